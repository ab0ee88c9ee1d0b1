"""Where kept values live: slots, buffers, frames, alias scopes."""
