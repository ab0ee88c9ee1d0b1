"""Which functions of Rust's library wait at channels, in both kinds of mangled names."""

import pytest

from ltoad.rules import rust

_LEGACY = "_ZN3std4sync4mpmc{}16Channel$LT$T$GT$4recv28_$u7b$$u7b$closure$u7d$$u7d$17h1ca3E"
_V0 = "_RNCNvMs1_NtNtNtCsjrHSEGnQ3l9_3std4sync4mpmc{}INtB7_7ChannelTjdEE4recvs_0Csg_6quarry"


@pytest.mark.parametrize("name", [_LEGACY, _V0])
@pytest.mark.parametrize("kind", ["4list", "5array"])
def test_who_waits_at_a_channel_tries_once_more(name: str, kind: str) -> None:
    assert rust.waits_at_channel(name.format(kind))
    assert not rust.meets_at_channel(name.format(kind))


@pytest.mark.parametrize("name", [_LEGACY, _V0])
def test_a_channel_without_room_is_a_meeting(name: str) -> None:
    assert rust.meets_at_channel(name.format("4zero"))
    assert not rust.waits_at_channel(name.format("4zero"))


@pytest.mark.parametrize(
    "name",
    [
        "_ZN3std4sync4mpmc4list16Channel$LT$T$GT$4recv17hfe02E",
        "_ZN6quarry7Channel4recv28_$u7b$$u7b$closure$u7d$$u7d$17h1ca3E",
    ],
)
def test_other_functions_do_not(name: str) -> None:
    assert not rust.waits_at_channel(name)
