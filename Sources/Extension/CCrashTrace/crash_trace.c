#define _GNU_SOURCE
#include "CCrashTrace.h"

#include <errno.h>
#include <link.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <unwind.h>

// How many places are told, and how many frames are looked at for them: a recursion has many.
enum { most_places = 24, most_frames = 512 };

// Where the program is loaded, and where its code is.
static uintptr_t base, code_start, code_end;

// For a stack that is used up.
static char signal_stack[64 << 10];

// The frame pointer's number among DWARF's registers.
#if defined(__x86_64__)
enum { frame_pointer = 6 };
#else
enum { frame_pointer = 29 };
#endif

// No frame is larger.
static const uintptr_t largest_frame = 16 << 20;

struct trace {
    uintptr_t places[most_places];
    int count, frames;
    uintptr_t frame;
};

static int note_program(struct dl_phdr_info *info, size_t size, void *unused) {
    (void)size;
    (void)unused;
    // The first is the program.
    base = info->dlpi_addr;
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[index];
        if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
        code_start = base + part->p_vaddr;
        code_end = code_start + part->p_memsz;
    }
    return 1;
}

static int note_place(struct trace *trace, uintptr_t place) {
    if (place >= code_start && place < code_end) trace->places[trace->count++] = place - base;
    return trace->count < most_places && ++trace->frames < most_frames;
}

static _Unwind_Reason_Code note_frame(struct _Unwind_Context *context, void *argument) {
    struct trace *trace = argument;
    int is_at_place = 0;
    uintptr_t place = _Unwind_GetIPInfo(context, &is_at_place);
    trace->frame = _Unwind_GetGR(context, frame_pointer);
    // A call is before where it returns to.
    return note_place(trace, is_at_place ? place : place - 1) ? _URC_NO_REASON : _URC_END_OF_STACK;
}

// The kernel reads the mask before it refuses the operation, which is none.
static int is_readable(uintptr_t address) {
    return syscall(SYS_rt_sigprocmask, -1, address, NULL, sizeof(uint64_t)) == -1 && errno == EINVAL;
}

// Swift marks the frames of asynchronous functions in a bit that no address has.
static uintptr_t unmarked(uintptr_t frame) { return frame & ~((uintptr_t)1 << 60); }

// C code says by tables how it is unwound, Swift's has frame pointers.
static void note_stack(struct trace *trace) {
    _Unwind_Backtrace(note_frame, trace);
    uintptr_t frame = unmarked(trace->frame);
    while (frame % sizeof(uintptr_t) == 0 && is_readable(frame) && is_readable(frame + sizeof(uintptr_t))) {
        const uintptr_t *saved = (const uintptr_t *)frame;
        uintptr_t next = unmarked(saved[0]);
        if (!note_place(trace, saved[1] - 1) || next <= frame || next - frame > largest_frame) return;
        frame = next;
    }
}

static void tell(int signal, siginfo_t *information, void *context) {
    (void)context;
    struct trace trace = {.count = 0};
    note_stack(&trace);
    char line[64 + most_places * 17] = "widget-bridge: crashed at";
    size_t length = strlen(line);
    for (int index = 0; index < trace.count; index++) {
        line[length++] = ' ';
        int shift = 60;
        while (shift > 0 && trace.places[index] >> shift == 0) shift -= 4;
        for (; shift >= 0; shift -= 4) line[length++] = "0123456789abcdef"[trace.places[index] >> shift & 15];
    }
    line[length++] = '\n';
    if (trace.count > 0) (void)!write(STDERR_FILENO, line, length);
    // What the code has done happens again, now to the signal's end of the process; what was sent is sent again.
    if (information->si_code <= 0) raise(signal);
}

void widget_bridge_trace_crashes(void) {
    dl_iterate_phdr(note_program, NULL);
    stack_t stack = {.ss_sp = signal_stack, .ss_size = sizeof signal_stack};
    sigaltstack(&stack, NULL);
    struct sigaction action = {.sa_sigaction = tell, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND};
    const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
    for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++) sigaction(crashes[index], &action, NULL);
}
