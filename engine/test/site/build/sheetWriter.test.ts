import { describe, expect, it } from 'vitest';

import { createSheetWriter } from '../../../src/site/build/sheetWriter.ts';
import type { Asset } from '../../../src/model.ts';

const FONT: Asset = { file: '/acme/font.woff2', path: '/assets/font.woff2' };

describe('createSheetWriter', () => {
  it('joins a set of files once, regardless of order and repetition', () => {
    const joined: string[][] = [];
    const copied: Asset[] = [];
    const used: string[] = [];
    const writeSheet = createSheetWriter(
      {
        bundle(files, part) {
          joined.push([...files]);
          return { css: [...files, ...(part === 'themes' ? [part] : [])].join('+'), assets: [FONT] };
        }
      },
      {
        assets: (assets) => copied.push(...assets),
        hashed: (name, extension, content) => `/assets/${name}-${content}.${extension}`,
        use: (addresses) => used.push(...addresses)
      }
    );

    const addresses = [
      writeSheet('page', ['a', 'b']),
      writeSheet('page', ['b', 'a', 'b']),
      writeSheet('page', ['a']),
      writeSheet('shell', ['a']),
      writeSheet('shell', ['a'], 'themes')
    ];
    expect(addresses).toEqual([
      '/assets/page-a+b.css',
      '/assets/page-a+b.css',
      '/assets/page-a.css',
      '/assets/shell-a.css',
      '/assets/shell-a+themes.css'
    ]);
    expect(joined).toEqual([['a', 'b'], ['a'], ['a'], ['a']]);
    expect(copied).toEqual([FONT, FONT, FONT, FONT]);
    // The second set was written before.
    expect(used).toEqual(['/assets/page-a+b.css', FONT.path]);
  });
});
