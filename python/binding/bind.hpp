// The parts of the module, and what they share: errors as exceptions, JSON as dicts, calls that cost little.
#pragma once

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <boost/json.hpp>
#include <exception>

#include "python/binding/game.hpp"

namespace ludarium::python {

namespace py = pybind11;

void bind_errors(py::module_& module);
void bind_game(py::module_& module);
void bind_state(py::module_& module);
void bind_batch(py::module_& module);
void bind_bots(py::module_& module);

// Makes the exception that is thrown at the moment Python's current one.
void raise_current();

py::object to_python(const boost::json::value& json);
boost::json::value from_python(const py::handle& object);  // refuses what is no JSON
std::optional<ChanceKey> key_from(const std::optional<std::string>& hex);

// A position as Python holds it, with the arrays that State.advance() fills.
struct PyState {
  Position position;
  std::vector<float> observation = {};
  std::vector<std::int64_t> ids = {};  // of the legal actions; the first `listed` of them
  std::size_t listed = 0;

  explicit PyState(Position from) : position(std::move(from)) {}
  void show();
};
PyState& state_in(PyObject* self);  // faster than a cast; throws for an object that was never made

// Wraps a function of the C API: what it throws becomes Python's exception.
template <class Function>
PyObject* guarded(Function&& function) {
  try {
    return function();
  } catch (...) {
    raise_current();
    return nullptr;
  }
}

}  // namespace ludarium::python
