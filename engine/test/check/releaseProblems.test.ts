import { expect, it } from 'vitest';

import { releaseProblems } from '../../src/check/configProblems.ts';
import { resolveConfig } from '../../src/core/config.ts';
import type { ComponentBlock } from '../../src/model.ts';
import { ENGINE_COMPONENTS } from '../support/engineComponents.ts';
import { makePage, makeSource } from '../ui/acme.ts';
import { createTemporarySite } from './temporarySite.ts';

const config = resolveConfig(
  {
    product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
    sections: [{ slug: 'components', title: 'Components' }],
    releases: { history: [{ name: '1.0.0', date: '2025-01-31' }], documented: { date: '2025-02-28' } }
  },
  'site.config.ts'
);

const block = (name: string, attributes: ComponentBlock['attributes']): ComponentBlock => ({
  kind: 'component',
  name,
  attributes,
  location: { file: '/acme/notes.md', line: 7 }
});

it('reports releases that pages show but the list lacks, and change log headings without a version', () => {
  const site = createTemporarySite({
    'node_modules/acme-ui/package.json': '{ "version": "1.1.0" }',
    'node_modules/acme-ui/CHANGELOG.md': '# Changelog\n\n## Soon\n\n- more\n\n## 1.1.0\n\n- some\n'
  });
  const blocks = [
    block('ReleaseVersions', { release: '1.1.0' }),
    block('ReleaseVersions', {}),
    block('ReleaseNotes', { since: '1.0.0' }),
    block('ReleaseNotes', { since: '0.9.0' }),
    block('ReleaseVersions', { release: true }),
    block('SectionGallery', { release: '0.9.0' })
  ];
  const problems = releaseProblems(
    { pages: [makePage({ sources: [makeSource({ blocks })] })] },
    { config, folder: site.folder, components: ENGINE_COMPONENTS }
  );
  expect(problems.map(({ severity, code, location }) => [severity, code, location])).toEqual([
    ['warning', 'change-log-heading', { file: site.path('node_modules/acme-ui/CHANGELOG.md'), line: 3 }],
    ['error', 'unknown-release', { file: '/acme/notes.md', line: 7 }],
    ['error', 'unknown-release', { file: '/acme/notes.md', line: 7 }]
  ]);
});
