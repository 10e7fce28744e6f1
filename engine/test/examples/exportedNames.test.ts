import { afterAll, describe, expect, it } from 'vitest';

import { packageExports } from '../../src/examples/scopeExports.ts';
import { ModuleResolver } from '../../src/examples/moduleResolver.ts';
import { createAcmeSite } from './render/acmeSite.ts';

const site = createAcmeSite({
  'node_modules/acme-icons/package.json': JSON.stringify({ name: 'acme-icons', module: 'index.js' }),
  'node_modules/acme-icons/index.js': `
    export * from './a';
    export * as names from './a';
    export { default as Star, star } from './a';
    export const own = 1, { other } = {};
    export default own;`,
  'node_modules/acme-icons/a.js': "export * from './index.js';\nexport function moon() {}\nexport default class {}",
  'node_modules/acme-cjs/package.json': JSON.stringify({ name: 'acme-cjs', main: 'index.js' }),
  'node_modules/acme-cjs/index.js': 'Object.assign(exports, { useThing() {}, Thing: 1 });'
});
afterAll(() => site.remove());

describe('packageExports', () => {
  const exportsOf = (name: string): string[] => [...packageExports(name, site.folder, new ModuleResolver())].toSorted();

  it('follows re-exports, including circular ones, and omits defaults', () => {
    expect(exportsOf('acme-icons')).toEqual(['Star', 'moon', 'names', 'other', 'own', 'star']);
  });

  it('loads a CommonJS entry', () => {
    expect(exportsOf('acme-cjs')).toEqual(['Thing', 'useThing']);
  });

  it('reports a missing package', () => {
    expect(() => exportsOf('acme-none')).toThrow('Cannot find the package "acme-none" of examples.scope');
  });
});
