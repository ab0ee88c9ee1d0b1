"""Functions of the C library and of POSIX whose data carry no derivative.

What they do to memory is said exactly, so that a call to printf between two
loads does not make the second one unknown.  Numbers that are read from a file
or parsed from text are inputs of the program: their derivative is zero.
"""

from __future__ import annotations

from dataclasses import replace

from ltoad.rules.allocators import USABLE_SIZE
from ltoad.rules.effects import ERRNO, VARIADIC, Effects
from ltoad.rules.registrars import effects, inactive, sort, unsupported, words, zero
from ltoad.rules.rows import Row


def _io(reads: tuple[int, ...] = (), writes: tuple[int, ...] = ()) -> Effects:
    """Input and output through the pointers given; streams belong to the library."""
    return effects(reads, writes, input_output=True)


def _characters(touched: Effects) -> Effects:
    """Strings are written: a float that lay there is overwritten for good, and none comes to be."""
    return replace(touched, characters=True)


_OUTPUT: tuple[Row, ...] = (
    inactive(words("printf"), _io((0, VARIADIC))),
    inactive(words("fprintf"), _io((0, 1, VARIADIC))),
    inactive(words("dprintf"), _io((1, VARIADIC))),
    inactive(words("__printf_chk"), _io((1, VARIADIC))),
    inactive(words("__fprintf_chk"), _io((0, 2, VARIADIC))),
    inactive(words("__dprintf_chk"), _io((2, VARIADIC))),
    inactive(words("vprintf"), _io((0, 1))),
    inactive(words("vfprintf"), _io((0, 1, 2))),
    inactive(words("vdprintf"), _io((1, 2))),
    inactive(words("__vfprintf_chk"), _io((0, 2, 3))),
    inactive(words("sprintf"), _characters(effects((1, VARIADIC), (0,)))),
    inactive(words("snprintf"), _characters(effects((2, VARIADIC), (0,)))),
    inactive(words("__sprintf_chk"), _characters(effects((3, VARIADIC), (0,)))),
    inactive(words("__snprintf_chk"), _characters(effects((4, VARIADIC), (0,)))),
    inactive(words("vsprintf"), _characters(effects((1, 2), (0,)))),
    inactive(words("vsnprintf"), _characters(effects((2, 3), (0,)))),
    inactive(words("__vsnprintf_chk"), _characters(effects((4, 5), (0,)))),
    inactive(words("asprintf"), effects((1, VARIADIC), (0,))),
    inactive(words("__asprintf_chk"), effects((2, VARIADIC), (0,))),
    inactive(words("vasprintf"), effects((1, 2), (0,))),
    inactive(words("__vasprintf_chk"), effects((2, 3), (0,))),
    inactive(words("__vprintf_chk"), _io((1, 2))),
    inactive(words("__vsprintf_chk"), _characters(effects((3, 4), (0,)))),
    inactive(words("__vdprintf_chk"), _io((2, 3))),
    inactive(words("wprintf"), _io((0, VARIADIC))),
    inactive(words("fwprintf"), _io((0, 1, VARIADIC))),
    inactive(words("swprintf"), _characters(effects((2, VARIADIC), (0,)))),
    inactive(words("putwchar getwchar"), _io()),
    inactive(words("fputwc putwc ungetwc"), _io((1,))),
    inactive(words("fgetwc getwc"), _io((0,))),
    inactive(words("ftello"), _io((0,))),
    inactive(words("fgetpos"), _io((0,), (1,))),
    inactive(words("fsetpos"), _io((0, 1))),
    inactive(words("puts perror"), _io((0,))),
    inactive([USABLE_SIZE], effects((0,)), tells_size=True),
    inactive(words("fputs fputs_unlocked"), _io((0, 1))),
    inactive(words("putchar putchar_unlocked"), _io()),
    inactive(words("fputc putc _IO_putc fputc_unlocked"), _io((1,))),
    inactive(words("fwrite fwrite_unlocked"), _io((0, 3))),
    inactive(words("write pwrite"), _io((1,))),
    inactive(words("fflush fclose pclose fileno feof ferror rewind ftell clearerr"), _io((0,))),
    inactive(words("fseek fseeko"), _io((0,))),
    inactive(
        words("setbuf setvbuf"),
        Effects(reads=frozenset({0}), captures=frozenset({1}), input_output=True),
    ),
    inactive(words("fopen fopen64 popen"), _io((0, 1))),
    inactive(words("freopen"), _io((0, 1, 2))),
    inactive(words("open open64 creat remove unlink mkdir access chdir"), _io((0,))),
    inactive(words("close lseek dup dup2 isatty fsync getchar getpid getppid"), _io()),
    inactive(words("rename link symlink"), _io((0, 1))),
    inactive(words("tmpfile"), _io()),
    inactive(words("syslog"), _io((1, VARIADIC))),
)

_INPUT: tuple[Row, ...] = (
    inactive(words("scanf __isoc99_scanf __isoc23_scanf"), _io((0,), (VARIADIC,)), scan_format=0),
    inactive(
        words("fscanf __isoc99_fscanf __isoc23_fscanf"), _io((0, 1), (VARIADIC,)), scan_format=1
    ),
    inactive(
        words("sscanf __isoc99_sscanf __isoc23_sscanf"),
        effects((0, 1), (VARIADIC,)),
        scan_format=1,
    ),
    inactive(words("vscanf"), _io((0, 1), (1,))),
    inactive(words("vfscanf"), _io((0, 1, 2), (2,))),
    inactive(words("vsscanf"), effects((0, 1, 2), (2,))),
    inactive(words("fgets"), _characters(_io((2,), (0,)))),
    inactive(words("__fgets_chk __fread_chk"), effects((3, 4), (0,), input_output=True)),
    inactive(words("__read_chk"), _io((), (1,))),
    inactive(words("getdelim"), _io((3,), (0, 1))),
    inactive(words("tmpnam"), _io((), (0,))),
    inactive(words("fgetc getc _IO_getc"), _io((0,))),
    inactive(words("ungetc"), _io((1,))),
    inactive(words("fread"), _io((3,), (0,))),
    inactive(words("read pread"), _io((), (1,))),
    inactive(words("getline"), _io((2,), (0, 1))),
    inactive(words("getenv secure_getenv"), _io((0,))),
)

_STRING: tuple[Row, ...] = (
    inactive(words("strlen wcslen"), effects((0,)), again=True),
    inactive(words("strnlen"), effects((0,)), again=True),
    inactive(
        words("strcmp strncmp strcasecmp strncasecmp strcoll memcmp bcmp strspn strcspn"),
        effects((0, 1)),
        again=True,
    ),
    inactive(
        words("strchr strrchr strchrnul memchr memrchr rawmemchr index rindex"),
        effects((0,)),
        again=True,
    ),
    inactive(words("strstr strpbrk strcasestr"), effects((0, 1)), again=True),
    inactive(
        words("strcpy strncpy strcat strncat __strcpy_chk __strncpy_chk __strcat_chk"),
        _characters(effects((1,), (0,), returns_argument=0)),
    ),
    inactive(
        words("stpcpy stpncpy __stpcpy_chk strlcpy strlcat"), _characters(effects((1,), (0,)))
    ),
    inactive(words("strdup strndup __strdup"), effects((0,))),
    inactive(words("strerror strsignal"), effects(other_memory=True)),
    inactive(words("strtok"), effects((0, 1), (0,), other_memory=True)),
    inactive(words("strtok_r"), effects((0, 1, 2), (0, 2))),
    inactive(words("wcscmp wmemcmp"), effects((0, 1)), again=True),
    inactive(words("wcscpy wcsncpy"), _characters(effects((1,), (0,), returns_argument=0))),
    inactive(
        words("__strncat_chk"),
        _characters(effects((0, 1), (0,), returns_argument=0)),
    ),
    inactive(words("__stpncpy_chk"), _characters(effects((1,), (0,)))),
    inactive(words("strxfrm"), _characters(effects((1,), (0,)))),
    inactive(words("mblen"), effects((0,))),
    inactive(words("mbtowc mbstowcs wcstombs"), effects((1,), (0,))),
    inactive(words("wctomb"), _characters(effects((), (0,)))),
    inactive(words("btowc wctob"), again=True),
    inactive(words("mbrtowc"), effects((1, 3), (0, 3))),
    inactive(words("wcrtomb"), effects((2,), (0, 2))),
    inactive(words("mbsrtowcs wcsrtombs"), effects((1, 3), (0, 1, 3))),
)

_CHARACTER = words("""
    isalnum isalpha isblank iscntrl isdigit isgraph islower isprint ispunct isspace isupper
    isxdigit tolower toupper isascii toascii
    iswalnum iswalpha iswblank iswcntrl iswdigit iswgraph iswlower iswprint iswpunct iswspace
    iswupper iswxdigit towlower towupper
""")

_STANDARD: tuple[Row, ...] = (
    *(inactive([name], again=True) for name in _CHARACTER),
    inactive(words("__ctype_b_loc __ctype_tolower_loc __ctype_toupper_loc"), again=True),
    inactive(words("atoi atol atoll atof"), effects((0,)), again=True),
    inactive(
        words(
            "strtod strtof strtold strtol strtoll strtoul strtoull strtoimax strtoumax"
            " __isoc23_strtol __isoc23_strtoll __isoc23_strtoul __isoc23_strtoull"
        ),
        effects((0,), (1,)),
        again=True,
    ),
    inactive(words("wcstod wcstof wcstold wcstol wcstoul"), effects((0,), (1,)), again=True),
    zero(words("abs labs llabs imaxabs div ldiv lldiv imaxdiv ffs ffsl ffsll")),
    inactive(
        words("rand random drand48 lrand48 mrand48 srand srandom srand48 arc4random"),
        _io(),
    ),
    inactive(words("rand_r erand48 nrand48 jrand48"), effects((0,), (0,))),
    inactive(words("getrandom getentropy"), _io((), (0,))),
    inactive(
        words("abort exit _exit _Exit quick_exit"), Effects(no_return=True, input_output=True)
    ),
    inactive(words("atexit at_quick_exit"), Effects(captures=frozenset({0}), input_output=True)),
    inactive(ERRNO, again=True),
    inactive(words("system"), _io((0,))),
    inactive(words("raise"), _io()),
    inactive(words("signal"), Effects(captures=frozenset({1}), input_output=True)),
    inactive(words("setlocale"), _io((1,))),
    inactive(words("localeconv"), again=True),
    inactive(
        words("__assert_fail __assert_rtn"),
        Effects(reads=frozenset({0, 1, 3}), no_return=True, input_output=True),
    ),
    inactive(
        words("__assert"), Effects(reads=frozenset({0, 1}), no_return=True, input_output=True)
    ),
    inactive(
        words("__assert_perror_fail"),
        Effects(reads=frozenset({1, 3}), no_return=True, input_output=True),
    ),
    inactive(
        words("__stack_chk_fail __chk_fail __fortify_fail"),
        Effects(no_return=True, input_output=True),
    ),
    inactive(words("sysconf sched_yield sched_getcpu getpagesize usleep sleep"), _io()),
    inactive(words("nanosleep"), _io((0,), (1,))),
    inactive(words("getrusage"), _io((), (1,))),
    inactive(words("feclearexcept feraiseexcept fetestexcept fesetround fegetround"), _io()),
    inactive(words("fegetenv feholdexcept fegetexceptflag"), _io((), (0,))),
    inactive(words("fesetenv feupdateenv fesetexceptflag"), _io((0,))),
)

_TIME: tuple[Row, ...] = (
    inactive(words("clock"), _io()),
    inactive(words("time"), _io((), (0,))),
    inactive(words("gettimeofday"), _io((), (0, 1))),
    inactive(words("clock_gettime clock_getres"), _io((), (1,))),
    inactive(words("timespec_get"), _io((), (0,))),
    inactive(words("ftime times"), _io((), (0,))),
    zero(words("difftime")),
    inactive(words("mktime timegm"), effects((0,), (0,))),
    inactive(words("gmtime localtime ctime asctime"), effects((0,))),
    inactive(words("gmtime_r localtime_r"), effects((0,), (1,))),
    inactive(words("strftime"), effects((2, 3), (0,))),
)

_NO_PROCESSES = "start processes outside of what is differentiated"
_NO_JUMPS = "return an error code instead, or declare the function inactive"

_CALLBACKS: tuple[Row, ...] = (
    sort(words("qsort")),
    unsupported(
        words("tsearch twalk"),
        "sort indices instead of active numbers, or declare the caller inactive",
    ),
    unsupported(
        words("setjmp _setjmp sigsetjmp __sigsetjmp getcontext"), _NO_JUMPS, returns_twice=True
    ),
    unsupported(words("longjmp _longjmp siglongjmp setcontext makecontext swapcontext"), _NO_JUMPS),
    unsupported(["vfork"], _NO_PROCESSES, returns_twice=True),
    unsupported(["fork"], _NO_PROCESSES),
)

LOCKED = replace(effects((0,), (0,), other_memory=True), characters=True)
"""What is done to a lock: it is a member of its own, and what is written there is no number."""

_THREADS: tuple[Row, ...] = (
    inactive(
        words("""
            pthread_mutex_lock pthread_mutex_unlock pthread_mutex_trylock
            pthread_mutex_destroy pthread_cond_signal pthread_cond_broadcast
            pthread_rwlock_rdlock pthread_rwlock_wrlock pthread_rwlock_unlock
            pthread_spin_lock pthread_spin_unlock
        """),
        LOCKED,
    ),
    inactive(
        words("pthread_mutex_init pthread_cond_init"),
        replace(LOCKED, reads=frozenset({1})),
    ),
    inactive(words("pthread_self gettid"), _io()),
)

ROWS: tuple[Row, ...] = (
    *_OUTPUT,
    *_INPUT,
    *_STRING,
    *_STANDARD,
    *_TIME,
    *_CALLBACKS,
    *_THREADS,
)
