import { expect, it } from 'vitest';

import type { Problem } from '../../../src/model.ts';
import type { BuildSummary } from '../../../src/site/build/buildSummary.ts';
import { createBuildReport, formatBuildReport } from '../../../src/tools/cli/buildReport.ts';
import { resolveConfig } from '../../../src/core/config.ts';
import { createTemporarySite } from '../../check/temporarySite.ts';

const CONFIG = resolveConfig(
  {
    product: { name: 'Acme', slug: 'acme', description: 'Acme.', versionOf: '@acme/ui' },
    sections: [{ slug: 'parts', title: 'Parts' }],
    sources: []
  },
  'site.config.ts'
);

const SUMMARY: Omit<BuildSummary, 'problems'> = {
  pages: 2,
  tabs: 3,
  examples: {
    all: 1,
    html: 0,
    inline: 1,
    fullscreen: 0,
    firstAttempt: 1,
    secondAttempt: 0,
    fresh: 0,
    clientOnly: [],
    threw: [],
    failed: []
  },
  withoutPlayground: [],
  brokenModules: [],
  missingModules: [],
  stages: [],
  seconds: 1
};

const BASELINE = `export default [
  { package: '@acme/ui', versions: '2', code: 'broken-link', match: '/gone', reason: 'Theirs.', files: { 'docs/a.md': 1 } }
];`;

function problemsBelow(folder: string): Problem[] {
  const known = { file: `${folder}/node_modules/@acme/ui/docs/a.md`, line: 3 };
  return [
    { severity: 'error', code: 'broken-link', message: 'There is no page /gone.', location: known, hint: null },
    {
      severity: 'error',
      code: 'props-unknown-component',
      message: 'No package exports Lamp.',
      location: { file: `${folder}/content/lamp.md`, line: 4 },
      hint: 'Correct the name.'
    },
    { severity: 'warning', code: 'shared-id', message: 'Shared.', location: null, hint: null }
  ];
}

it('of a build counts and lists the errors that the baseline does not accept', async () => {
  const { folder } = createTemporarySite({
    'baseline.ts': BASELINE,
    'node_modules/@acme/ui/package.json': JSON.stringify({ name: '@acme/ui', version: '2.1.0' })
  });
  const report = await createBuildReport({ ...SUMMARY, problems: problemsBelow(folder) }, { config: CONFIG, folder });
  expect(report).toMatchObject({ pages: 2, errors: 1, warnings: 1, known: 1 });
  expect(report.problems.map(({ code }) => code)).toEqual(['shared-id', 'props-unknown-component']);
  const text = formatBuildReport(report);
  expect(text).toContain('content/lamp.md\n  4       error props-unknown-component No package exports Lamp.\n');
  expect(text).toContain('Correct the name.');
  expect(text).not.toContain('Shared.');
  expect(text).toContain('1 error, 1 warning, 1 known problem of published packages; "patternbook check"');
});

it('of a build without problems says so', async () => {
  const { folder } = createTemporarySite({});
  const report = await createBuildReport({ ...SUMMARY, problems: [] }, { config: CONFIG, folder });
  expect(report.errors).toBe(0);
  expect(formatBuildReport(report)).toContain('no errors, no warnings; "patternbook check"');
});
