import { afterAll, expect, it } from 'vitest';

import { ExamplePreparer } from '../../src/examples/prepareExample.ts';
import { createAcmeSite } from './render/acmeSite.ts';

const site = createAcmeSite({ 'content/page.md': '' });
afterAll(() => site.remove());

const preparer = new ExamplePreparer(site.folder, ['acme-ui', 'react']);

function codeOf(code: string): string {
  const source = { file: site.path('content/page.md'), imports: [] };
  const prepared = preparer.prepare({ code, file: null }, source);
  return prepared.ok ? prepared.code : prepared.message;
}

const COMPONENT = 'export const On = () => <p>on</p>;';
const CLASSIC = '/** @jsxRuntime classic */';

it.each([
  ['React', `${CLASSIC}\n${COMPONENT}`],
  ['React', `${CLASSIC}\nimport React from 'react';\n${COMPONENT}`],
  [
    'Fragment',
    `/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment */\nimport { createElement, Fragment } from 'react';\nexport const On = () => <>on</>;`
  ]
])('imports %s, which the old compilation of JSX needs: %j', (name, code) => {
  expect(codeOf(code)).toMatch(new RegExp(`import .*\\b${name}\\b.* from`));
});

it('imports nothing for a text that looks like the comment', () => {
  expect(codeOf(`export const On = () => <p>{'${CLASSIC}'}</p>;`)).not.toMatch(/import .*React\b/);
});
