/** Child process that bundles libraries for its parent and exits. */
import type { LibraryTask } from '../libraryProcess.ts';
import { writeLibraries } from '../writeLibraries.ts';

process.once('message', (task: LibraryTask) => {
  void writeLibraries(task).then(() => process.disconnect());
});
