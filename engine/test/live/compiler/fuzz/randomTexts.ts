import { NASTY_TEXTS, TOKENS } from './nastyTexts.ts';

/** Creates a seeded random number generator (mulberry32) for numbers in [0, 1). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

type Mutation = (text: string, random: () => number, others: readonly string[]) => string;

const LAST_CODE_POINT = 0x10_ff_ff;
const LONGEST_PIECE = 40;

const below = (random: () => number, end: number): number => Math.floor(random() * end);
const pick = <Item>(random: () => number, items: readonly Item[]): Item | undefined =>
  items[below(random, items.length)];

/** Returns the start and end of a random slice of a text. */
function randomSlice(text: string, random: () => number): [number, number] {
  const start = below(random, text.length + 1);
  return [start, Math.min(text.length, start + below(random, LONGEST_PIECE))];
}

function changeLines(text: string, change: (lines: string[]) => void): string {
  const lines = text.split('\n');
  change(lines);
  return lines.join('\n');
}

const MUTATIONS: readonly Mutation[] = [
  function deletePiece(text, random) {
    const [start, end] = randomSlice(text, random);
    return text.slice(0, start) + text.slice(end);
  },
  function deleteCharacter(text, random) {
    const start = below(random, text.length);
    return text.slice(0, start) + text.slice(start + 1);
  },
  function repeatPiece(text, random) {
    const [start, end] = randomSlice(text, random);
    return text.slice(0, end) + text.slice(start, end).repeat(1 + below(random, 3)) + text.slice(end);
  },
  function swapLines(text, random) {
    return changeLines(text, (lines) => {
      const [a, b] = [below(random, lines.length), below(random, lines.length)];
      [lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? ''];
    });
  },
  function deleteLine(text, random) {
    return changeLines(text, (lines) => lines.splice(below(random, lines.length), 1));
  },
  function insertToken(text, random) {
    const start = below(random, text.length + 1);
    return text.slice(0, start) + (pick(random, TOKENS) ?? '') + text.slice(start);
  },
  function insertUnicode(text, random) {
    const start = below(random, text.length + 1);
    const codePoint = below(random, random() < 0.5 ? LAST_CODE_POINT : 0x30_00);
    return text.slice(0, start) + String.fromCodePoint(codePoint) + text.slice(start);
  },
  function cutOff(text, random) {
    return text.slice(0, below(random, text.length));
  },
  function insertText(text, random, others) {
    const start = below(random, text.length + 1);
    return text.slice(0, start) + (pick(random, others) ?? '') + text.slice(start);
  },
  function deleteSemicolons(text) {
    return text.replaceAll(/;$/gm, '');
  },
  function changeLineEnds(text, random) {
    return text.replaceAll('\n', () => pick(random, ['\r\n', '\r', '\n', '\u2028']) ?? '\n');
  },
  function wrap(text, random) {
    const [before, after] = pick(random, WRAPPERS) ?? ['', ''];
    const depth = 1 + below(random, 8);
    const [start, end] = randomSlice(text, random);
    return text.slice(0, start) + before.repeat(depth) + text.slice(start, end) + after.repeat(depth) + text.slice(end);
  }
];

const WRAPPERS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['{', '}'],
  ['<p>', '</p>'],
  ['<p a={', '} />'],
  ['`${', '}`'],
  ['(a = ', ') => b'],
  ['a<', '>'],
  ['for (;;) ', ''],
  ['() => ', ''],
  ['/*', '*/']
];

/** Generates an infinite, deterministic sequence of texts, each with up to four mutations of corpus texts. */
export function* randomTexts(corpus: readonly string[], seed: number): Generator<string> {
  const random = randomNumbers(seed);
  for (;;) {
    let text = pick(random, random() < 0.3 ? NASTY_TEXTS : corpus) ?? '';
    for (let changes = 1 + below(random, 4); changes > 0; changes -= 1) {
      text = pick(random, MUTATIONS)?.(text, random, NASTY_TEXTS) ?? text;
    }
    yield text;
  }
}
