import { globSync, readFileSync } from 'node:fs';

import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Lets `patternbook` mean the engine's source, as in the repository's scripts. */
const conditions = [...defaultServerConditions, 'patternbook-source'];
const execArgv = ['--conditions=patternbook-source'];

const TIMEOUT_MS = 30_000;

const INCLUDED = [
  'engine/{src,test}/**/*.test.{ts,tsx}',
  'sites/*/test/**/*.test.ts',
  '{bench,scripts}/tests/**/*.test.ts'
];

/** Files that replace modules: others that run in the same worker could get the replacement, or these the original. */
const withMocks = globSync(INCLUDED).filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));

const shared = {
  execArgv,
  // Property tests run a hundred cases, and take longer beside other programs.
  testTimeout: TIMEOUT_MS,
  setupFiles: 'engine/test/setup.ts'
};

export default defineConfig({
  test: {
    // Both cores of the machines that run this; by default one would rest.
    maxWorkers: 2,
    projects: [
      {
        ssr: { resolve: { conditions } },
        // Files share the modules of their worker, a third of the time: what a test changes for all, it takes back.
        test: {
          ...shared,
          name: 'shared',
          isolate: false,
          include: INCLUDED,
          exclude: ['**/node_modules/**', ...withMocks]
        }
      },
      {
        ssr: { resolve: { conditions } },
        test: { ...shared, name: 'alone', isolate: true, include: withMocks }
      }
    ]
  }
});
