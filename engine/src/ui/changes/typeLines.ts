/** Where lines of a type can break. */
const BREAKS = /'(?:\\.|[^'])*'|"(?:\\.|[^"])*"|`(?:\\.|[^`])*`|=>|[{}()[\]<>;]|\s\|\s/g;

const INDENT = '  ';

/**
 * Divides a type into lines, as a formatter would: members of objects, and members of a union that is not in anything
 * else, have lines of their own.
 */
export function typeLines(type: string): string[] {
  const lines: string[] = [];
  let line = '';
  let start = 0;
  let inObjects = 0;
  let inOthers = 0;
  const end = (): void => {
    if (line.trim() !== '') {
      lines.push(INDENT.repeat(inObjects) + line.trim());
    }
    line = '';
  };
  for (const { 0: found, index } of type.matchAll(BREAKS)) {
    line += type.slice(start, index);
    start = index + found.length;
    if (found === '{') {
      line += found;
      end();
      inObjects += 1;
    } else if (found === '}') {
      end();
      inObjects -= 1;
      line = found;
    } else if (found === ';' && inObjects > 0) {
      line += found;
      // What follows a brace at once belongs to it: `};`.
      end();
    } else if (found.trim() === '|' && inObjects + inOthers === 0) {
      end();
      line = '| ';
    } else {
      inOthers += '([<'.includes(found) ? 1 : ')]>'.includes(found) ? -1 : 0;
      line += found;
    }
  }
  line += type.slice(start);
  end();
  return lines;
}

/** A line, and whether the other type has none that equals it. */
export interface ComparedLine {
  text: string;
  isChanged: boolean;
}

/** Compares the lines of two types. */
export function comparedLines(type: string, other: string | null): ComparedLine[] {
  const left = other === null ? null : typeLines(other).map((text) => text.trim());
  return typeLines(type).map((text) => {
    const place = left?.indexOf(text.trim()) ?? 0;
    if (place >= 0) {
      left?.splice(place, 1);
    }
    return { text, isChanged: place < 0 };
  });
}
