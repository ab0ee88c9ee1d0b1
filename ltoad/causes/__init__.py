"""Why ltoad refuses something: every cause there is, with what a person can do about it.

Code that refuses names a cause of these modules and says what it has found; ``docs/messages.md``
explains each to users, and a test holds the two together.
"""
