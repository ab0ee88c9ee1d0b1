"""The subcommands of `ltoad`, one file each."""
