import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { resolveLibrary } from '../../engine/src/live/compiler/libraries.ts';
import type { FrameProgram } from '../../engine/src/live/frame/protocol.ts';
import { startPreviewServer } from '../../engine/src/site/preview/previewServer.ts';
import { copyStarter } from '../support/editableSite.ts';
import { freePort } from '../support/freePort.ts';
import { readLiveSetup } from '../support/readLive.ts';

const root = resolve(import.meta.dirname, '../..');

/** A built site with its frame on another origin; both origins are served by previews. */
export interface HostedSite {
  /** Folder of the site, relative to the repository root. */
  folder: string;
  pages: string;
  frames: string;
  /** Stops the servers and removes the folder. */
  close: () => Promise<void>;
}

/** Builds a copy of the starter site with a frame on another site than its pages, and serves both. */
export async function hostFrameElsewhere(): Promise<HostedSite> {
  const copy = copyStarter();
  const servers: { close(): Promise<void> }[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.close()));
    copy.remove();
  };
  const [pagePort, framePort] = [await freePort(), await freePort()];
  const [pages, frames] = [`http://localhost:${pagePort}`, `http://127.0.0.1:${framePort}`];
  const { folder } = copy;
  copy.edit('site.config.ts', "url: 'https://larkspur.example'", `url: '${pages}'`);
  const examples = "examples: { scope: ['larkspur-ui', 'react']";
  copy.edit(
    'site.config.ts',
    examples,
    `frame: { origin: '${frames}' }, ${examples}, setup: { 'larkspur-ui': 'setup.ts' }`
  );
  writeFileSync(join(root, folder, 'setup.ts'), "document.body.dataset['prepared'] = 'yes';\n");
  copy.edit(
    'packages/larkspur-ui/docs/button/react/ButtonVariants.tsx',
    "import { Button } from 'larkspur-ui';",
    "import { Button } from 'larkspur-ui';\nimport flower from '../../../assets/flower.svg';"
  );
  const main = ['--conditions=patternbook-source', 'engine/src/tools/cli/main.ts', 'build', '--site', folder];
  // The NODE_ENV of the tests would compile examples for development.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, main, { cwd: root, env }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const dist = join(root, folder, 'dist');
  for (const [host, port] of [['localhost', pagePort] as const, ['127.0.0.1', framePort] as const]) {
    servers.push(await startPreviewServer({ folder: dist, host, port }));
  }
  return { folder, pages, frames, close };
}

/** Creates a program of one module, which may require React. @param code CommonJS */
export function frameProgram(site: string, code: string): FrameProgram {
  const react = resolveLibrary(readLiveSetup(site), 'react', '*');
  return {
    kind: 'modules',
    scripts: react?.scripts ?? [],
    libraries: { react: react?.modules ?? [] },
    modules: [{ name: 'Program.tsx', code, imports: {}, expects: [] }],
    entry: 'Program.tsx',
    container: {
      id: 'program',
      className: '',
      fills: false,
      canvas: null,
      sheets: [],
      styles: [],
      identifierPrefix: ''
    }
  };
}
