// The host's side of the figure "piped getWidgetData" in C on json-c: parse a line, look the value up, answer it.
// Replies are written once per read, so that a host that waits for each one is not kept waiting.
#include <json-c/json.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct json_object *values;
static struct json_tokener *tokener;

static void answer(const char *line, int length) {
    json_tokener_reset(tokener);
    struct json_object *request = json_tokener_parse_ex(tokener, line, length), *params, *key, *result = NULL;
    const char *method = json_object_get_string(json_object_object_get(request, "method"));
    json_object_object_get_ex(request, "params", &params);
    json_object_object_get_ex(params, "id", &key);
    if (strcmp(method, "getWidgetData") == 0) {
        if (!json_object_object_get_ex(values, json_object_get_string(key), &result)) {
            json_object_object_get_ex(params, "defaultValue", &result);
        }
        json_object_get(result);
    } else {
        if (strcmp(method, "saveWidgetData") == 0) {
            json_object_object_add(
                values, json_object_get_string(key), json_object_get(json_object_object_get(params, "data")));
        }
        result = json_object_new_boolean(1);
    }
    fputs("{\"jsonrpc\":\"2.0\",\"id\":", stdout);
    fputs(json_object_get_string(json_object_object_get(request, "id")), stdout);
    fputs(",\"result\":", stdout);
    fputs(json_object_to_json_string_ext(result, JSON_C_TO_STRING_PLAIN | JSON_C_TO_STRING_NOSLASHESCAPE), stdout);
    fputs("}\n", stdout);
    json_object_put(result);
    json_object_put(request);
}

int main(void) {
    static char buffer[1 << 20], replies[1 << 20];
    size_t held = 0;
    ssize_t count;
    values = json_object_new_object();
    tokener = json_tokener_new();
    json_tokener_set_flags(tokener, JSON_TOKENER_STRICT | JSON_TOKENER_VALIDATE_UTF8);
    setvbuf(stdout, replies, _IOFBF, sizeof replies);
    while (held < sizeof buffer && (count = read(0, buffer + held, sizeof buffer - held)) > 0) {
        char *line = buffer, *end = buffer + held + count, *newline;
        while ((newline = memchr(line, '\n', end - line))) {
            answer(line, newline - line);
            line = newline + 1;
        }
        held = end - line;
        memmove(buffer, line, held);
        fflush(stdout);
    }
    return 0;
}
