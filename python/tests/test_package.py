"""The package as it is imported: typed, with stubs that say what there is, and every public thing explained."""

import ast
import inspect
import unittest
from importlib import resources

from support import SOURCE_TREE

import ludarium
from ludarium import _ludarium


def stub():
    return ast.parse(resources.files("ludarium").joinpath("_ludarium.pyi").read_text())


class Package(unittest.TestCase):
    def test_is_typed(self):
        self.assertTrue(resources.files("ludarium").joinpath("py.typed").is_file())

    def test_everything_it_lists_is_there(self):
        for name in ludarium.__all__:
            self.assertTrue(hasattr(ludarium, name), name)

    def test_the_stub_and_the_module_have_the_same_names(self):
        told = {}
        for node in stub().body:
            if isinstance(node, ast.ClassDef):
                told[node.name] = {
                    item.name if isinstance(item, ast.FunctionDef) else item.target.id
                    for item in node.body
                    if isinstance(item, (ast.FunctionDef, ast.AnnAssign))
                }
            elif isinstance(node, ast.FunctionDef):
                told[node.name] = None
            elif isinstance(node, ast.AnnAssign):
                told[node.target.id] = None
        there = {name for name in vars(_ludarium) if not name.startswith("__")}
        self.assertEqual(there, set(told) - {"__version__"})
        for name, members in told.items():
            kind = getattr(_ludarium, name)
            if members is None or issubclass(kind, Exception):
                continue
            own = {m for m in vars(kind) if not m.startswith("__") and not m.startswith("_pybind")}
            self.assertEqual(own, {m for m in members if not m.startswith("__")}, name)

    def test_the_stub_names_arguments_as_they_are(self):
        for node in stub().body:
            if not isinstance(node, ast.ClassDef):
                continue
            for item in node.body:
                if not isinstance(item, ast.FunctionDef):
                    continue
                function = getattr(getattr(_ludarium, node.name), item.name, None)
                if function is None or isinstance(function, property) or item.name == "__init__":
                    continue
                text = function.__doc__ or ""
                for argument in item.args.args[1:] + item.args.kwonlyargs:
                    self.assertIn(f"{argument.arg}:", text.split("->")[0], f"{node.name}.{item.name}")

    def test_every_public_thing_is_explained(self):
        for name in ludarium.__all__:
            thing = getattr(ludarium, name)
            if not callable(thing):
                continue
            self.assertTrue(inspect.getdoc(thing), name)
            if not inspect.isclass(thing) or issubclass(thing, (Exception, tuple)):
                continue
            for member, value in vars(thing).items():
                if member.startswith("_"):
                    continue
                text = inspect.getdoc(value) or ""
                said = [line for line in text.splitlines() if line.strip() and not line.startswith(f"{member}(self")]
                self.assertTrue(said, f"{name}.{member}")

    def test_has_the_version_of_the_program(self):
        project = (SOURCE_TREE / "CMakeLists.txt").read_text()
        self.assertIn(f"project(ludarium VERSION {ludarium.__version__} ", project)

    def test_environments_are_named_with_the_version_of_their_rules(self):
        for name in ludarium.game_names():
            game = ludarium.Game(name)
            self.assertEqual(game.env_id, f"{name}-v{game.version}")


if __name__ == "__main__":
    unittest.main()
