import { describe, expect, it } from 'vitest';
import { locateInConfig } from '../../src/check/places.ts';
import { error } from '../../src/content/problem.ts';
import type { Location } from '../../src/model.ts';
import { createTemporarySite } from './temporarySite.ts';

const FILES = {
  'site.config.ts': `import { planned } from './planned.ts';\nexport default {\n  package: '@acme/ui',\n  glob: 'docs/**/*.md'\n};\n`,
  'planned.ts': `export const planned = [\n  "/parts/lamp",\n  '/parts/bulb'\n];\n`
};

describe('locateInConfig', () => {
  it.each([
    ['The package @acme/ui is not installed.', 'site.config.ts', 3],
    ['No file of @acme/ui-kit matches docs/**/*.md.', 'site.config.ts', 4],
    ['/parts/bulb is listed as planned, but exists.', 'planned.ts', 3],
    ['/parts/lamp, and /parts/bulb, too.', 'planned.ts', 2]
  ])('%s', (message, file, line) => {
    const site = createTemporarySite(FILES);
    const [located] = locateInConfig([error('any', message, null)], site.folder);
    expect(located?.location).toEqual({ file: site.path(file), line });
  });

  it('falls back to the configuration file if it has no such value, and keeps other locations', () => {
    const site = createTemporarySite(FILES);
    const elsewhere: Location = { file: '/elsewhere.md', line: 7 };
    const problems = [error('any', 'Something is amiss.', null), error('any', '/parts/lamp', elsewhere)];
    expect(locateInConfig(problems, site.folder).map(({ location }) => location)).toEqual([
      { file: site.path('site.config.ts') },
      elsewhere
    ]);
  });
});
