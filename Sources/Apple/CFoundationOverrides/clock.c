/* The clock that a widget's code reads dates from. Foundation, Swift's run-time and libc's other users find these
   functions before libc's own, as they find those of overrides.c; until a request says what time it is, each goes on to
   the real one. Clocks that tell no date, which timers and time-outs go by, are never touched.

   A date that was set stands still for the first second, so that the same request gives the same timeline, and goes on
   from there, so that code which waits for a date to pass comes to an end. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <math.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

enum { SECOND = 1000000000 };

/* An odd turn says that the other three are being written. */
static atomic_uint turn;
static _Atomic bool is_set;
static _Atomic int64_t base, began;

typedef int (*gettime_function)(clockid_t, struct timespec *);
typedef int (*timedwait_function)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
typedef int (*semaphore_function)(sem_t *, const struct timespec *);

static int64_t nanoseconds(const struct timespec *time) { return (int64_t)time->tv_sec * SECOND + time->tv_nsec; }

static struct timespec timespec_of(int64_t nanoseconds) {
    int64_t rest = nanoseconds % SECOND;
    if (rest < 0) rest += SECOND;
    return (struct timespec){.tv_sec = (nanoseconds - rest) / SECOND, .tv_nsec = rest};
}

/* Dates as far away as Date.distantFuture have no number of nanoseconds in 64 bits. */
static struct timespec later(struct timespec time, int64_t nanoseconds) {
    const struct timespec by = timespec_of(nanoseconds);
    time.tv_sec += by.tv_sec;
    time.tv_nsec += by.tv_nsec;
    if (time.tv_nsec >= SECOND) {
        time.tv_nsec -= SECOND;
        time.tv_sec++;
    }
    return time;
}

static int real_gettime(clockid_t clock, struct timespec *time) {
    static _Atomic(gettime_function) real;
    gettime_function function = real;
    if (!function) {
        function = (gettime_function)dlsym(RTLD_NEXT, "clock_gettime");
        real = function;
    }
    return function ? function(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

static int64_t real_nanoseconds(clockid_t clock) {
    struct timespec time;
    real_gettime(clock, &time);
    return nanoseconds(&time);
}

/* Whether a date was set, and then the present one in nanoseconds since 1970. */
static bool virtual_now(int64_t *now) {
    int64_t start, from;
    bool set;
    unsigned before;
    do {
        before = turn;
        set = is_set;
        start = base;
        from = began;
    } while (before % 2 || before != turn);
    if (!set) return false;
    const int64_t passed = real_nanoseconds(CLOCK_MONOTONIC) - from - SECOND;
    *now = start + (passed > 0 ? passed : 0);
    return true;
}

/* Called by one thread alone: has the clock stand at a date in seconds since 1970, or be the real one for NaN. */
void widget_bridge_set_clock(double seconds) {
    turn++;
    is_set = !isnan(seconds);
    /* The years from 1678 to 2262 have a number of nanoseconds. */
    const double known = seconds > 9.2e9 ? 9.2e9 : seconds < -9.2e9 ? -9.2e9 : seconds;
    base = isnan(seconds) ? 0 : (int64_t)(known * SECOND);
    began = real_nanoseconds(CLOCK_MONOTONIC);
    turn++;
}

/* Whether an address lies in a library that checks certificates: those are of the real world. */
static bool checks_certificates(const void *address) {
    Dl_info library;
    if (!dladdr(address, &library) || !library.dli_fname) return false;
    return strstr(library.dli_fname, "libcrypto") || strstr(library.dli_fname, "libssl")
        || strstr(library.dli_fname, "libgnutls");
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    int64_t now;
    if ((clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE) || !virtual_now(&now))
        return real_gettime(clock, time);
    *time = timespec_of(now);
    return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    int64_t now;
    if (zone) memset(zone, 0, sizeof(struct timezone));
    if (!virtual_now(&now)) now = real_nanoseconds(CLOCK_REALTIME);
    const struct timespec exact = timespec_of(now);
    time->tv_sec = exact.tv_sec;
    time->tv_usec = exact.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *result) {
    int64_t now;
    if (!virtual_now(&now) || checks_certificates(__builtin_return_address(0)))
        now = real_nanoseconds(CLOCK_REALTIME_COARSE);
    const time_t seconds = timespec_of(now).tv_sec;
    if (result) *result = seconds;
    return seconds;
}

/* The kernel knows the real clock alone. A deadline on a clock that counts from the machine's start is no date: none is
   up for thirty years. */
static bool moved_deadline(const struct timespec *deadline, struct timespec *moved) {
    int64_t now;
    if (deadline->tv_sec < SECOND || deadline->tv_sec > INT64_MAX / 2 || !virtual_now(&now)) return false;
    *moved = later(*deadline, real_nanoseconds(CLOCK_REALTIME) - now);
    return true;
}

int timespec_get(struct timespec *time, int base) {
    return base == TIME_UTC && clock_gettime(CLOCK_REALTIME, time) == 0 ? base : 0;
}

/* A timer for a date, such as libdispatch sets for asyncAfter(wallDeadline:), is due once the clock shows that date: it
   does not before it has stood still for its second. */
int timerfd_settime(int timer, int flags, const struct itimerspec *value, struct itimerspec *old) {
    struct itimerspec moved;
    if (flags & TFD_TIMER_ABSTIME && value && moved_deadline(&value->it_value, &moved.it_value)) {
        const int64_t left = began + SECOND - real_nanoseconds(CLOCK_MONOTONIC);
        if (left > 0) moved.it_value = later(moved.it_value, left);
        moved.it_interval = value->it_interval;
        value = &moved;
    }
    return (int)syscall(SYS_timerfd_settime, timer, flags, value, old);
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline) {
    static _Atomic(timedwait_function) real;
    timedwait_function function = real;
    if (!function) {
        /* dlsym gives the one for conditions of the last century, in a C library before 2.36. */
        function = (timedwait_function)dlvsym(RTLD_NEXT, "pthread_cond_timedwait", "GLIBC_2.3.2");
        if (!function) function = (timedwait_function)dlsym(RTLD_NEXT, "pthread_cond_timedwait");
        real = function;
    }
    struct timespec moved;
    return function(condition, mutex, moved_deadline(deadline, &moved) ? &moved : deadline);
}

/* What a DispatchSemaphore waits with, whichever clock its time-out is on. */
int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
    static _Atomic(semaphore_function) real;
    semaphore_function function = real;
    if (!function) {
        function = (semaphore_function)dlsym(RTLD_NEXT, "sem_timedwait");
        real = function;
    }
    struct timespec moved;
    return function(semaphore, moved_deadline(deadline, &moved) ? &moved : deadline);
}
