import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { loadAxe } from '../../engine/src/tools/audit/axe.ts';
import { openAuditor } from '../../engine/src/tools/audit/openAuditor.ts';
import { expect, test } from '../support/test.ts';

/** A document as the engine builds them: a script gives the root element its theme. South makes texts pale, slowly. */
const DOCUMENT = `<!doctype html>
<html lang="en">
<title>Knobs</title>
<style>
  p { color: #222; background: #fff; transition: color 1000s linear !important; }
  [data-in-theme='b'] p { color: #eee; background: #111; }
  [data-in-theme='c'] p { color: #ccc; }
</style>
<script>
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    document.documentElement.dataset.inTheme = localStorage.getItem('brand') === 'south' ? 'c' : dark.matches ? 'b' : 'a';
  };
  dark.addEventListener('change', apply);
  document.addEventListener('patternbook:preferences', apply);
  apply();
</script>
<main>
  <section id="on"><div data-preview data-mount="none"><p>On</p></div></section>
  <section id="off"><div data-preview data-mount="none"><p>Off</p><img src="data:,"></div></section>
</main>
</html>`;

const OTHERS = {
  themes: [{ name: 'south', code: 'c', preferences: { brand: 'south' } }],
  rules: ['color-contrast']
};

let server: Server;
let requests = 0;

test.beforeAll(async () => {
  server = createServer((_, response) => {
    requests += 1;
    response.setHeader('content-type', 'text/html').end(DOCUMENT);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
});

test.afterAll(() => {
  server.close();
});

test('audits the examples of a document in each theme, and loads it once', async ({ browser }) => {
  const auditor = await openAuditor(browser, await loadAxe(), OTHERS);
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const audit = (id: string) => auditor.audit({ address, preview: `#${id} > [data-preview]` }, 'markup');
  const rulesOf = (violations: readonly { rule: string; elements: number }[]): string[] =>
    violations.map(({ rule, elements }) => `${rule} ${elements}`);

  const on = await audit('on');
  expect([on.light, on.dark].map(({ violations }) => rulesOf(violations))).toEqual([[], []]);
  expect(rulesOf(on.others['south'] ?? [])).toEqual(['color-contrast 1']);
  const off = await audit('off');
  expect([off.light, off.dark].map(({ violations }) => rulesOf(violations))).toEqual([
    ['image-alt 1'],
    ['image-alt 1']
  ]);
  expect(rulesOf(off.others['south'] ?? [])).toEqual(['color-contrast 1']);
  expect(requests).toBe(1);
  await auditor.close();
});
