// Starts a program that is not trusted: with limits, without the system calls that it has no business with, and, where
// namespaces are refused, without the files that it is not given (Landlock).
//
//     widget-bridge-sandbox [--cgroup PATH] [--limit NAME VALUE]… [--filter [--no-sockets] [--plain-files]] [--parent PID]
//                           [--landlock [--read PATH]… [--write PATH]… [--no-network]] -- PROGRAM [ARGUMENT]…
//     widget-bridge-sandbox --landlock-version
//
// A PATH that is not there is passed over. What the kernel refuses ends it with status 125 and a line on standard error.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "capabilities.h"
#include "landlock.h"
#include "system-calls.h"

static const int refused = 125;

static _Noreturn void fail(const char *what, const char *which) {
    fprintf(stderr, "widget-bridge-sandbox: %s %s: %s\n", what, which, strerror(errno));
    exit(refused);
}

static const char *value(char ***argument) {
    if (!(*argument)[1]) {
        fprintf(stderr, "widget-bridge-sandbox: %s needs a value\n", **argument);
        exit(refused);
    }
    return *++*argument;
}

static void set_limit(const char *name, const char *text) {
    static const struct { const char *name; int resource; } known[] = {
        {"core", RLIMIT_CORE}, {"nofile", RLIMIT_NOFILE}, {"fsize", RLIMIT_FSIZE}, {"nproc", RLIMIT_NPROC},
        {"as", RLIMIT_AS}, {"memlock", RLIMIT_MEMLOCK}, {"msgqueue", RLIMIT_MSGQUEUE},
    };
    for (size_t index = 0; index < sizeof known / sizeof *known; index++) {
        if (strcmp(known[index].name, name)) continue;
        struct rlimit limit;
        if (getrlimit(known[index].resource, &limit)) fail("cannot read the limit", name);
        rlim_t wanted = strtoull(text, NULL, 10);
        // One that is stricter already stays.
        if (limit.rlim_max == RLIM_INFINITY || wanted < limit.rlim_max) limit.rlim_max = wanted;
        if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur > limit.rlim_max || wanted < limit.rlim_cur)
            limit.rlim_cur = limit.rlim_max < wanted ? limit.rlim_max : wanted;
        if (setrlimit(known[index].resource, &limit)) fail("cannot set the limit", name);
        return;
    }
    errno = EINVAL;
    fail("cannot set the limit", name);
}

// Moves this process into a control group of version 2; what it starts is born there.
static void join(const char *group) {
    char path[4096];
    if (snprintf(path, sizeof path, "%s/cgroup.procs", group) >= (int)sizeof path) {
        errno = ENAMETOOLONG;
        fail("cannot join", group);
    }
    int file = open(path, O_WRONLY | O_CLOEXEC);
    // 0 stands for whoever writes it.
    if (file < 0 || write(file, "0", 1) != 1) fail("cannot join", group);
    close(file);
}

int main(int count, char **arguments) {
    (void)count;
    bool filters = false, sockets = true, special_files = true, locks = false;
    struct landlock_rules rules = landlock_rules_none;
    char **argument = arguments + 1;
    for (; *argument; argument++) {
        const char *option = *argument;
        if (!strcmp(option, "--")) break;
        if (!strcmp(option, "--landlock-version")) {
            int version = landlock_version();
            if (version < 1) fail("no", "Landlock");
            printf("%d\n", version);
            return 0;
        } else if (!strcmp(option, "--cgroup")) {
            join(value(&argument));
        } else if (!strcmp(option, "--limit")) {
            const char *name = value(&argument);
            set_limit(name, value(&argument));
        } else if (!strcmp(option, "--filter")) {
            filters = true;
        } else if (!strcmp(option, "--no-sockets")) {
            sockets = false;
        } else if (!strcmp(option, "--plain-files")) {
            special_files = false;
        } else if (!strcmp(option, "--parent")) {
            // The signal comes when the thread ends that made this process; one that is gone already sends none.
            if (prctl(PR_SET_PDEATHSIG, SIGKILL)) fail("cannot ask for", "the parent's end");
            if (getppid() != atoi(value(&argument))) return refused;
        } else if (!strcmp(option, "--landlock")) {
            locks = true;
        } else if (!strcmp(option, "--no-network")) {
            rules.network = false;
        } else if (!strcmp(option, "--read")) {
            if (!landlock_allow(&rules, value(&argument), false)) fail("cannot give", *argument);
        } else if (!strcmp(option, "--write")) {
            if (!landlock_allow(&rules, value(&argument), true)) fail("cannot give", *argument);
        } else {
            errno = EINVAL;
            fail("what is", option);
        }
    }
    if (!*argument || !argument[1]) {
        errno = EINVAL;
        fail("there is no", "program");
    }
    argument++;
    if ((filters || locks) && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) fail("cannot give up", "privileges");
    if (locks && !drop_capabilities()) fail("cannot give up", "capabilities");
    if (locks && !landlock_restrict(&rules)) fail("cannot use", "Landlock");
    if (filters && !filter_system_calls(sockets, special_files)) fail("cannot filter", "system calls");
    execv(*argument, argument);
    fail("cannot start", *argument);
}
