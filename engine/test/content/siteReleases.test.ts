import { describe, expect, it } from 'vitest';

import { type SiteConfig, resolveConfig } from '../../src/core/config.ts';
import { siteReleases } from '../../src/content/siteReleases.ts';

const INSTALLED: Record<string, string> = { '@acme/ui': '3.2.1', '@acme/icons': '3.2.0' };

function releasesOf(releases?: SiteConfig['releases']) {
  const config = resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'Acme.', versionOf: '@acme/ui' },
      sections: [{ slug: 'parts', title: 'Parts' }],
      releases
    },
    'site.config.ts'
  );
  return siteReleases(config, '3.2.1', (name) => INSTALLED[name] ?? null);
}

const DOCUMENTED = { date: '2025-06-01', packages: ['@acme/ui', '@acme/icons'] };
const OLD = { name: '3.1.0', date: '2025-01-01' };

describe('siteReleases', () => {
  it('puts the documented release, with the installed versions, before the history', () => {
    const { releases, problems } = releasesOf({ history: [OLD], documented: DOCUMENTED });
    expect(releases).toEqual([
      { name: '3.2.1', date: '2025-06-01', latest: true, hidden: false, versions: INSTALLED },
      { name: '3.1.0', date: '2025-01-01', latest: false, hidden: false, versions: {} }
    ]);
    expect(problems).toEqual([]);
  });

  it('derives the documented release of a site without configuration', () => {
    expect(releasesOf()).toEqual({
      releases: [{ name: '3.2.1', date: null, latest: true, hidden: false, versions: { '@acme/ui': '3.2.1' } }],
      problems: []
    });
  });

  it('lists the documented release once if the history has it too', () => {
    const same = { name: '3.2.1', date: '2025-06-01', latest: true, versions: INSTALLED };
    const { releases, problems } = releasesOf({ history: [same, OLD], documented: DOCUMENTED });
    expect(releases.map(({ name }) => name)).toEqual(['3.2.1', '3.1.0']);
    expect(problems).toEqual([]);
  });

  it.each([
    ['other versions', { versions: { ...INSTALLED, '@acme/icons': '3.1.0' } }, '@acme/icons 3.1.0, installed 3.2.0'],
    ['a missing package', { versions: { '@acme/ui': '3.2.1' } }, '@acme/icons (none), installed 3.2.0'],
    ['another date', { date: '2025-05-31' }, 'date 2025-05-31, documented 2025-06-01']
  ])('reports a history that has %s for the documented release', (_, changes, text) => {
    const listed = { name: '3.2.1', date: '2025-06-01', versions: INSTALLED, ...changes };
    const { problems } = releasesOf({ history: [listed], documented: DOCUMENTED });
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([['release-drift', 'error']]);
    expect(problems[0]?.message).toContain(text);
  });

  it.each([
    ['is marked as the latest', { latest: true }],
    ['is newer', { date: '2025-06-02' }]
  ])('reports another release that %s', (_, changes) => {
    const { releases, problems } = releasesOf({ history: [{ ...OLD, ...changes }], documented: DOCUMENTED });
    expect(problems.map(({ code }) => code)).toEqual(['release-not-latest']);
    expect(releases.filter(({ latest }) => latest).map(({ name }) => name)).toEqual(['3.2.1']);
  });

  it('reports a package that is not installed, and entries that it cannot read', () => {
    const documented = { ...DOCUMENTED, packages: ['@acme/ui', '@acme/gone'] };
    const { releases, problems } = releasesOf({ history: [{}], documented });
    expect(problems.map(({ code }) => code)).toEqual(['release-malformed', 'missing-package']);
    expect(releases[0]?.versions).toEqual({ '@acme/ui': '3.2.1' });
  });
});
