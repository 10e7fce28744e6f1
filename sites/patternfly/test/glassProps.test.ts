import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { siteFolder } from './realSite.ts';

const PAGE = readFileSync(join(siteFolder, 'content/design-foundations/theming/choosing-a-theme.md'), 'utf8');
const DECLARATIONS = ['react-core', 'react-table'].flatMap((name) => {
  const folder = join(siteFolder, '../../node_modules/@patternfly', name, 'dist/js/components');
  return globSync('*/*.d.ts', { cwd: folder }).map((file) => join(folder, file));
});

/** Components of which a property is declared. */
function withProperty(property: string): string[] {
  const declared = new RegExp(`^\\s*${property}\\?: boolean;$`, 'm');
  return DECLARATIONS.filter((file) => declared.test(readFileSync(file, 'utf8')))
    .map((file) => basename(file, '.d.ts'))
    .sort();
}

it.each(['isGlass', 'isNoPlainOnGlass'])('lists all components that have %s', (property) => {
  const row = PAGE.split('\n').find((line) => line.startsWith('| `') && line.includes(`\`${property}\``)) ?? '';
  const named = [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  expect(named.sort()).toEqual(withProperty(property));
});
