import { expect, it } from 'vitest';

import type { TabCode } from '../../src/core/tabCode.ts';
import { relatedNodes } from '../../src/twin/relatedFiles.ts';
import { writeMarkdown } from '../../src/twin/writeMarkdown.ts';
import { makeExample } from '../ui/acme.ts';

const scope = { owner: (name: string) => (name === 'Button' || name === 'useState' ? 'acme-ui' : null) };
const bindings: TabCode['bindings'] = { data: { from: { package: 'acme-data' }, imported: 'default' } };

function importsOf(code: string, names: TabCode['bindings'] = bindings): string[] {
  const tab = { examples: {}, files: {}, bindings: names } as unknown as TabCode;
  const text = writeMarkdown(relatedNodes(makeExample({ code, lang: 'ts' }), tab, scope));
  return text.split('\n').filter((line) => line.startsWith('import '));
}

it('imports names of the page and of packages that examples use without an import', () => {
  expect(importsOf('const A = () => <Button>{data.length} {React.version}</Button>;')).toEqual([
    "import { Button } from 'acme-ui';",
    "import data from 'acme-data';",
    "import * as React from 'react';"
  ]);
});

it.each([
  ["import { Button } from 'other';\nexport const A = () => <Button />;"],
  ['const Button = () => null;\nexport const A = () => <Button />;'],
  ['export const A = ({ data }) => <p title="Button useState">{data}</p>;'],
  ['export const A = () => <p Button="1">useState</p>;']
])('imports nothing that the code declares, imports, or only mentions: %s', (code) => {
  expect(importsOf(code)).toEqual([]);
});
