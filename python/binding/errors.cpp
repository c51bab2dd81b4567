#include <array>

#include "core/record.hpp"
#include "python/binding/bind.hpp"

namespace ludarium::python {
namespace {

// Of the module, which is never unloaded.
std::array<PyObject*, 5> exceptions{};
enum Which : std::uint8_t { base, bad_input, illegal, game_over, view };

PyObject* make_exception(py::module_& module, const char* name, const char* about, const py::object& bases) {
  PyObject* made = PyErr_NewExceptionWithDoc((std::string("ludarium.") + name).c_str(), about, bases.ptr(), nullptr);
  if (made == nullptr) throw py::error_already_set();
  module.add_object(name, made);
  return made;
}

void raise(const Refused& refused) {
  static constexpr std::array<Which, 4> which{bad_input, illegal, game_over, view};
  const py::object type = py::reinterpret_borrow<py::object>(exceptions[which[static_cast<std::size_t>(refused.kind)]]);
  const py::object exception = type(refused.message);
  exception.attr("code") = refused.code;
  if (refused.kind == Refused::Kind::illegal) {
    exception.attr("rule") = refused.rule;
    exception.attr("sentence") = refused.sentence;
    exception.attr("detail") = refused.detail;
  }
  PyErr_SetObject(type.ptr(), exception.ptr());
}

// A value that pybind11 cannot read as what it should be.
Refused refusal(const py::cast_error& fault) { return {Refused::Kind::bad_input, "bad_value", fault.what()}; }

}  // namespace

void bind_errors(py::module_& module) {
  exceptions[base] = make_exception(module, "LudariumError",
                                    "Something was asked that cannot be; nothing has changed. `code` is for programs.",
                                    py::reinterpret_borrow<py::object>(PyExc_Exception));
  py::setattr(py::handle(exceptions[base]), "code", py::str("bad_input"));  // of those that are raised from Python
  const auto value_error = py::make_tuple(py::handle(exceptions[base]), py::handle(PyExc_ValueError));
  exceptions[bad_input] = make_exception(
      module, "BadInputError", "A game, an option, a shape, a number or a text that there is not.", value_error);
  exceptions[illegal] = make_exception(module, "IllegalActionError",
                                       "The rules forbid the action: `rule` is the rule's id, `sentence` what it says, "
                                       "`detail` the numbers of this case.",
                                       value_error);
  const py::tuple alone = py::make_tuple(py::handle(exceptions[base]));
  exceptions[game_over] = make_exception(module, "GameOverError", "Nobody decides any more.", alone);
  exceptions[view] = make_exception(module, "ViewError", "Nobody can play on from what one seat sees.", alone);
  py::register_exception_translator([](std::exception_ptr thrown) {
    try {
      if (thrown) std::rethrow_exception(thrown);
    } catch (const Refused& refused) {
      raise(refused);
    } catch (const py::cast_error& fault) {
      raise(refusal(fault));
    }
  });
}

void raise_current() {
  try {
    throw;
  } catch (const Refused& refused) {
    raise(refused);
  } catch (const py::cast_error& fault) {
    raise(refusal(fault));
  } catch (py::error_already_set& set) {
    set.restore();
  } catch (const std::bad_alloc&) {
    PyErr_NoMemory();
  } catch (const std::exception& fault) {
    PyErr_SetString(PyExc_RuntimeError, fault.what());
  } catch (...) {
    PyErr_SetString(PyExc_RuntimeError, "unknown fault");
  }
}

py::object to_python(const boost::json::value& json) {
  return py::module_::import("json").attr("loads")(boost::json::serialize(json));
}

boost::json::value from_python(const py::handle& object) {
  std::string text;
  try {
    text = py::module_::import("json").attr("dumps")(object).cast<std::string>();
  } catch (py::error_already_set& fault) {
    if (!fault.matches(PyExc_TypeError) && !fault.matches(PyExc_ValueError)) throw;
    throw Refused{Refused::Kind::bad_input, "bad_json", fault.what()};
  }
  auto json = parse_json(text);
  if (!json) throw Refused{Refused::Kind::bad_input, "bad_json", "too deep, or a number that JSON has not"};
  return std::move(*json);
}

std::optional<ChanceKey> key_from(const std::optional<std::string>& hex) {
  if (!hex) return std::nullopt;
  auto key = ChanceKey::read(*hex);
  if (!key) throw Refused{Refused::Kind::bad_input, "bad_key", "a key has 64 hexadecimal digits"};
  return key;
}

}  // namespace ludarium::python
