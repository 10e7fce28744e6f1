import { nearestName } from '../../core/names.ts';
import { COMMENT_END, COMMENT_START } from './commentSyntax.ts';

/** Code from a file. */
export interface Excerpt {
  text: string;
  /** Line of the file that it begins on. */
  firstLine: number;
}

/** Why a file has no such part. */
interface NoExcerpt {
  message: string;
  hint: string;
}

/**
 * Takes a part out of a file, without the indentation that all its lines have, and without the comments that begin and end
 * regions in it.
 * @param part name of a region, or lines such as `L3` or `L3-L9`; null for all of it
 */
export function readExcerpt(text: string, part: string | null): Excerpt | NoExcerpt {
  const code = text.replace(/\r\n?/g, '\n');
  if (part === null) {
    return { text: code, firstLine: 1 };
  }
  const lines = code.replace(/\n$/, '').split('\n');
  const [, first, last = first] = /^L(\d+)(?:-L?(\d+))?$/.exec(part) ?? [];
  return first === undefined ? readRegion(lines, part) : readLines(lines, Number(first), Number(last));
}

function readLines(lines: readonly string[], first: number, last: number): Excerpt | NoExcerpt {
  return first >= 1 && first <= last && last <= lines.length
    ? { text: withoutIndent(lines.slice(first - 1, last)), firstLine: first }
    : {
        message: `has ${lines.length} lines, and no lines ${first} to ${last}`,
        hint: 'Write existing lines, such as #L3-L9.'
      };
}

function readRegion(lines: readonly string[], name: string): Excerpt | NoExcerpt {
  const { regions, open } = findRegions(lines);
  const region = regions.find((candidate) => candidate.name === name);
  if (region) {
    const markers = new Set(regions.flatMap(({ start, end }) => [start, end]));
    const inside = lines.slice(region.start + 1, region.end);
    const shown = inside.filter((_, index) => !markers.has(region.start + 1 + index));
    return { text: withoutIndent(shown), firstLine: region.start + 2 };
  }
  if (open.includes(name)) {
    return { message: `has no end of the region "${name}"`, hint: `Write "#endregion ${name}" in a comment after it.` };
  }
  const names = regions.map((candidate) => candidate.name).filter((other) => other !== '');
  const nearest = nearestName(name, names);
  const known = names.length === 0 ? 'It has none' : `It has ${names.join(', ')}`;
  return {
    message: `has no region "${name}"`,
    hint:
      nearest === null ? `${known}; a region begins with "#region ${name}" in a comment.` : `Did you mean "${nearest}"?`
  };
}

interface Region {
  name: string;
  /** Indexes of the lines that begin and end it. */
  start: number;
  end: number;
}

const BORDER = new RegExp(
  String.raw`^\s*(?:(?:${COMMENT_START}|@rem|#pragma)\s*)?#?(region|end\s?region)\b\s*(.*?)\s*(?:${COMMENT_END})?\s*$`,
  'i'
);
/** A border has a hash or is in a comment; the word alone is code. */
const IS_CODE = /^\s*(?:end\s?)?region\b/i;

function findRegions(lines: readonly string[]): { regions: Region[]; open: string[] } {
  const regions: Region[] = [];
  const open: Omit<Region, 'end'>[] = [];
  for (const [index, line] of lines.entries()) {
    const [, border = '', name = ''] = (!IS_CODE.test(line) && BORDER.exec(line)) || [];
    if (border.toLowerCase() === 'region') {
      open.push({ name, start: index });
    } else if (border !== '') {
      const started = name === '' ? open.length - 1 : open.findLastIndex((region) => region.name === name);
      const [region] = started === -1 ? [] : open.splice(started, 1);
      regions.push(...(region ? [{ ...region, end: index }] : []));
    }
  }
  return { regions: regions.toSorted((a, b) => a.start - b.start), open: open.map(({ name }) => name) };
}

/** Joins lines without the indentation that all of them have. */
function withoutIndent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0] ?? '');
  let [indent = ''] = indents;
  for (const other of indents) {
    while (!other.startsWith(indent)) {
      indent = indent.slice(0, -1);
    }
  }
  return lines.map((line) => line.slice(indent.length)).join('\n');
}
