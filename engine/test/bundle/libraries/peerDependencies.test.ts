import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { peerDependencies } from '../../../src/bundle/libraries/peerDependencies.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'peers-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string | object): void {
  const target = path.join(folder, 'node_modules', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
}

write('fern-charts/package.json', {
  name: 'fern-charts',
  module: 'index.js',
  peerDependencies: { react: '^18', marked: '^15', 'line-math': '^3', 'pie-math': '^4' },
  peerDependenciesMeta: { 'line-math': { optional: true }, 'pie-math': { optional: true } }
});
write('fern-charts/index.js', 'export const none = 0;');
write('fern-charts/lines/package.json', { module: '../dist/lines/index.js' });
write('fern-charts/dist/lines/index.js', "export * from './line.js';");
write('fern-charts/dist/lines/line.js', "import { line } from 'line-math/deep';\nexport const Line = line;");

// A library whose styling engine is a dependency, with optional peers that its main module imports.
write('moss-ui/package.json', {
  name: 'moss-ui',
  module: 'index.js',
  dependencies: { 'moss-engine': '^1', 'moss-icons': '^1' },
  peerDependencies: { react: '^19', 'dye-react': '^11.5' },
  peerDependenciesMeta: { 'dye-react': { optional: true } }
});
write('moss-ui/index.js', "export { Button } from './Button/index.js';\nexport { icon } from 'moss-icons';");
write('moss-ui/Button/index.js', "import styled from 'moss-engine/styled';\nexport const Button = styled;");
write('moss-ui/server/package.json', { module: './index.js' });
write('moss-ui/server/index.js', 'export const none = 0;');
write('moss-engine/package.json', {
  name: 'moss-engine',
  dependencies: { 'moss-ui': '*' },
  exports: { './styled': './dist/styled.js' },
  peerDependencies: { 'dye-react': '^11', 'dye-styled': '^11', 'dye-server': '^11' },
  peerDependenciesMeta: {
    'dye-react': { optional: true },
    'dye-styled': { optional: true },
    'dye-server': { optional: true }
  }
});
write(
  'moss-engine/dist/styled.js',
  "export { default } from 'dye-styled';\nexport const cache = () => import('dye-react');"
);
write('moss-icons/package.json', { name: 'moss-icons', module: 'index.js', peerDependencies: { 'dye-icons': '*' } });
write('moss-icons/index.js', "export { icon } from 'dye-icons';");

describe('peerDependencies', () => {
  it('include optional peers of dependencies, if modules of the entry import them', () => {
    expect(peerDependencies('moss-ui', folder)).toEqual({ 'moss-ui': { 'dye-react': '^11.5', 'dye-styled': '^11' } });
  });

  it("are the package's required peers and those that its entries import", () => {
    expect(peerDependencies('fern-charts', folder)).toEqual({
      'fern-charts': { marked: '^15' },
      'fern-charts/lines': { 'line-math': '^3' }
    });
  });

  it('are empty for a missing package', () => {
    expect(peerDependencies('fern-nothing', folder)).toEqual({});
  });
});
