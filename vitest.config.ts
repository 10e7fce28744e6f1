import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Lets `patternbook` mean the engine's source, as in the repository's scripts. */
const conditions = [...defaultServerConditions, 'patternbook-source'];
const execArgv = ['--conditions=patternbook-source'];

const TIMEOUT_MS = 30_000;

export default defineConfig({
  ssr: { resolve: { conditions } },
  test: {
    execArgv,
    // Both cores of the machines that run this; by default one would rest.
    maxWorkers: 2,
    // Property tests run a hundred cases, and take longer beside other programs.
    testTimeout: TIMEOUT_MS,
    // Files share the modules of their worker, a third of the time: what a test changes for all, it takes back.
    isolate: false,
    setupFiles: 'engine/test/setup.ts',
    include: ['engine/{src,test}/**/*.test.{ts,tsx}', 'sites/*/test/**/*.test.ts', '{bench,scripts}/tests/**/*.test.ts']
  }
});
