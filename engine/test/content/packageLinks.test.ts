import { describe, expect, it } from 'vitest';

import { documentedFolder, readPackageLinks, repositoryAddress } from '../../src/content/packageLinks.ts';
import { resolveConfig } from '../../src/core/config.ts';
import { writeFiles } from './support/writeFiles.ts';

const REPOSITORY = 'https://github.com/acme/ui';

function linksOf(manifest: object, { hasChangeLog = false, repository = `${REPOSITORY}/blob/main/packages/ui` } = {}) {
  const folder = writeFiles({
    'node_modules/acme-ui/package.json': JSON.stringify({ name: 'acme-ui', ...manifest }),
    ...(hasChangeLog && { 'node_modules/acme-ui/CHANGELOG.md': '# Changes' })
  });
  const { sources } = resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
      sections: [{ slug: 'components', title: 'Components' }],
      sources: [{ package: 'acme-ui', include: ['**/*.md'], source: 'react', repository }]
    },
    'site.config.ts'
  );
  return readPackageLinks('acme-ui', sources, folder);
}

describe('the links of a package', () => {
  it('come from its package.json', () => {
    const manifest = { repository: { url: `git+${REPOSITORY}.git` }, bugs: { url: 'https://bugs.example/acme' } };
    expect(linksOf(manifest)).toEqual({
      source: REPOSITORY,
      registry: 'https://www.npmjs.com/package/acme-ui',
      changes: `${REPOSITORY}/releases`,
      issues: 'https://bugs.example/acme'
    });
  });

  it('lead to the change log that the package ships', () => {
    const { changes } = linksOf({}, { hasChangeLog: true }) ?? {};
    expect(changes).toBe(`${REPOSITORY}/blob/main/packages/ui/CHANGELOG.md`);
  });

  it('leave out what the package does not have', () => {
    const manifest = { private: true, homepage: 'https://acme.example' };
    expect(linksOf(manifest, { repository: 'https://git.example/acme/blob/main' })).toEqual({
      source: 'https://acme.example',
      registry: null,
      changes: null,
      issues: null
    });
    const { registry } = linksOf({ publishConfig: { registry: 'https://npm.acme.example' } }) ?? {};
    expect(registry).toBeNull();
  });
});

describe('the address of a repository', () => {
  it.each([
    ['acme/ui', REPOSITORY],
    ['github:acme/ui', REPOSITORY],
    ['git://github.com/acme/ui.git', REPOSITORY],
    ['git@github.com:acme/ui.git', REPOSITORY],
    ['git+ssh://git@github.com/acme/ui.git', REPOSITORY],
    ['file:../ui', null],
    [undefined, null]
  ])('of %s is %s', (named, address) => {
    expect(repositoryAddress(named)).toBe(address);
  });
});

describe('the documented folder', () => {
  const address = (relPath: string, ...files: string[]): string | null =>
    documentedFolder(relPath, `${REPOSITORY}/blob/main/${relPath}`, (folder) => (folder === 'src/Knob' ? files : []));

  it('contains the source beside the examples', () => {
    expect(address('src/Knob/examples/Knob.md', 'Knob.tsx')).toBe(`${REPOSITORY}/tree/main/src/Knob`);
  });

  it('is unknown without source files, and for files in other folders', () => {
    expect(address('src/Knob/examples/Knob.md', 'README.md')).toBeNull();
    expect(address('src/Knob/Knob.md', 'Knob.tsx')).toBeNull();
  });
});
