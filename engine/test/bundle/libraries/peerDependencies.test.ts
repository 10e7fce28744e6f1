import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { peerDependencies } from '../../../src/bundle/libraries/projectSetup.ts';

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

describe('peerDependencies', () => {
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
