extern "C" int helper_of_another_language() { return new int(1) != nullptr; }
