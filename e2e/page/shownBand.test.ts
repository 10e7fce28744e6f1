import { expect, test } from '../support/test.ts';
import { shownBand } from '../../engine/src/tools/thumbnails/shownBand.ts';

/** Examples in a window of 600 px, and the ends of what they show. */
const EXAMPLES = [
  {
    shows: 'a dialog in empty space',
    html: '<div style="height: 600px; padding: 200px 100px"><p style="height: 80px">Text</p></div>',
    band: [200, 280, 100]
  },
  {
    shows: 'a surface that fills the window',
    html: '<div style="height: 100vh; background: #eee"></div>',
    band: [0, 600, 0]
  },
  {
    shows: 'text, without what only screen readers say',
    html: `<b style="position: fixed; inset-block-end: 0; clip-path: inset(50%)">Danger</b>
      <p style="height: 40px">Text</p>`,
    band: [0, 40, 0]
  },
  { shows: 'nothing', html: '<div style="height: 50px"></div>', band: [0, 0, 0] }
];

for (const { shows, html, band } of EXAMPLES) {
  test(`the part of the window that an example fills: ${shows}`, async ({ newContext }) => {
    const page = await (await newContext({ viewport: { width: 800, height: 600 } })).newPage();
    await page.setContent(`<style>* { margin: 0 }</style><main><div data-preview>${html}</div></main>`);
    expect(Object.values(await shownBand(page))).toEqual(band);
  });
}
