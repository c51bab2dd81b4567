"""docs/python.md is run, example by example, and the notebooks are, cell by cell."""

import contextlib
import io
import json
import re
import unittest

from support import SOURCE_TREE

import ludarium


class Documents(unittest.TestCase):
    def test_the_examples_run(self):
        page = (SOURCE_TREE / "docs" / "python.md").read_text()
        examples = re.findall(r"^```python\n(.*?)^```", page, re.M | re.S)
        self.assertGreaterEqual(len(examples), 4)
        names = {}
        with contextlib.redirect_stdout(io.StringIO()) as said:
            for example in examples:
                exec(compile(example, "docs/python.md", "exec"), names)
        self.assertRegex(said.getvalue(), r"SC-[A-Z]+-\d+")
        for name in re.findall(r"`([A-Za-z]+Error)`", page):
            self.assertTrue(hasattr(ludarium, name) or name == "RuntimeError", name)

    def test_the_notebooks_run(self):
        notebooks = sorted((SOURCE_TREE / "python" / "notebooks").glob("*.ipynb"))
        self.assertEqual([path.stem for path in notebooks], ["first_game", "training"])
        for path in notebooks:
            notebook = json.loads(path.read_text())
            self.assertEqual(notebook["nbformat"], 4)
            cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
            self.assertGreaterEqual(len(cells), 4)
            names = {"QUICK": True}
            with contextlib.redirect_stdout(io.StringIO()):
                for number, cell in enumerate(cells):
                    exec(compile("".join(cell["source"]), f"{path.name}, cell {number}", "exec"), names)
                    self.assertEqual(cell["outputs"], [], "outputs are not kept")


if __name__ == "__main__":
    unittest.main()
