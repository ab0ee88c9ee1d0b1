"""Threads that a program starts itself: POSIX's, C's, and those of libstdc++ with its futures.

Where a differentiated function starts one, its derivative calls the thread's function there, and
goes on when it has ended (:mod:`ltoad.differentiate.started`).  :class:`Step` says what each
function of the libraries is for, and what such derivatives call in its place is in
``runtime/threads.ll``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum, auto

from ltoad.rules import baton, rust
from ltoad.rules.baton import LOCKED
from ltoad.rules.effects import Effects
from ltoad.rules.exceptions import KEEP_EXCEPTION, RELEASE_EXCEPTION
from ltoad.rules.registrars import effects, inactive, unsupported, words
from ltoad.rules.rows import Row


class Step(Enum):
    """What a call does to threads, before it is rewritten."""

    CREATE = auto()
    """(handle, attributes, function, argument)"""
    CREATE_PLAINLY = auto()
    """(handle, function, argument)"""
    START = auto()
    """(handle, owner of an object with a virtual function, …)"""
    START_CLOSURE = auto()
    """(size of the stack, block of :class:`ltoad.rules.rust.Begun`)"""
    PARK = auto()
    """Waits until another thread says that it goes on."""
    AT_CHANNEL = auto()
    """(channel, …): waits for a message, or for room, before that is tried once more."""
    AT_MEETING = auto()
    """(channel, …): waits for who takes, or brings, a message, where a channel has no room."""
    DETACH = auto()
    """(handle of a thread of Rust that nobody joins)"""
    ENTER_SCOPE = auto()
    """(object that counts the threads of a scope of Rust)"""
    LEAVE_SCOPE = auto()
    """(the same, whether the thread panicked)"""
    MAKE_HOOKS = auto()
    """(where these go, thread that is to be started)"""
    HOOKS = auto()
    """(closures that a thread of Rust runs first)"""
    JOIN = auto()
    """(handle, where the result goes)"""
    JOIN_OBJECT = auto()
    """(object with a handle)"""
    ONCE = auto()
    """(flag, function)"""
    MAKE_RESULT = auto()
    """(object for the result of a future)"""
    END_RESULT = auto()
    """(the same)"""
    SELF = auto()
    LOCK = auto()
    SHARE_LOCK = auto()
    WHOLE_LOCK = auto()
    WAIT = auto()
    """On a condition variable, see :class:`Waiting`."""
    NOTIFY = auto()
    """(condition variable)"""
    FUTURE = auto()
    """(object, word, value, whether for some time only, …)"""
    AT_EXIT = auto()
    """Whoever waits for a future is told when the thread has ended."""
    SEMAPHORE = auto()
    MEET = auto()
    """(barrier)"""
    PAUSE = auto()
    WORD = auto()
    """What a call of the system that waits for a word is found to be: (its number, word, command,
    value, …)"""
    SYSTEM = auto()
    """Calls of the system, which let threads wait, or wake them up."""
    BEGIN = auto()
    BEGIN_METHODS = auto()
    BEGIN_CLOSURE = auto()
    """What stands for a start until it is known which function the thread has, see
    :mod:`ltoad.rules.baton`."""


OF_RUST = (
    *(Step.START_CLOSURE, Step.PARK, Step.HOOKS),
    *(Step.ENTER_SCOPE, Step.LEAVE_SCOPE, Step.MAKE_HOOKS),
    *(Step.AT_CHANNEL, Step.AT_MEETING),
)
"""What functions of Rust's standard library do that start threads, are their first, or wait for
those of a scope."""

START_METHOD, END_METHOD = 16, 8
"""Where an object that is started has its function, and its destructor, in its virtual table."""
CALLED_ONCE, CALLS_ONCE, ONCE_PROXY = "_ZSt15__once_callable", "_ZSt11__once_call", "__once_proxy"
"""What libstdc++ calls once: variables with an object and a function, and who calls it."""
FUTEX = 202
FUTEX_WAITS, FUTEX_WAKES = frozenset([0, 9]), frozenset([1, 10])
FUTEX_COMMANDS = 127
"""A call of the system by which threads wait, and its commands, for x86-64's Linux."""

_FUTEX = "_ZNSt28__atomic_futex_unsigned_base"
_UNTIL = "EPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE"

JOIN, JOIN_OBJECT = "pthread_join", "_ZNSt6thread4joinEv"

_STEPS = {
    "pthread_create": Step.CREATE,
    "thrd_create": Step.CREATE_PLAINLY,
    "_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE": (
        Step.START
    ),
    "pthread_join": Step.JOIN,
    "thrd_join": Step.JOIN,
    JOIN_OBJECT: Step.JOIN_OBJECT,
    "pthread_once": Step.ONCE,
    "call_once": Step.ONCE,
    "pthread_self": Step.SELF,
    "thrd_current": Step.SELF,
    "pthread_mutex_lock": Step.LOCK,
    "mtx_lock": Step.LOCK,
    "pthread_rwlock_rdlock": Step.SHARE_LOCK,
    "pthread_rwlock_wrlock": Step.WHOLE_LOCK,
    "sem_wait": Step.SEMAPHORE,
    "sem_timedwait": Step.SEMAPHORE,
    "sem_clockwait": Step.SEMAPHORE,
    "pthread_barrier_wait": Step.MEET,
    "_ZNSt13__future_base13_State_baseV211_Make_ready6_M_setEv": Step.AT_EXIT,
    "syscall": Step.SYSTEM,
    baton.CALL: Step.BEGIN,
    baton.CALL_METHODS: Step.BEGIN_METHODS,
    baton.CALL_CLOSURE: Step.BEGIN_CLOSURE,
    "_ZNSt13__future_base12_Result_baseC1Ev": Step.MAKE_RESULT,
    "_ZNSt13__future_base12_Result_baseC2Ev": Step.MAKE_RESULT,
    "_ZNSt13__future_base12_Result_baseD1Ev": Step.END_RESULT,
    "_ZNSt13__future_base12_Result_baseD2Ev": Step.END_RESULT,
}
MEETS_LAST = -1
"""What one of those is told that have met at a barrier of POSIX."""

RESULT_ERROR = 8
"""Where the result of a future has the exception that was thrown in its place, or null."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """(condition variable, mutex, …): what that is in words, what is returned when the time is
    over (None: it waits for any time), and whether the mutex is the first member of a lock."""

    what: str = "a condition variable"
    late: int | None = None
    in_lock: bool = False


_LATE, _LATE_IN_C = 110, 4
"""What says that the time is over: ETIMEDOUT, and thrd_timedout."""
_WAITS = {
    "pthread_cond_wait": Waiting(),
    "pthread_cond_timedwait": Waiting(late=_LATE),
    "pthread_cond_clockwait": Waiting(late=_LATE),
    "cnd_wait": Waiting(),
    "cnd_timedwait": Waiting(late=_LATE_IN_C),
    "_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE": Waiting(
        "a std::condition_variable", in_lock=True
    ),
}
_NOTIFIES = {
    "pthread_cond_signal": False,
    "pthread_cond_broadcast": True,
    "cnd_signal": False,
    "cnd_broadcast": True,
    "_ZNSt18condition_variable10notify_oneEv": False,
    "_ZNSt18condition_variable10notify_allEv": True,
}
"""Whether all are told that wait."""
_FUTURES = (
    f"{_FUTEX}19_M_futex_wait_until{_UNTIL}",
    f"{_FUTEX}26_M_futex_wait_until_steady{_UNTIL}",
)
FUTURE = "a std::future"
EXIT = "the exit of a thread, by a function of a name that ends with _at_thread_exit"
SEMAPHORE = "a std::barrier, std::latch, semaphore or std::atomic::wait"
SPIN = "a variable that another thread sets"
PARKED = "std::thread::park, or the end of a thread of a scope"
CHANNEL = "a message of a channel, or room in one"
MEETING = "who takes, or brings, a message of a channel without room"
"""What the run says that it would wait for."""

STARTED = "__ltoad_thread_started"
ENTER = "__ltoad_thread_enter"
LEAVE = "__ltoad_thread_leave"
SELF = "__ltoad_thread_self"
LOCK = "__ltoad_thread_lock"
WAITS = "__ltoad_thread_waits"
LEFT = "__ltoad_thread_left"
SUPPORT = (STARTED, ENTER, LEAVE, SELF, LOCK, WAITS, LEFT)
FILE = "threads.ll"
"""What derivatives call, and where it is defined."""

_STARTING = (Step.CREATE, Step.CREATE_PLAINLY, Step.START)
_SLEEP = "ENSt6chrono8durationIlSt5ratioILl1ELl1EEEENS1_IlS2_ILl1ELl1000000000EEEE"
_SEEN_START = (
    "name the differentiated function in its request, so that the threads that it starts are "
    "known, or differentiate the thread's function, and start threads around the derivative"
)
_JOIN_IT = "join the thread in the function that starts it"
_MEET = (
    "let threads wait only for the end of threads that they have started: cut their functions in "
    "two where they would meet"
)


def _refused(names: str, remedy: str) -> Row:
    return replace(unsupported(words(names), remedy), always=True)


ROWS: tuple[Row, ...] = (
    # nobody looks at the pointer of which a reference has been given back
    inactive([RELEASE_EXCEPTION, KEEP_EXCEPTION], effects((0,), input_output=True)),
    inactive(["_ZSt17current_exceptionv"], effects((), (0,), input_output=True)),
    inactive(
        words("_ZSt15future_categoryv _ZNSt3_V216generic_categoryEv _ZNSt3_V215system_categoryEv"),
        effects(),
    ),
    inactive([STARTED, SELF], effects(input_output=True)),
    inactive([ENTER, LEAVE, LEFT], effects(input_output=True)),
    inactive([LOCK], LOCKED),
    inactive([WAITS], Effects(no_return=True, input_output=True)),
    inactive(
        [JOIN_OBJECT],
        effects((0,), (0,), other_memory=True, input_output=True, may_unwind=True),
    ),
    inactive(
        ["pthread_join", "thrd_join"], effects((), (1,), other_memory=True, input_output=True)
    ),
    inactive(
        words(
            "_ZNSt6thread20hardware_concurrencyEv _ZNSt6thread6_StateD2Ev _ZNSt6thread6_StateD1Ev"
            " _ZNSt18condition_variableC1Ev _ZNSt18condition_variableC2Ev"
            " _ZNSt18condition_variableD1Ev _ZNSt18condition_variableD2Ev"
            " _ZNSt18condition_variable10notify_oneEv _ZNSt18condition_variable10notify_allEv"
            f" {_FUTEX}19_M_futex_notify_allEPj"
        ),
        effects(input_output=True),
    ),
    inactive(words("thrd_yield thrd_current pthread_equal thrd_equal"), effects(input_output=True)),
    inactive(words("pthread_attr_init cnd_init mtx_init"), replace(LOCKED, reads=frozenset())),
    inactive(
        words("sem_init pthread_barrier_init pthread_spin_init pthread_rwlock_init"),
        replace(LOCKED, reads=frozenset({1})),
    ),
    inactive(
        words(
            "sem_post sem_destroy pthread_barrier_destroy pthread_cond_destroy pthread_spin_destroy"
            " pthread_rwlock_destroy mtx_destroy cnd_destroy cnd_signal cnd_broadcast mtx_unlock"
            " mtx_lock mtx_trylock"
        ),
        LOCKED,
    ),
    inactive(
        words("pthread_attr_setstacksize pthread_attr_setdetachstate pthread_attr_destroy"),
        effects((0,), (0,), input_output=True),
    ),
    inactive(
        words("thrd_sleep _ZNSt11this_thread11__sleep_for" + _SLEEP),
        effects((0,), (1,), input_output=True),
    ),
    _refused("pthread_detach thrd_detach _ZNSt6thread6detachEv", _JOIN_IT),
    _refused(" ".join(n for n, step in _STEPS.items() if step in _STARTING), _SEEN_START),
    _refused("pthread_once call_once", "do this once before what is differentiated"),
    _refused(
        "pthread_barrier_wait sem_wait sem_timedwait sem_clockwait pthread_cancel pthread_exit"
        " thrd_exit pthread_setspecific tss_set",
        _MEET,
    ),
    _refused(" ".join((*_WAITS, *_FUTURES)), _MEET),
)


_BY_PATH: tuple[tuple[Callable[[str], bool], Step], ...] = (
    (rust.starts_thread, Step.START_CLOSURE),
    (rust.makes_hooks, Step.MAKE_HOOKS),
    (rust.runs_hooks, Step.HOOKS),
    (rust.enters_scope, Step.ENTER_SCOPE),
    (rust.leaves_scope, Step.LEAVE_SCOPE),
    (rust.detaches, Step.DETACH),
    (rust.waits_at_channel, Step.AT_CHANNEL),
    (rust.meets_at_channel, Step.AT_MEETING),
    (rust.parks, Step.PARK),
)
"""What functions of Rust's standard library do, which are known by their paths."""


def step_of(name: str) -> Step | None:
    """What a function does to threads, if it is one of those that are rewritten."""
    if name in _BY_NAME:
        return _BY_NAME[name]
    return next((step for does, step in _BY_PATH if does(name)), None)


def starts(name: str) -> bool:
    """Whether a function starts a thread."""
    return step_of(name) in _STARTING


def names() -> tuple[str, ...]:
    """What the names of all functions and variables begin with that are rewritten."""
    return (*_BY_NAME, CALLED_ONCE, CALLS_ONCE, *rust.MANGLED)


def enters_thread(name: str) -> bool:
    """Whether behind a call in a derivative a thread's function is called."""
    return name == ENTER


def marks() -> tuple[str, ...]:
    """What programs call that start threads, or have futures."""
    return tuple(n for n, step in _STEPS.items() if step in (*_STARTING, Step.MAKE_RESULT))


def gives_address(name: str) -> bool:
    """Whether a function that joins hands on an address that the thread's function returned, and
    not an int."""
    return name == "pthread_join"


def waits_always(name: str) -> bool:
    """Whether a function waits for a semaphore for any time."""
    return name == "sem_wait"


def waiting(name: str) -> Waiting:
    """How a function waits on a condition variable."""
    return _WAITS[name]


def notifies_all(name: str) -> bool:
    """Whether a function tells all that wait on a condition variable."""
    return _NOTIFIES[name]


def only_waits(name: str) -> bool:
    """Whether a function does nothing but to let time go by."""
    return name in _PAUSES


_PAUSES = frozenset(
    words(
        "sched_yield thrd_yield usleep nanosleep sleep thrd_sleep llvm.x86.sse2.pause"
        " llvm.aarch64.hint pthread_yield _ZNSt11this_thread11__sleep_for"
    )
) | {f"_ZNSt11this_thread11__sleep_for{_SLEEP}"}


_BY_NAME = {
    **_STEPS,
    **dict.fromkeys(_WAITS, Step.WAIT),
    **dict.fromkeys(_NOTIFIES, Step.NOTIFY),
    **dict.fromkeys(_FUTURES, Step.FUTURE),
    **{name: Step.PAUSE for name in _PAUSES if not name.startswith("llvm.")},
}


_ENDS = frozenset(words("__cxa_thread_atexit __cxa_thread_atexit_impl"))


def ends_own_variable(name: str) -> bool:
    """Whether a function says what is to be done with a thread's own variable when it ends."""
    return name in _ENDS


def tells_own_address(name: str) -> bool:
    """Whether a function tells where the calling thread has its own variable."""
    return name.startswith("llvm.threadlocal.address")
