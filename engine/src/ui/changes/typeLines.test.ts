import { describe, expect, it } from 'vitest';

import { comparedLines, typeLines } from './typeLines.ts';

describe('the lines of a type', () => {
  it.each([
    ['string', ['string']],
    ["'s' | 'm'", ["'s'", "| 'm'"]],
    ['{ a?: string; b: number; }', ['{', '  a?: string;', '  b: number;', '}']],
    ['{ a: { b: string; }; c: () => void; }[]', ['{', '  a: {', '    b: string;', '  };', '  c: () => void;', '}[]']],
    ['(event: Event, id: string | null) => void', ['(event: Event, id: string | null) => void']],
    ['Props & { on: boolean }', ['Props & {', '  on: boolean', '}']],
    ['Array<{ a: 1 } | { b: 2 }>', ['Array<{', '  a: 1', '} | {', '  b: 2', '}>']],
    ['\'a;{b\' | "}"', ["'a;{b'", '| "}"']],
    ['{}', ['{', '}']]
  ])('%s', (type, lines) => {
    expect(typeLines(type)).toEqual(lines);
  });

  it('say all that the type says', () => {
    const type = "{ stop?: { text?: string; props?: Omit<Props, 'a' | 'b'>; }; } | ((id: string) => { a: 1; })";
    expect(typeLines(type).join('').replace(/\s/g, '')).toBe(type.replace(/\s/g, ''));
  });
});

it('changed lines are those that the other type lacks', () => {
  const [before, after] = ['{ a: string; b: string; b: string; }', '{ a: number; b: string; c: string; }'];
  const changed = (type: string, other: string | null): string[] =>
    comparedLines(type, other).flatMap(({ text, isChanged }) => (isChanged ? [text] : []));
  expect(changed(before, after)).toEqual(['a: string;', 'b: string;']);
  expect(changed(after, before)).toEqual(['a: number;', 'c: string;']);
  expect(changed(after, null)).toEqual([]);
  // The one that was left out, not another that reads the same.
  expect(
    comparedLines('{ a: { x: 1; }; b: { x: 1; }; }', '{ a: {}; b: { x: 1; }; }').map((line) => line.isChanged)
  ).toEqual([false, false, true, false, false, false, false, false]);
});
