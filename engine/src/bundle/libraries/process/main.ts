/** Bundles the libraries that the parent process asks for, and ends. */
import type { LibraryTask } from '../libraryProcess.ts';
import { writeLibraries } from '../writeLibraries.ts';

process.once('message', (task: LibraryTask) => {
  void writeLibraries(task).then(() => process.disconnect());
});
