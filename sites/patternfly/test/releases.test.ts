import { describe, expect, it } from 'vitest';
import { readReleases } from '../../../engine/src/content/siteReleases.ts';
import { readChangeLogs } from '../../../engine/src/content/releases/changeLogs.ts';
import { releaseHistory } from '../releases.ts';
import config from '../site.config.ts';

describe('the releases of the site', () => {
  const { releases, problems } = readReleases(releaseHistory);

  it('are valid and unique', () => {
    expect(problems).toEqual([]);
    expect(releases).toHaveLength(releaseHistory.length);
  });

  it('go back to 2019, and older ones are not in the menu', () => {
    expect(releases.at(-1)).toMatchObject({ name: '2019.02', date: '2019-06-05' });
    expect(releases.filter(({ hidden, latest }) => !hidden || latest)).toEqual([]);
  });

  it('are sorted by date', () => {
    const dates = releases.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('are not dated before the publishing of their packages', () => {
    const { logs } = readChangeLogs(['@patternfly/react-core'], import.meta.dirname);
    const published = new Map(logs.flatMap(({ versions }) => versions.map(({ version, date }) => [version, date])));
    const early = releases.filter(({ name, date }) => (date ?? '') < (published.get(name) ?? ''));
    expect(early.map(({ name, date }) => `${name} of ${date}, published ${published.get(name)}`)).toEqual([]);
  });

  it('list the archives of the older major versions', () => {
    expect(config.releases.archives.map(({ name }) => name)).toEqual(['PatternFly 5', 'PatternFly 4', 'PatternFly 3']);
  });
});
