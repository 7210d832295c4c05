#!/bin/sh
# A host in a shell: printf writes the calls, a pipe carries them, the replies come back as lines.
#
# Usage: news.sh [FOLDER]      leaves small.png, medium.png and large.png in FOLDER (default: the working directory)
# $WIDGET_BRIDGE names the program, else the one built in this repository is used.
set -eu

repository=$(cd "$(dirname "$0")/../../.." && pwd)
bridge=${WIDGET_BRIDGE:-$repository/.build/release/widget-bridge}
folder=${1:-.}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)

id=0
# call METHOD PARAMS: one request, as one line. PARAMS is JSON.
call() {
    id=$((id + 1))
    printf '{"jsonrpc":"2.0","id":%d,"method":"%s","params":%s}\n' "$id" "$1" "$2"
}

# text STRING: the string as JSON.
text() {
    printf '"%s"' "$(printf %s "$1" | sed -e 's/\\/\\\\/g' -e 's/"/\\"/g')"
}

# story TITLE SOURCE [COVER]
story() {
    printf '{"title":%s,"source":%s,"cover":%s}' "$(text "$1")" "$(text "$2")" "$(text "${3:-}")"
}

posts=$(
    printf '[%s,%s]' \
        "$(story 'A comet you can see without a telescope' 'The Almanac' Comet)" \
        "$(story 'The night train is back, and it is "full"' 'Morning Post' Train)"
)

# picture FAMILY NAME
picture() {
    call renderWidget "{\"kind\":\"NewsWidget\",\"family\":\"$1\",\"path\":$(text "$folder/$2.png")}"
}

replies=$folder/replies.jsonl
{
    call setAppGroupId '{"groupId":"group.news.sample"}'
    call saveWidgetData "{\"id\":\"posts\",\"data\":$posts}"
    call updateWidget '{"ios":"NewsWidget"}'
    picture systemSmall small
    picture systemMedium medium
    picture systemLarge large
} | "$bridge" serve "$repository/samples/News/NewsWidget" --root "$folder/state" >"$replies"

# Every reply has a result or an error; notifications have neither.
if grep '"error":' "$replies" >&2; then
    exit 1
fi
echo "saved two stories and updated NewsWidget"
sed -n -e 's/.*"path":"\([^"]*\)".*/drew \1/p' "$replies"
