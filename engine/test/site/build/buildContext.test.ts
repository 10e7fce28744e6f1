import { describe, expect, it } from 'vitest';

import { createSheetWriter } from '../../../src/site/build/buildContext.ts';
import type { Asset } from '../../../src/model.ts';

const FONT: Asset = { file: '/acme/font.woff2', path: '/assets/font.woff2' };

describe('createSheetWriter', () => {
  it('joins a set of files once, regardless of order and repetition', async () => {
    const joined: string[][] = [];
    const copied: Asset[] = [];
    const writeSheet = createSheetWriter(
      {
        bundle(files) {
          joined.push([...files]);
          return { css: [...files].join('+'), assets: [FONT] };
        }
      },
      {
        assets(assets) {
          copied.push(...assets);
          return Promise.resolve();
        },
        hashed: (name, extension, content) => Promise.resolve(`/assets/${name}-${content}.${extension}`)
      }
    );

    const addresses = await Promise.all([
      writeSheet('page', ['a', 'b']),
      writeSheet('page', ['b', 'a', 'b']),
      writeSheet('page', ['a']),
      writeSheet('shell', ['a'])
    ]);
    expect(addresses).toEqual([
      '/assets/page-a+b.css',
      '/assets/page-a+b.css',
      '/assets/page-a.css',
      '/assets/shell-a.css'
    ]);
    expect(joined).toEqual([['a', 'b'], ['a'], ['a']]);
    expect(copied).toEqual([FONT, FONT, FONT]);
  });
});
