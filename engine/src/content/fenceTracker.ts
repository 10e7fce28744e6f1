const OPENING = /^[\s>]*(`{3,}|~{3,})/;

/**
 * Makes a function that, given the lines of a Markdown text in order, tells of each whether it belongs to a code
 * fence; the fence's own two lines do. However deep a fence is indented, it counts.
 */
export function createFenceTracker(): (line: string) => boolean {
  let opening: string | null = null;
  return (line) => {
    if (opening === null) {
      opening = OPENING.exec(line)?.[1] ?? null;
      return opening !== null;
    }
    if (closes(line, opening)) {
      opening = null;
    }
    return true;
  };
}

/** True if the line is the same character as the opening, at least as often, and nothing else. */
function closes(line: string, opening: string): boolean {
  const bare = line.replace(/^[\s>]*/, '').trimEnd();
  return bare.length >= opening.length && bare === opening.charAt(0).repeat(bare.length);
}
