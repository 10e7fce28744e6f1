import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'patternbook-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

const IMPORT_MODULE = path.resolve(import.meta.dirname, '../../src/content/importModule.ts');

it.each(['site.config.ts', 'site.config.js'])('imports %s of a folder that "npm init" made', (name) => {
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "commonjs" }');
  writeFileSync(path.join(folder, 'value.js'), 'exports.value = 3;');
  writeFileSync(path.join(folder, name), "import { value } from './value.js';\nexport default { value };");
  const program = `const { importModule } = await import(${JSON.stringify(IMPORT_MODULE)});
    const { default: config } = await importModule(${JSON.stringify(new URL(`file://${folder}/${name}`).href)});
    console.log(JSON.stringify(config));`;
  const result = spawnSync(
    process.execPath,
    ['--conditions=patternbook-source', '--input-type=module', '--eval', program],
    {
      encoding: 'utf8'
    }
  );
  expect(result.stdout + result.stderr).toBe('{"value":3}\n');
});
