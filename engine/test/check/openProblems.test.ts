import { expect, it } from 'vitest';

import { openProblemFilter } from '../../src/check/openProblems.ts';
import { rulesSchema } from '../../src/core/config/rules.ts';
import { error, warning } from '../../src/content/problem.ts';
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
  const openProblems = await openProblemFilter({}, site.folder);
  expect(openProblems([known(), own, known()])).toEqual({ open: [own], known: 1 });
});

it('gives problems the levels of the configuration', async () => {
  const { folder } = createTemporarySite({});
  const rules = { 'thin-page': 'error', 'broken-link': 'warning', draft: 'off' } as const;
  const openProblems = await openProblemFilter(rules, folder);
  const link = error('broken-link', 'a', null);
  const thin = warning('thin-page', 'b', null);
  const file = error('missing-file', 'c', null);
  expect(openProblems([link, thin, warning('draft', 'd', null), file]).open).toEqual([
    { ...link, severity: 'warning' },
    { ...thin, severity: 'error' },
    file
  ]);
});

it('knows the names of rules', () => {
  expect(rulesSchema.safeParse({ 'thin-page': 'off' }).success).toBe(true);
  expect(rulesSchema.safeParse({ 'thin-pag': 'off' }).error?.issues).toMatchObject([
    { path: ['thin-pag'], message: 'is no rule. Did you mean "thin-page"?' }
  ]);
});
