import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { engineFile } from '../../../src/content/engineFile.ts';
import { codeWorkers } from '../../../src/bundle/scripts/codeWorkers.ts';

const folder = mkdtempSync(join(tmpdir(), 'workers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { transform } = codeWorkers({
  wording: { language: 'en', texts: {} },
  siteTabs: { segments: [], implementations: [] },
  outFolder: folder
});
const { handler } = transform as unknown as {
  handler: (code: string, id: string) => Promise<{ code: string } | null>;
};
const start = (address: string): string => `new Worker(${address}, { type: 'module' })`;
const written = (specifier: string): string => start(`new URL('${specifier}', import.meta.url)`);
const importer = engineFile('live/preview/compiler.ts');

it('leaves other workers to the bundler', async () => {
  expect(await handler(written('./other.js'), importer)).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

it('starts workers that share their libraries', { timeout: 120_000 }, async () => {
  const started = await handler(written('../compiler/worker.js') + written('./other.js'), importer);
  const files = readdirSync(join(folder, 'assets'));
  const compiler = files.find((file) => file.startsWith('compilerWorker-'));
  expect(started?.code).toBe(start(`"/assets/${compiler}"`) + written('./other.js'));
  expect(files.filter((file) => file.includes('Worker-')).map((file) => file.split('-')[0])).toEqual(
    ['checker', 'compiler', 'converter', 'formatter', 'project'].map((name) => `${name}Worker`)
  );
  const length = files.reduce((sum, file) => sum + readFileSync(join(folder, 'assets', file)).length, 0);
  // 3.7 million if each has its own, and 0.1 million for a second copy of the parser.
  expect(length).toBeLessThan(1_600_000);
});
