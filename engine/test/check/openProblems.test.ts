import { expect, it } from 'vitest';

import { openProblemFilter } from '../../src/check/openProblems.ts';
import { error } from '../../src/content/problem.ts';
import { createTemporarySite } from './temporarySite.ts';

const BASELINE = `export default [{
  code: 'broken-link', package: 'acme-ui', versions: '1.0', match: '/x', reason: 'Mended in the next release.',
  files: { 'b.md': 1 }
}];`;

it('leaves out baseline problems, each counted once', async () => {
  const site = createTemporarySite({
    'node_modules/acme-ui/package.json': '{ "name": "acme-ui", "version": "1.0.0" }',
    'baseline.ts': BASELINE
  });
  const known = () => error('broken-link', 'Nothing is at /x', { file: site.path('node_modules/acme-ui/b.md') });
  const own = error('broken-link', 'Nothing is at /x', { file: site.path('content/a.md') });
  const openProblems = await openProblemFilter(site.folder);
  expect(openProblems([known(), own, known()])).toEqual([own]);
});
