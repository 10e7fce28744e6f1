import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { ENGINE_FOLDERS } from '../../eslint.boundaries.js';

const engine = path.resolve(import.meta.dirname, '..');
const architecture = readFileSync(path.join(engine, '../docs/architecture.md'), 'utf8');
const ROW = /^\| `(\w+)\/` \|.*\| ([^|]+) \|$/gm;

describe('the folders of the engine', () => {
  const sources = readdirSync(path.join(engine, 'src'), { withFileTypes: true });

  it('match the lint rule', () => {
    const folders = sources.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(folders.sort()).toEqual(Object.keys(ENGINE_FOLDERS).sort());
  });

  it('contain all files except the public entry and the model', () => {
    const files = sources.filter((entry) => entry.isFile()).map(({ name }) => name);
    expect(files.sort()).toEqual(['index.ts', 'model.ts']);
  });

  it('have the import rules of the table in the architecture document', () => {
    const documented = [...architecture.matchAll(ROW)].map(([, name, imports = '']) => [
      name,
      imports === '–' ? [] : imports.split(', ')
    ]);
    expect(Object.fromEntries(documented)).toEqual(ENGINE_FOLDERS);
  });

  it('import only folders above them in the table', () => {
    const names = Object.keys(ENGINE_FOLDERS);
    const upward = Object.entries(ENGINE_FOLDERS).filter(([name, imports]) =>
      imports.some((imported) => names.indexOf(imported) >= names.indexOf(name))
    );
    expect(upward).toEqual([]);
  });
});
