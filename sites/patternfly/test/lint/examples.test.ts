import { beforeAll, describe, expect, it } from 'vitest';

import { checkFile } from '../../../../engine/src/live/checker/checkFile.ts';
import type { Linter } from '../../../../engine/src/lint/linter.ts';
import { lintFile } from '../../../../engine/src/tools/lint/lintFiles.ts';
import { fences, figureSources } from '../figures/figureSources.ts';
import { type PackagedContent, loadPackagedContent } from '../realSite.ts';
import { exampleFaults } from './exampleFaults.ts';
import { siteLinter } from './siteLinter.ts';
import { isTurn } from '../../../../scripts/testing/turn.ts';

let linter: Linter;

/** The rules that code breaks, each with its place. */
function faultsIn(name: string, code: string, file = 'example.tsx'): string[] {
  const { findings, failure } = lintFile(file, code, linter);
  if (failure !== null) {
    return [`${name} ${failure}`];
  }
  return [...new Set(findings.map(({ rule }) => `${name} ${rule}`))];
}

const expected = exampleFaults.flatMap(({ rule, examples }) => examples.map((example) => `${example} ${rule}`));

describe('code that is right', () => {
  let code: PackagedContent['examples'];
  let figures: { name: string; text: string; file: string }[];

  beforeAll(async () => {
    linter = await siteLinter();
    const { examples } = await loadPackagedContent();
    // Components of deprecated tabs are deprecated; HTML has no components, and is not what the packages export.
    code = examples.filter(({ lang }) => lang !== 'html');
    figures = [
      ...figureSources().map(({ place, code: text }) => ({ name: `own: ${place}`, text, file: 'figure.tsx' })),
      ...fences()
        .filter(({ words }) => /^\s*html\b/.test(words))
        .map(({ page, title, code: text }) => ({ name: `own: ${page} ${title}`, text, file: 'figure.html' }))
    ];
  });

  it('has no findings but faults of examples', { timeout: 120_000 }, () => {
    expect(code.length).toBeGreaterThan(1000);
    expect(figures.length).toBeGreaterThan(500);
    const found = [
      ...code.flatMap(({ path, source, code: text }) =>
        faultsIn(path, text).filter((fault) => !(source.includes('deprecated') && fault.endsWith(' deprecated')))
      ),
      ...figures.flatMap(({ name, text, file }) => faultsIn(name, text, file))
    ];
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  // Two parsers read more than a thousand programs: five times as long as the other.
  it.runIf(isTurn(4))(
    'has the same findings at the same places in browsers, whose parsers read no types',
    { timeout: 400_000 },
    () => {
      const all = [...code.map(({ path, code: text }) => ({ name: path, text, file: 'example.tsx' })), ...figures];
      for (const { name, text, file } of all) {
        const inNode = lintFile(file, text, linter);
        const inBrowsers = checkFile({ name: file, text }, linter);
        expect(inBrowsers.failure, name).toBeNull();
        expect(inBrowsers.findings, name).toEqual(inNode.findings);
      }
    }
  );
});
