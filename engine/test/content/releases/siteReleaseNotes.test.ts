import { expect, it } from 'vitest';

import { resolveConfig } from '../../../src/core/config.ts';
import { siteReleaseNotes } from '../../../src/content/releases/releaseNotes.ts';
import { createTemporarySite } from '../../check/temporarySite.ts';

const config = resolveConfig(
  {
    product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
    sections: [{ slug: 'components', title: 'Components' }],
    releases: { documented: { date: '2025-02-28', packages: ['acme-ui', 'acme-tools', 'acme-old', 'acme-gone'] } }
  },
  'site.config.ts'
);

it('reads the change logs of installed packages and links to external release notes', () => {
  const { folder } = createTemporarySite({
    'node_modules/acme-ui/package.json': '{ "version": "1.1.0" }',
    'node_modules/acme-ui/CHANGELOG.md':
      '## [1.1.0](https://acme.test/1.1.0) (2025-02-28)\n\n### Features\n\n- turns\n',
    'node_modules/acme-tools/package.json': JSON.stringify({ repository: 'git+https://github.com/acme/tools.git' }),
    'node_modules/acme-old/package.json': JSON.stringify({ repository: { url: 'https://acme.test/old.git' } })
  });
  const versions = { 'acme-ui': '1.1.0', 'acme-tools': '2.0.0', 'acme-old': '0.1.0', 'acme-gone': '0.2.0' };
  const [notes] = siteReleaseNotes(config, folder, [
    { name: '1.1.0', date: '2025-02-28', latest: true, hidden: false, versions }
  ]);
  expect(notes?.packages.map(({ name, href }) => [name, href])).toEqual([
    ['acme-gone', null],
    ['acme-old', null],
    ['acme-tools', 'https://github.com/acme/tools/releases'],
    ['acme-ui', 'https://acme.test/1.1.0']
  ]);
  expect(notes?.changes).toMatchObject([{ kind: 'feature', changes: [{ text: 'turns', packages: ['acme-ui'] }] }]);
});
