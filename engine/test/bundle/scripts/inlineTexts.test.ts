import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { inlineTexts, replaceTextsModule } from '../../../src/bundle/scripts/inlineTexts.ts';

const TEXTS_FILE = resolve(import.meta.dirname, '../../../src/core/texts.ts');
let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'inline-texts-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Bundles a module that imports the texts. @returns the script */
async function bundle(code: string, plugin = inlineTexts({ search: { recent: 'Letzte Suchen' } })): Promise<string> {
  writeFileSync(join(folder, 'entry.tsx'), `import * as texts from '${TEXTS_FILE}';\n${code}`);
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [plugin],
    build: { write: false, minify: false, rolldownOptions: { tsconfig: false, input: join(folder, 'entry.tsx') } }
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  return chunks.map((chunk) => chunk.code).join('\n');
}

describe('inlineTexts', () => {
  it('puts texts in their place, and leaves out all others', async () => {
    const script = await bundle('console.log(texts.search.recent, { title: texts.common.close as string });');
    expect(script).toContain('console.log("Letzte Suchen",');
    expect(script).toContain('title: "Close"');
    expect(script).not.toContain('Recent searches');
    expect(script).not.toContain('Back to top');
  });

  it('leaves other modules of the name alone', async () => {
    writeFileSync(join(folder, 'texts.ts'), `export const common = { close: 'Own' };`);
    writeFileSync(join(folder, 'own.ts'), `import * as texts from './texts.ts';\nconsole.log(texts.common.close);`);
    expect(await bundle(`import './own.ts';`)).toContain('Own');
  });

  it('puts in a record of texts, and members of a text', async () => {
    const script = await bundle('console.log(texts.badges[globalThis.name], texts.search.recent.toUpperCase());');
    expect(script).toContain('"demo": "Demo"');
    expect(script).toContain('"Letzte Suchen".toUpperCase()');
    expect(script).not.toContain('Back to top');
  });
});

describe('replaceTextsModule', () => {
  it('changes the texts of the module', async () => {
    const plugin = replaceTextsModule({ search: { recent: 'Letzte Suchen', count: { one: '{count} Treffer' } } });
    const script = await bundle('globalThis.all = texts;', plugin);
    expect(script).toContain('search["recent"] = "Letzte Suchen";');
    expect(script).toContain('search["count"]["one"] = "{count} Treffer";');
  });
});
