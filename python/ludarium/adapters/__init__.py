"""Ludarium behind the interfaces of other libraries. Each imports its library only if it is there; without it the
classes are the same but inherit from nothing."""
