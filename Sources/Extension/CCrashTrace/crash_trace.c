#define _GNU_SOURCE
#include "CCrashTrace.h"

#include <errno.h>
#include <link.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

// How many places are told, and how many frames are looked at for them: a recursion has many.
enum { most_places = 24, most_frames = 512 };

// How many words of the stack C code may have of its own.
enum { most_skipped = 512 };

// Where the program is loaded, and where its code is.
static uintptr_t base, code_start, code_end;

// For a stack that is used up.
static char signal_stack[64 << 10];

// No frame is larger.
static const uintptr_t largest_frame = 16 << 20;

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

// The kernel reads the mask before it refuses the operation, which is none.
static int is_readable(uintptr_t address) {
    return syscall(SYS_rt_sigprocmask, -1, address, NULL, sizeof(uint64_t)) == -1 && errno == EINVAL;
}

static size_t append(char *line, size_t length, uintptr_t value) {
    line[length++] = ' ';
    int shift = 60;
    while (shift > 0 && value >> shift == 0) shift -= 4;
    for (; shift >= 0; shift -= 4) line[length++] = "0123456789abcdef"[value >> shift & 15];
    return length;
}

// Swift marks the frames of asynchronous functions in a bit that no address has.
static uintptr_t unmarked(uintptr_t frame) { return frame & ~((uintptr_t)1 << 60); }

struct trace {
    uintptr_t places[most_places];
    int count;
};

static void walk(struct trace *trace, uintptr_t place, uintptr_t frame) {
    for (int frames = 0; frames < most_frames && trace->count < most_places; frames++) {
        if (place >= code_start && place < code_end) trace->places[trace->count++] = place - base;
        if (frame % sizeof(uintptr_t) || !is_readable(frame) || !is_readable(frame + sizeof(uintptr_t))) return;
        const uintptr_t *saved = (const uintptr_t *)frame;
        uintptr_t next = unmarked(saved[0]);
        // A call is before where it returns to. The outermost frame leads to none.
        place = saved[1] - 1;
        frame = next > frame && next - frame < largest_frame ? next : 1;
    }
}

static void tell(int signal, siginfo_t *information, void *context) {
    const mcontext_t *state = &((ucontext_t *)context)->uc_mcontext;
#if defined(__x86_64__)
    uintptr_t place = state->gregs[REG_RIP], frame = state->gregs[REG_RBP], stack = state->gregs[REG_RSP];
#else
    uintptr_t place = state->pc, frame = state->regs[29], stack = state->sp;
#endif
    struct trace trace = {.count = 0};
    walk(&trace, place, unmarked(frame));
    // C code, as that of abort(3), may have another value in the register: then it is the first frame on the stack that
    // leads on.
    for (int index = 0; index < most_skipped && trace.count == 0; index++) {
        uintptr_t candidate = stack + index * sizeof(uintptr_t);
        if (!is_readable(candidate)) break;
        walk(&trace, 0, candidate);
    }
    char line[64 + most_places * 17] = "widget-bridge: crashed at";
    size_t length = strlen(line);
    for (int index = 0; index < trace.count; index++) length = append(line, length, trace.places[index]);
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
