#!/usr/bin/python3
"""Runs the tests of the package, or those whose names contain the words given, and counts them."""

import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "build" / "python")]


def main() -> int:
    loader = unittest.TestLoader()
    if sys.argv[1:]:
        loader.testNamePatterns = [f"*{word}*" for word in sys.argv[1:]]
    suite = loader.discover(str(HERE), "test_*.py")
    result = unittest.TextTestRunner().run(suite)
    if not result.testsRun:
        print("no test has such a name")
    elif result.wasSuccessful():
        print(f"all {result.testsRun} passed")
    return 0 if result.wasSuccessful() and result.testsRun else 1


if __name__ == "__main__":
    sys.exit(main())
