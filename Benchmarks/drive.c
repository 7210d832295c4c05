// Drives a host loop over pipes and times it, with no more of its own cost than C has.
//
// Usage: drive each|pipe|first PRELUDE REQUESTS REPLIES COMMAND [ARGUMENT ...]
//   each   writes one request, waits for its reply, then the next; prints each round trip in microseconds
//   pipe   writes all the requests while it reads the replies; prints the seconds that it took
//   first  prints the microseconds from the start of the process to the reply to the first request
// PRELUDE's lines are answered before the clock starts. The replies to REQUESTS go to the file REPLIES.
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

struct text {
    const char *bytes;
    size_t length, lines;
};

static int input, output, record;

static void fail(const char *what) {
    perror(what);
    exit(70);
}

static double microseconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static struct text load(const char *path) {
    struct stat status;
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0 || fstat(file, &status) < 0) fail(path);
    struct text text = {"", status.st_size, 0};
    if (text.length == 0) return text;
    text.bytes = mmap(NULL, text.length, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, 0);
    if (text.bytes == MAP_FAILED) fail(path);
    for (size_t index = 0; index < text.length; index++) text.lines += text.bytes[index] == '\n';
    return text;
}

static void send_all(const char *bytes, size_t length) {
    while (length > 0) {
        ssize_t count = write(input, bytes, length);
        if (count < 0) fail("write");
        bytes += count;
        length -= count;
    }
}

static void *feed(void *argument) {
    struct text *text = argument;
    send_all(text->bytes, text->length);
    return NULL;
}

// Reads until so many replies have come. Notifications, which name a method, are not replies.
static void receive(size_t replies, int file) {
    static char buffer[1 << 17], head[48];
    static size_t held;
    while (replies > 0) {
        ssize_t count = read(output, buffer, sizeof buffer);
        if (count <= 0) {
            fprintf(stderr, "drive: the process ended with %zu replies owed\n", replies);
            exit(69);
        }
        for (char *at = buffer, *end = buffer + count; at < end;) {
            char *newline = memchr(at, '\n', end - at), *stop = newline ? newline : end;
            size_t fits = sizeof head - held, part = (size_t)(stop - at) < fits ? (size_t)(stop - at) : fits;
            memcpy(head + held, at, part);
            held += part;
            if (newline) {
                replies -= memmem(head, held, "\"method\":", 9) == NULL && replies > 0;
                held = 0;
            }
            at = stop + 1;
        }
        if (file >= 0 && write(file, buffer, count) != count) fail("replies");
    }
}

static void exchange(struct text *text, int file) {
    pthread_t writer;
    pthread_create(&writer, NULL, feed, text);
    receive(text->lines, file);
    pthread_join(writer, NULL);
}

int main(int count, char **arguments) {
    if (count < 6) return 64;
    const char *mode = arguments[1];
    struct text prelude = load(arguments[2]), requests = load(arguments[3]);
    if ((record = open(arguments[4], O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666)) < 0) fail(arguments[4]);
    signal(SIGPIPE, SIG_IGN);

    int to[2], from[2];
    if (pipe2(to, O_CLOEXEC) < 0 || pipe2(from, O_CLOEXEC) < 0) fail("pipe");
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, to[0], 0);
    posix_spawn_file_actions_adddup2(&actions, from[1], 1);
    pid_t child;
    double start = microseconds();
    if (posix_spawnp(&child, arguments[5], &actions, NULL, arguments + 5, environ) != 0) fail(arguments[5]);
    close(to[0]);
    close(from[1]);
    input = to[1];
    output = from[0];

    exchange(&prelude, -1);
    if (strcmp(mode, "pipe") == 0) {
        start = microseconds();
        exchange(&requests, record);
        printf("%.6f\n", (microseconds() - start) / 1e6);
    } else {
        const char *line = requests.bytes, *end = requests.bytes + requests.length, *newline;
        while ((newline = memchr(line, '\n', end - line))) {
            if (strcmp(mode, "each") == 0) start = microseconds();
            send_all(line, newline + 1 - line);
            receive(1, record);
            printf("%.2f\n", microseconds() - start);
            if (strcmp(mode, "first") == 0) break;
            line = newline + 1;
        }
    }
    close(input);
    int status;
    waitpid(child, &status, 0);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        fprintf(stderr, "drive: the process ended with status %d\n", status);
        return 70;
    }
    return 0;
}
