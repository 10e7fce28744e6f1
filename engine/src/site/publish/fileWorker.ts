/** Thread that writes the files of a build for its parent. */
import { copyFileSync, linkSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';

import type { FileJob, ThreadAnswer, ThreadRequest } from './fileThread.ts';

const folders = new Set<string>();
let answer: ThreadAnswer = { stamps: [], error: null };

parentPort?.on('message', (request: ThreadRequest) => {
  if (request.kind === 'settle') {
    parentPort?.postMessage(answer);
    answer = { stamps: [], error: null };
    return;
  }
  try {
    run(request);
    const { size, mtimeMs } = statSync(request.target);
    answer.stamps.push([request.address, [size, mtimeMs]]);
  } catch (error) {
    answer.error ??= error as Error;
  }
});

function run(job: FileJob): void {
  makeFolder(path.dirname(job.target));
  if (job.kind === 'copy') {
    copyFileSync(job.from, job.target);
  } else if (job.kind === 'keep') {
    linkOrCopy(job.from, job.target);
  } else if (job.last !== null && readFileSync(job.last).equals(bytesOf(job.content))) {
    linkOrCopy(job.last, job.target);
  } else {
    writeFileSync(job.target, job.content);
  }
}

function makeFolder(folder: string): void {
  if (!folders.has(folder)) {
    mkdirSync(folder, { recursive: true });
    folders.add(folder);
  }
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content;
}

/** Links a file, so that it takes no time and no space; copies it where the file system has no links. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
