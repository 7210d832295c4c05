const HEAD = /^(.*?):(\d+):(?:(\d+):)? (error|warning|note): (.*)$/;

/**
 * A compiler's text as problems, each with its place and source.
 * @param {string} text
 * @returns {Array<{file: string, line: number, column?: number, kind: string, message: string, source: string[]}>}
 */
export function parseDiagnostics(text) {
  const found = [];
  for (const line of text.split('\n')) {
    const match = HEAD.exec(line.replace(/^Error: /, ''));
    if (match) {
      const [, file, number, column, kind, message] = match;
      found.push({ file, line: Number(number), column: column && Number(column), kind, message, source: [] });
    } else if (found.length && line.trim()) found.at(-1).source.push(line);
  }
  const order = { error: 0, warning: 1, note: 2 };
  return unique(found).sort((one, other) => order[one.kind] - order[other.kind]);
}

function unique(problems) {
  const seen = new Set();
  return problems.filter(({ file, line, message }) => {
    const key = `${file.split('/').at(-1)}:${line}:${message}`;
    return !seen.has(key) && seen.add(key);
  });
}
