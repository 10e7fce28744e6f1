import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Lets `patternbook` mean the engine's source, as in the repository's scripts. */
const CONDITION = 'patternbook-source';

const TIMEOUT_MS = 30_000;
/** Hooks load sites, or build them; on a busy machine, that takes a while. */
const HOOK_TIMEOUT_MS = 60_000;

const INCLUDED = [
  'engine/{src,test}/**/*.test.{ts,tsx}',
  'packages/*/test/**/*.test.ts',
  'sites/*/test/**/*.test.ts',
  '{bench,scripts}/tests/**/*.test.ts'
];

const folder = import.meta.dirname;

/** Files by what they need of their worker. */
const files = Map.groupBy(globSync(INCLUDED, { cwd: folder }), (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  return /vi\.mock\(|^\/\/ Runs alone: /m.test(text)
    ? 'alone'
    : text.startsWith('// @vitest-environment')
      ? 'document'
      : 'shared';
});

/** @param name group of files, whose tests run before or after those of the others: a worker ends where the next file needs another */
function project(name: 'alone' | 'document' | 'shared', isolate: boolean) {
  return {
    ssr: { resolve: { conditions: [...defaultServerConditions, CONDITION] } },
    test: {
      name,
      isolate,
      include: files.get(name) ?? [],
      execArgv: [`--conditions=${CONDITION}`],
      // Property tests run a hundred cases, and take longer beside other programs.
      testTimeout: TIMEOUT_MS,
      hookTimeout: HOOK_TIMEOUT_MS,
      setupFiles: 'engine/test/setup.ts'
    }
  };
}

export default defineConfig({
  test: {
    // Both cores of the machines that run this; by default one would rest.
    maxWorkers: 2,
    projects: [
      // Others in the same worker could get the replacements of modules, or of what a window can do.
      project('alone', true),
      // The others share the modules of their worker, a third of the time: what a test changes for all, it takes back.
      project('document', false),
      project('shared', false)
    ]
  }
});
