import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

import { cssVariablesAddress } from '../../engine/src/core/cssVariablesAddress.ts';
import { expect, test } from '../support/test.ts';
import { nextPaint } from '../support/nextPaint.ts';

const PATH = '/tokens/all-tokens';

const DIST = resolve(import.meta.dirname, '../../sites/patternfly/dist');

/** Returns the built HTML of a page. */
function documentAt(path: string): string {
  return readFileSync(join(DIST, path, 'index.html'), 'utf8');
}

function idsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? ''));
}

/** Matches a table of CSS variables: the prefix of its rows, and the beginning of tokens' names. */
const TABLE = /&quot;prefix&quot;:&quot;([^&]+)&quot;,&quot;tokens&quot;:.*?&quot;names&quot;:&quot;([^&]+)&quot;/g;

/** Returns the tokens that a page links: in its HTML, and those that rows link once they are open. */
function linkedTokens(html: string): string[] {
  const links = [...html.matchAll(new RegExp(` href="${PATH}#([^"]+)"`, 'g'))].map(([, id]) => id ?? '');
  const inRows = [...html.matchAll(TABLE)].flatMap(([, prefix = '', start = '']) => {
    const { rows } = JSON.parse(readFileSync(join(DIST, cssVariablesAddress(prefix)), 'utf8')) as {
      rows: { values: string[] }[];
    };
    return rows
      .flatMap(({ values }) => values.flatMap((value) => value.match(/--[\w-]+/g) ?? []))
      .filter((name) => name.startsWith(start));
  });
  return [...links, ...inRows];
}

test.describe('more than a thousand tokens', () => {
  /** Size budget of the full document, gzipped. */
  const DOCUMENT_KB = 150;

  test('are in a document within its size budget', () => {
    expect(gzipSync(documentAt(PATH)).length / 1024).toBeLessThan(DOCUMENT_KB);
  });

  test('have no broken links to and from components', () => {
    const html = documentAt(PATH);
    const anchors = new Map([[PATH, idsOf(html)]]);
    const anchorsAt = (path: string): ReadonlySet<string> => {
      const known = anchors.get(path) ?? idsOf(documentAt(path));
      anchors.set(path, known);
      return known;
    };
    const list = html.slice(html.indexOf(' aria-labelledby="tokens-'), html.indexOf('</main>'));
    const links = [...list.matchAll(/ href="([^"#]*)#([^"]+)"/g)].map(([, path, id]) => ({ path: path || PATH, id }));
    const lost = links.filter(({ path, id }) => !anchorsAt(path).has(id ?? ''));
    expect(links.length).toBeGreaterThan(5000);
    expect(lost).toEqual([]);
    // And back, from every linked page.
    const back = [...anchors.keys()].flatMap((path) => linkedTokens(documentAt(path)));
    expect(back.length).toBeGreaterThan(5000);
    expect(back.filter((id) => !anchors.get(PATH)?.has(id))).toEqual([]);
  });

  /** Busy machines make tasks longer; the best of several attempts counts. */
  const ATTEMPTS = 3;
  const SCROLL_STEPS = 30;
  const STEP_PX = 600;

  test('scroll without long tasks', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(`${PATH}?show=all`);
    await expect(page.getByRole('search', { name: 'Tokens' }).getByRole('status')).toHaveText(/^1,\d{3} tokens$/);
    await page.getByRole('button', { name: 'Expand all' }).click();
    await page.evaluate(() => {
      const long: number[] = [];
      Object.assign(window, { long });
      new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask'
      });
    });
    const longTasks = (): Promise<number[]> =>
      page.evaluate(() => (window as unknown as { long: number[] }).long.splice(0));
    await page.mouse.move(700, 500);
    const attempts: number[][] = [];
    for (let attempt = 0; attempt < ATTEMPTS && attempts.at(-1)?.length !== 0; attempt++) {
      await longTasks();
      for (let step = 0; step < SCROLL_STEPS; step++) {
        await page.mouse.wheel(0, STEP_PX);
        await page.evaluate(nextPaint);
      }
      attempts.push(await longTasks());
    }
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(SCROLL_STEPS * STEP_PX * 0.9);
    expect(attempts.at(-1), JSON.stringify(attempts)).toEqual([]);
  });
});
