import { expect, test } from '../support/test.ts';
import { shownHeight } from '../../engine/src/tools/thumbnails/shownHeight.ts';

/** Examples in a window of 600 px, and the height of what they show. */
const EXAMPLES = [
  {
    shows: 'a dialog in empty space',
    html: '<div style="height: 600px"><p style="height: 80px">Text</p></div>',
    px: 80
  },
  { shows: 'a surface that fills the window', html: '<div style="height: 100vh; background: #eee"></div>', px: 600 },
  {
    shows: 'text, without what only screen readers say',
    html: `<b style="position: fixed; inset-block-end: 0; clip-path: inset(50%)">Danger</b>
      <p style="height: 40px">Text</p>`,
    px: 40
  },
  { shows: 'nothing', html: '<div style="height: 50px"></div>', px: 0 }
];

for (const { shows, html, px } of EXAMPLES) {
  test(`the height that an example shows: ${shows}`, async ({ newContext }) => {
    const page = await (await newContext({ viewport: { width: 800, height: 600 } })).newPage();
    await page.setContent(`<style>* { margin: 0 }</style><main><div data-preview>${html}</div></main>`);
    expect(await shownHeight(page)).toBe(px);
  });
}
