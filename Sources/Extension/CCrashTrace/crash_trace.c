#define _GNU_SOURCE
#include "CCrashTrace.h"

#include <link.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>
#include <unwind.h>

// How many places are told, and how many frames are looked at for them: a recursion has many.
enum { most_places = 24, most_frames = 512 };

// Where the program is loaded, and where its code is.
static uintptr_t base, code_start, code_end;

// For a stack that is used up.
static char signal_stack[64 << 10];

struct trace {
    uintptr_t places[most_places];
    int count, frames;
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

static _Unwind_Reason_Code note_frame(struct _Unwind_Context *context, void *argument) {
    struct trace *trace = argument;
    int is_at_place = 0;
    uintptr_t place = _Unwind_GetIPInfo(context, &is_at_place);
    // A call is before where it returns to.
    if (!is_at_place) place--;
    if (place >= code_start && place < code_end) trace->places[trace->count++] = place - base;
    return trace->count < most_places && ++trace->frames < most_frames ? _URC_NO_REASON : _URC_END_OF_STACK;
}

static void tell(int signal, siginfo_t *information, void *context) {
    (void)context;
    struct trace trace = {.count = 0};
    _Unwind_Backtrace(note_frame, &trace);
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
