import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

import { sheetOriginProblems } from '../../src/check/sheetOrigins.ts';
import { resolveConfig } from '../../src/core/config.ts';
import { foreignOrigins, securityPolicy } from '../../src/site/documents/siteHead.ts';

const folder = mkdtempSync(join(tmpdir(), 'patternbook-sheet-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CSS = `/* url(https://none.example/a.png) */
@font-face { font-family: A; src: url("https://fonts.example/a.woff2") format('woff2'), url(https://fonts.example/a.woff); }
@font-face { src: url(data:font/woff2;base64,AAAA), url(./own.woff2) }
.a { background: url('//pictures.example/a.png') }`;

function configOf(examples: { fontOrigins?: string[]; imageOrigins?: string[] }) {
  const product = { name: 'Acme', slug: 'acme', description: 'A design system.', versionOf: 'acme-ui' };
  return resolveConfig({ product, sections: [{ slug: 'a', title: 'A' }], examples }, 'site.config.ts');
}

it('reports fonts and images of other sites, once for each origin', () => {
  const file = join(folder, 'a.css');
  writeFileSync(file, CSS);
  expect(sheetOriginProblems(file, configOf({}))).toMatchObject([
    {
      code: 'blocked-by-policy',
      severity: 'warning',
      message: expect.stringContaining('fonts of https://fonts.example, of which the style sheet names 2.') as string,
      location: { file, line: 2 },
      hint: expect.stringContaining('`examples.fontOrigins`') as string
    },
    { message: expect.stringContaining('images of https://pictures.example') as string, location: { line: 4 } }
  ]);
  const allowed = { fontOrigins: ['https://fonts.example'], imageOrigins: ['https://pictures.example'] };
  expect(sheetOriginProblems(file, configOf(allowed))).toEqual([]);
});

it('allows fonts of the origins that the configuration names', () => {
  const config = configOf({ fontOrigins: ['https://fonts.example'] });
  expect(securityPolicy([], foreignOrigins(config))).toContain("font-src 'self' data: https://fonts.example;");
});
