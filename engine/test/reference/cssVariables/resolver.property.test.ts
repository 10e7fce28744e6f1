import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSheets } from '../design/readSheets.ts';

const NAMES = ['--a', '--b', '--c', '--d', '--e', '--f'];
const name = fc.constantFrom(...NAMES);
const value = fc.letrec<{ value: string; part: string }>((tie) => ({
  value: fc.array(tie('part'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' ')),
  part: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('1px', 'red', 'initial', '"var(--a)"', 'var(', ')'),
    name.map((each) => `var(${each})`),
    fc.tuple(name, tie('value')).map(([each, fallback]) => `var(${each}, ${fallback})`)
  )
})).value;
const rule = fc.tuple(
  fc.constantFrom(':root', ':root:where(.dark)', '.x', '.x .y', '.x__y', '.x.m', '@media print { .x'),
  fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 4 })
);

function toCss(rules: [string, [string, string][]][]): string {
  return rules
    .map(([head, declarations]) => {
      const body = declarations.map(([property, text]) => `${property}: ${text};`).join(' ');
      return `${head} { ${body} }${head.startsWith('@') ? ' }' : ''}`;
    })
    .join('\n');
}

it('resolves every value, however properties reference each other', () => {
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 6 }), (rules) => {
      const css = toCss(rules);
      const references = css.split('var(').length;
      const { definitions, resolverIn } = readSheets({ sheet: css });
      for (const definition of definitions) {
        const { steps, isValid } = resolverIn('dark').resolve(definition);
        expect(steps.length).toBeGreaterThan(0);
        expect(steps.length).toBeLessThanOrEqual(references + 2);
        expect(typeof isValid).toBe('boolean');
      }
    }),
    { numRuns: 300 }
  );
});

it('follows a chain of any length to its end, from any link', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), (length, seed) => {
      const links = Array.from({ length }, (_, at) => `--n${at}: ${at === 0 ? '7px' : `var(--n${at - 1})`}`);
      const turned = links.map((_, at) => links[(at + seed) % length]);
      const { definitions, resolverIn } = readSheets({ sheet: `.x { ${turned.join(';')} }` });
      expect(definitions.map((each) => resolverIn('light').resolve(each).steps.at(-1))).toEqual(links.map(() => '7px'));
    }),
    { numRuns: 50 }
  );
});

it('gives up values that grow exponentially', () => {
  const links = Array.from({ length: 40 }, (_, at) => `--n${at + 1}: var(--n${at}) var(--n${at})`);
  const { definitions, resolverIn } = readSheets({ sheet: `.x { --n0: lol; ${links.join(';')} }` });
  const last = definitions.at(-1);
  expect(last && resolverIn('light').resolve(last)).toMatchObject({ isValid: false });
});
