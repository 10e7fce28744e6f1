/** Child process that runs one task of the bundler for its parent and exits. */
import { answerParent } from '../../content/childTask.ts';
import { writeLibraries } from '../libraries/writeLibraries.ts';
import { buildClient } from '../scripts/clientBuild.ts';

const tasks = { buildClient, writeLibraries };

export type BundlerTasks = typeof tasks;

/** A task and its argument. */
export type BundlerRequest = {
  [Name in keyof BundlerTasks]: { name: Name; argument: Parameters<BundlerTasks[Name]>[0] };
}[keyof BundlerTasks];

answerParent(({ name, argument }: BundlerRequest) => {
  const run = tasks[name] as (value: typeof argument) => Promise<unknown>;
  return run(argument);
});
