import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { referenceSchema } from '../../src/core/config/reference.ts';
import { styleNames } from '../../src/reference/lint/styleNames.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'style-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  'acme-css/package.json': '{ "name": "acme-css" }',
  'acme-css/acme.css': '.acme-card { --acme-color: red }',
  'acme-ui/package.json': '{ "name": "acme-ui", "main": "dist/index.js" }',
  'acme-ui/dist/index.js':
    'css("acme-tab", `acme-tab__text acme-${kind} acme-m-${kind}`); style["--acme-tab--width"] = 1; a("acme-" + b);',
  'acme-ui/dist/tab.css': '.acme-tab__list { color: var(--acme-old); --acme-tab--gap: 0 }',
  'acme-ui/test/index.js': 'css("acme-nowhere")'
};
for (const [file, text] of Object.entries(files)) {
  const place = path.join(folder, 'node_modules', file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

it('reads the names in style sheets, and those that components set', () => {
  const reference = referenceSchema.parse({
    cssVariables: [{ package: 'acme-css', include: ['*.css'], prefix: 'acme-{name}' }]
  });
  const names = styleNames(reference, folder, { packages: ['acme-ui'], classPrefixes: [], variablePrefixes: [] });
  expect(names.classes).toEqual(['acme-card', 'acme-tab', 'acme-tab__list', 'acme-tab__text']);
  expect(names.variables).toEqual(['--acme-color', '--acme-tab--gap', '--acme-tab--width']);
});
