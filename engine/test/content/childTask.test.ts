import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { describe, expect, it } from 'vitest';

import { runInChild } from '../../src/content/childTask.ts';
import { temporaryFolder } from '../support/pushSite.ts';

const CHILD_TASK = pathToFileURL(path.join(import.meta.dirname, '../../src/content/childTask.ts')).href;

/** Runs a child process whose task is the body of a function of `request`. */
async function run(body: string, request: unknown): Promise<unknown> {
  const entry = path.join(await temporaryFolder(), 'child.mjs');
  writeFileSync(
    entry,
    `import { answerParent } from '${CHILD_TASK}';\nanswerParent(async (request) => { ${body} });\n`
  );
  return runInChild({ entry, request, failure: 'The task failed.' });
}

describe('runInChild', () => {
  it('returns what the task returns, with maps as they are', async () => {
    expect(await run('return new Map([["twice", request.number * 2]]);', { number: 21 })).toEqual(
      new Map([['twice', 42]])
    );
  });

  it('returns when a task has no result', async () => {
    expect(await run('', {})).toBeUndefined();
  });

  it('says why a task failed', async () => {
    await expect(run('throw new Error("No such thing.");', {})).rejects.toThrow(
      /^The task failed\.[^]*Error: No such thing\./
    );
  });

  it('does not wait for the answer of a process that has ended', async () => {
    await expect(run('process.exit(0);', {})).rejects.toThrow('The task failed.');
  });
});
