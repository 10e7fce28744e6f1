import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { SiteConfig } from '../../src/core/config.ts';
import { createTemporarySite } from '../check/temporarySite.ts';
import type { FuzzPage } from './fuzzPages.ts';

const root = resolve(import.meta.dirname, '../../..');
const MAIN = join(root, 'engine/src/tools/cli/main.ts');

/** Title of a page without anything generated, to compare the others with. */
export const PLAIN = 'plain';

/** Outcome of a build. */
export interface BuildOutcome {
  /** Null if the build was stopped since it took too long. */
  exitCode: number | null;
  /** The report as JSON. */
  output: string;
  errors: string;
}

/** A temporary site of generated pages, which keeps the caches of its builds. */
export interface FuzzSite {
  /** Replaces all pages. */
  write(pages: readonly FuzzPage[]): void;
  build(mostMs: number): Promise<BuildOutcome>;
  /** Document of a page, by its number; null if there is none. */
  document(page: number | typeof PLAIN): string | null;
}

/** Creates a site for the current test, after which it is removed. */
export function createFuzzSite(): FuzzSite {
  const site = createTemporarySite({
    'package.json': JSON.stringify({ name: 'fuzz', private: true, type: 'module' })
  });
  const { folder } = site;
  const write = (path: string, text: string): void => site.write({ [path]: text });
  return {
    write(pages) {
      for (const part of ['content', 'node_modules/fuzz']) {
        rmSync(join(folder, part), { recursive: true, force: true });
      }
      write(`content/${PLAIN}.md`, page(PLAIN, '', 'Text.'));
      const sources: NonNullable<SiteConfig['sources']> = [];
      pages.forEach(({ body, declarations }, index) => {
        const id = `page-${index}`;
        if (declarations === null) {
          write(`content/${id}.md`, page(id, '', body));
          return;
        }
        const name = `@fuzz/${id}`;
        const manifest = { name, version: '1.0.0', main: 'index.js', types: 'index.d.ts' };
        write(`node_modules/${name}/package.json`, JSON.stringify(manifest));
        write(`node_modules/${name}/index.js`, 'exports.Sample = () => null;');
        write(`node_modules/${name}/index.d.ts`, declarations);
        write(`node_modules/${name}/docs/${id}.md`, page(id, 'propComponents: [Sample]', body));
        sources.push({ package: name, include: ['docs/*.md'], source: 'react' });
      });
      const config: SiteConfig = {
        product: { name: 'Fuzz', slug: 'fuzz', description: 'Generated pages.', versionOf: 'react' },
        sections: [{ slug: 'pages', title: 'Pages' }],
        sources
      };
      write('site.config.ts', `export default ${JSON.stringify(config, null, 2)};\n`);
    },
    build: (mostMs) => run(['build', '--json', '--site', folder], mostMs),
    document(number) {
      const file = join(folder, 'dist/pages', number === PLAIN ? PLAIN : `page-${number}`, 'index.html');
      return existsSync(file) ? readFileSync(file, 'utf8') : null;
    }
  };
}

function page(id: string, frontmatter: string, body: string): string {
  return `---\nid: ${id}\nsection: pages\n${frontmatter}\n---\n\n${body}\n`;
}

async function run(args: readonly string[], mostMs: number): Promise<BuildOutcome> {
  const child = spawn(process.execPath, ['--conditions=patternbook-source', MAIN, ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe']
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), mostMs);
  const [output, errors]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  const exitCode = await new Promise<number | null>((settle) => child.on('close', settle));
  clearTimeout(timer);
  return { exitCode, output: Buffer.concat(output).toString(), errors: Buffer.concat(errors).toString() };
}
