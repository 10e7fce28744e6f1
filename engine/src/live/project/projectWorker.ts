/** Worker that creates projects. It can be terminated if a text blocks its parsers. */
import type { WorkerResult, WorkerReady } from '../../core/workerMessages.ts';
import { exampleProject, type ProjectInput } from './exampleProject.ts';
import type { ExampleProject } from './projectKinds.ts';
import { ExampleError } from './readExample.ts';

function answer(input: ProjectInput): WorkerResult<ExampleProject> {
  try {
    return { kind: 'done', result: exampleProject(input) };
  } catch (error) {
    if (error instanceof ExampleError) {
      return { kind: 'refused', message: error.message };
    }
    throw error;
  }
}

onmessage = ({ data }: MessageEvent<ProjectInput>) => postMessage(answer(data));
postMessage({ kind: 'ready' } satisfies WorkerReady);
