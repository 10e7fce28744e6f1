import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { staticFile } from '../../../src/site/serving/staticFile.ts';

const site = realpathSync(mkdtempSync(path.join(tmpdir(), 'patternbook-static-')));
const pictures = path.join(site, 'node_modules/acme-ui/pictures');
const STATIC_FILES = [{ package: 'acme-ui', from: 'pictures', to: '/pictures', exclude: ['*.hbs', 'large/**'] }];

beforeAll(() => {
  mkdirSync(path.join(pictures, 'large'), { recursive: true });
  for (const name of ['a (1).svg', 'a.hbs', 'large/b.png', '../package.json']) {
    writeFileSync(path.join(pictures, name), '{}');
  }
});
afterAll(() => rmSync(site, { recursive: true }));

describe('staticFile', () => {
  const find = (address: string): string | null => staticFile(STATIC_FILES, site, address);

  it('finds files that are served', () => {
    expect(find('/pictures/a (1).svg')).toBe(path.join(pictures, 'a (1).svg'));
  });

  it('finds neither excluded files nor others', () => {
    for (const address of [
      '/pictures/a.hbs',
      '/pictures/large/b.png',
      '/pictures/../package.json',
      '/elsewhere/a.svg'
    ]) {
      expect(find(address), address).toBeNull();
    }
  });
});
