import { expect, it } from 'vitest';

import type { StyleLibrary } from '../../../src/bundle/styles/styleLibrary.ts';
import { frameStyles } from '../../../src/bundle/libraries/frameFiles.ts';
import { writeFiles } from '../../content/support/writeFiles.ts';

/** A style library that returns the same bundle for everything. */
function stylesOf(css: string, assets: { path: string; file: string }[]): { styles: StyleLibrary; joined: string[] } {
  const joined: string[] = [];
  const styles: StyleLibrary = {
    pageBase: ['/page.css'],
    exampleBase: ['/base.css'],
    exampleClassSheets: ['/classes.css'],
    sheetsOf: () => new Set(),
    surfacesOf: () => new Set(),
    isInLine: () => false,
    reducedSheets: [],
    isReduced: () => false,
    lacksRules: () => false,
    matching: () => [],
    inOrder: () => [],
    measure: () => [],
    withThemes: () => [],
    bundle(files) {
      joined.push(...files);
      return { css, assets };
    }
  };
  return { styles, joined };
}

it('joins the sheets of examples, of their class names and of library imports', () => {
  const folder = writeFiles({ 'lamp.css': '' });
  const { styles, joined } = stylesOf('', []);
  frameStyles(styles, [`${folder}/lamp.css`, `${folder}/gone.css`]);
  expect(joined.slice(0, 3)).toEqual(['/base.css', '/classes.css', `${folder}/lamp.css`]);
  expect(joined).not.toContain('/page.css');
  expect(joined).not.toContain(`${folder}/gone.css`);
});

it("inlines upright fonts, which the frame can't fetch", () => {
  const folder = writeFiles({ 'lamp.woff2': 'upright', 'italic.woff2': 'italic', 'dot.svg': '<svg/>' });
  const asset = (name: string) => ({ path: `/assets/${name}`, file: `${folder}/${name}` });
  const css = [
    '@layer base{@font-face{font-family:Lamp;font-weight:400 600;src:url(/assets/lamp.woff2)format("woff2-variations");font-display:fallback}}',
    '@font-face{font-family:Lamp;font-style:italic;src:url(/assets/italic.woff2)}',
    '@font-face{font-family:Old;src:url(/assets/old.ttf)}',
    'b{background:url(/assets/dot.svg)}'
  ].join('');
  const { styles } = stylesOf(css, [asset('lamp.woff2'), asset('italic.woff2'), asset('dot.svg')]);
  const frame = frameStyles(styles, []);
  expect(frame.css).toBe('@layer base{}b{background:url(/assets/dot.svg)}');
  expect(frame.assets.map(({ path }) => path)).toEqual(['/assets/dot.svg']);
  const data = Buffer.from('upright').toString('base64');
  expect(frame.fonts.trim()).toBe(
    `@font-face{font-family:Lamp;font-weight:400 600;src:url(data:font/woff2;base64,${data})format("woff2-variations");font-display:fallback}`
  );
});
