import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Lets `patternbook` mean the engine's source, as in the repository's scripts. */
const conditions = [...defaultServerConditions, 'patternbook-source'];
const execArgv = ['--conditions=patternbook-source'];

const MINUTE_MS = 60_000;

/** Test files that take a minute or more. */
const LONG = [
  'hostile/firefox.test.ts',
  'hostile/webkit.test.ts',
  'hostile/hostile.test.ts',
  'hostile/floods.test.ts',
  'sweep/sweep.test.ts',
  'outside/outside.test.ts'
];

/** Starts with the long files: one that comes last would leave a core without work. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((name) => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  ssr: { resolve: { conditions } },
  test: {
    execArgv,
    // Both cores of the machines that run this; by default one would rest.
    maxWorkers: 2,
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Property tests run a hundred cases, and take longer beside other programs.
          testTimeout: MINUTE_MS / 2,
          // Files share the modules of their worker, a third of the time: what a test changes for all, it takes back.
          isolate: false,
          setupFiles: 'engine/test/setup.ts',
          include: [
            'engine/{src,test}/**/*.test.{ts,tsx}',
            'sites/*/test/**/*.test.ts',
            '{bench,scripts}/tests/**/*.test.ts'
          ]
        }
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/support/shared.ts',
          testTimeout: MINUTE_MS,
          hookTimeout: MINUTE_MS,
          expect: { poll: { timeout: 10_000 } },
          // A browser on a busy machine may miss a moment; a fault shows twice.
          retry: 1
        }
      }
    ]
  }
});
