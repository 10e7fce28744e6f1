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

/** A line of a type. */
export interface ComparedLine {
  indent: string;
  text: string;
  /** Whether it is none of those that both types have, in their order. */
  isChanged: boolean;
}

/** Compares the lines of a type with those of another one; without one, none is changed. */
export function comparedLines(type: string, other: string | null): ComparedLine[] {
  const lines = typeLines(type);
  const texts = lines.map((line) => line.trim());
  const common =
    other === null
      ? null
      : commonLines(
          texts,
          typeLines(other).map((line) => line.trim())
        );
  return lines.map((line, index) => ({
    indent: /^ */.exec(line)?.[0] ?? '',
    text: texts[index] ?? '',
    isChanged: common !== null && !common.has(index)
  }));
}

/** Returns the indexes of lines in the longest sequence that two lists have in common. */
function commonLines(lines: readonly string[], others: readonly string[]): ReadonlySet<number> {
  // Length of the longest common sequence of what follows each pair of places.
  const lengths = Array.from({ length: lines.length + 1 }, () => new Array<number>(others.length + 1).fill(0));
  const lengthAt = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = lines.length - 1; i >= 0; i--) {
    for (let j = others.length - 1; j >= 0; j--) {
      const row = lengths[i] ?? [];
      row[j] = lines[i] === others[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const found = new Set<number>();
  for (let i = 0, j = 0; i < lines.length && j < others.length;) {
    if (lines[i] === others[j]) {
      found.add(i);
      i += 1;
      j += 1;
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) {
      i += 1;
    } else {
      j += 1;
    }
  }
  return found;
}
