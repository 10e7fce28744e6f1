import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { runBundler } from '../../src/bundle/bundlerProcess.ts';
import { RECORD_FILE } from '../../src/bundle/libraries/writeLibraries.ts';

it('runs tasks one after the other, also if one fails', async () => {
  const siteFolder = realpathSync(mkdtempSync(path.join(tmpdir(), 'patternbook-bundler-')));
  onTestFinished(() => rmSync(siteFolder, { recursive: true }));
  const acme = path.join(siteFolder, 'node_modules/acme');
  mkdirSync(acme, { recursive: true });
  writeFileSync(path.join(acme, 'package.json'), JSON.stringify({ name: 'acme', main: 'index.js' }));
  writeFileSync(path.join(acme, 'index.js'), 'exports.knob = 1;');
  const plan = {
    modules: ['acme'],
    entryPoints: new Set(['acme']),
    sliced: [],
    setup: new Map<string, string>(),
    aliases: new Map<string, string>()
  };
  const folder = path.join(siteFolder, 'libraries');

  const ended: string[] = [];
  const failing = runBundler('writeLibraries', { plan, siteFolder, folder: '/dev/null' });
  const working = runBundler('writeLibraries', { plan, siteFolder, folder });
  void working.then(() => ended.push('working'));
  await expect(failing.finally(() => ended.push('failing'))).rejects.toThrow(/The bundler failed \(writeLibraries\)/);
  await working;
  expect(existsSync(path.join(folder, RECORD_FILE))).toBe(true);
  expect(ended).toEqual(['failing', 'working']);
}, 60_000);
