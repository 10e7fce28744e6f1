import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { locateSiteFile } from '../../src/content/siteContext.ts';
import { ConfigError } from '../../src/core/config.ts';

describe('locateSiteFile', () => {
  it('finds a file in the site folder', () => {
    expect(locateSiteFile('siteFile.test.ts', import.meta.dirname)).toBe(import.meta.filename);
  });

  it('reports a missing file', () => {
    const locate = () => locateSiteFile('icon.svg', import.meta.dirname);
    expect(locate).toThrow(ConfigError);
    expect(locate).toThrow(`There is no file ${path.join(import.meta.dirname, 'icon.svg')}`);
  });
});
