import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Fence, fences } from './figureSources.ts';

const PACKAGES = join(import.meta.dirname, '../../../../node_modules/@patternfly');
/** Share of equal lines, or of equal words, from which two figures are about the same content. */
const LEAST_IN_COMMON = 0.4;
/** Lines of code from which figures can't be equal by accident. */
const LEAST_LINES = 8;

/** Reading all examples takes 10 s on a busy machine. */
const READING_LIMIT_MS = 60_000;

/** Pairs in which another component or another text is the very difference. */
const APART = new Set([
  'layouts/gallery/design-guidelines.md: Skeletons in a gallery',
  'patternfly-ai/about-ai.md: A proposal that can be refused',
  'patternfly-ai/ai-assisted-code-migration/ai-assisted-code-migration.md: Migrated to components'
]);

/** Lines without imports, and without what differs between all figures: names, ids, and labels. */
function linesOf(code: string): string[] {
  return code
    .replaceAll(/^import [^;]+;$/gm, '')
    .replace(/export const \w+(?:: React\.FunctionComponent)?/, 'export const Figure')
    .split('\n')
    .map((line) => line.trim().replaceAll(/\b(id|fieldId|titleId|aria-label|label)="[^"]*"/g, '$1'))
    .filter((line) => line !== '');
}

const wordsOf = (code: string): Set<string> =>
  new Set(
    linesOf(code)
      .join(' ')
      .match(/[\p{L}\d][\p{L}\d.,'’-]*/gu) ?? []
  );

/** Share of the lines that both have, in any order. */
function linesInCommon(one: string, other: string): number {
  const [first, second] = [linesOf(one), linesOf(other)];
  const common = first.filter((line) => second.includes(line)).length;
  return (2 * common) / (first.length + second.length);
}

/** Share of the shorter one's words that the other has, too. */
function wordsInCommon(one: string, other: string): number {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  return [...first].filter((word) => second.has(word)).length / Math.min(first.size, second.size);
}

function pairs(): { name: string; first: Fence; second: Fence | undefined }[] {
  const all = fences();
  return all.flatMap((first, index) =>
    first.words.includes('figure="do"')
      ? [{ name: `${first.page}: ${first.title}`, first, second: all[index + 1] }]
      : []
  );
}

it('has a don’t of the same page after each do', () => {
  const faults = pairs().filter(
    ({ first, second }) => second?.page !== first.page || !second.words.includes('figure="dont"')
  );
  expect(faults.map(({ name }) => name)).toEqual([]);
});

it('shows the same content in the do and the don’t', () => {
  const apart = pairs().filter(
    ({ first, second }) =>
      linesInCommon(first.code, second?.code ?? '') < LEAST_IN_COMMON &&
      wordsInCommon(first.code, second?.code ?? '') < LEAST_IN_COMMON
  );
  expect(new Set(apart.map(({ name }) => name))).toEqual(APART);
});

it('has the same things in constants with the same name', () => {
  const dataOf = (code: string): Map<string, Set<string>> =>
    new Map(
      [...code.matchAll(/^const ([A-Z_]+) = (?:\[[^]*?^\]|\[.*\])/gm)].map(([data, name = '']) => [
        name,
        new Set(data.match(/'[^']*'/g))
      ])
    );
  const differing = pairs().flatMap(({ name, first, second }) => {
    const data = dataOf(second?.code ?? '');
    return [...dataOf(first.code)]
      .filter(([constant, texts]) => {
        const others = data.get(constant) ?? texts;
        return [...texts].filter((text) => others.has(text)).length < Math.min(texts.size, others.size) / 2;
      })
      .map(([constant]) => `${name} (${constant})`);
  });
  expect(differing).toEqual([]);
});

it(
  'shows no example of a package as a figure',
  () => {
    const normalize = (code: string): string => linesOf(code).join(' ');
    const files = globSync(['react-*/src/**/examples/*.{tsx,md}', 'patternfly/docs/**/examples/*.md'], {
      cwd: PACKAGES
    });
    const packaged = new Set(
      files.flatMap((file) => {
        const text = readFileSync(join(PACKAGES, file), 'utf8');
        return file.endsWith('.md')
          ? [...text.matchAll(/^```.*\n([^]*?)^```/gm)].map(([, code = '']) => normalize(code))
          : [normalize(text)];
      })
    );
    expect(packaged.size).toBeGreaterThan(1000);
    const copies = fences()
      .filter(({ code }) => linesOf(code).length >= LEAST_LINES && packaged.has(normalize(code)))
      .map(({ page, title }) => `${page}: ${title}`);
    expect(copies).toEqual([]);
  },
  READING_LIMIT_MS
);
