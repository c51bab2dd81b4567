#include "python/binding/bind.hpp"

PYBIND11_MODULE(_ludarium, module) {
  using namespace ludarium::python;
  module.doc() = "The engines of Ludarium: rules, bots and many games at once. Import ludarium, not this module.";
  module.attr("__version__") = LUDARIUM_VERSION;  // of the build: it stands in CMakeLists.txt alone
  bind_errors(module);
  bind_game(module);
  bind_state(module);
  bind_batch(module);
  bind_bots(module);
}
