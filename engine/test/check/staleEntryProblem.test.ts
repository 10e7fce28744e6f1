import { describe, expect, it } from 'vitest';
import { type StaleEntry, staleEntryProblem } from '../../src/check/baseline.ts';
import { createTemporarySite } from './temporarySite.ts';

const PATH = 'docs/Lamp.tsx';
const STALE: StaleEntry = {
  entry: {
    code: 'type-error',
    package: '@acme/ui',
    versions: '2.1',
    match: 'TS2322',
    reason: 'Typed for an older release.',
    files: { [PATH]: 3 }
  },
  path: PATH,
  found: 0,
  installed: '2.1.4'
};

describe('staleEntryProblem', () => {
  it.each<[string, Partial<StaleEntry>, string, string]>([
    ['that is fixed', {}, '3 listed, 0 found', 'remove the entry'],
    ['that is partly fixed', { found: 2 }, '3 listed, 2 found', 'Lower the number to 2'],
    [
      'of another release',
      { installed: '2.2.0' },
      'reviewed for 2.1, but 2.2.0 is installed',
      'Review the problem again'
    ],
    ['of an uninstalled package', { installed: null }, 'not installed', 'Remove the entry']
  ])('suggests how to fix an entry %s', (_, change, message, hint) => {
    const site = createTemporarySite({ 'baseline.ts': `export default [\n  { files: { '${PATH}': 3 } }\n];\n` });
    const problem = staleEntryProblem({ ...STALE, ...change }, site.folder);
    expect(problem.message).toContain(message);
    expect(problem.hint).toContain(hint);
    expect(problem.location).toEqual({ file: site.path('baseline.ts'), line: 2 });
  });

  it('locates the entry in an imported part of the baseline', () => {
    const site = createTemporarySite({
      'baseline.ts': `export { lamps as default } from './baseline/lamps.ts';\n`,
      'baseline/lamps.ts': `export const lamps = [{ files: { '${PATH}': 3 } }];\n`
    });
    expect(staleEntryProblem(STALE, site.folder).location).toEqual({
      file: site.path('baseline/lamps.ts'),
      line: 1
    });
  });
});
