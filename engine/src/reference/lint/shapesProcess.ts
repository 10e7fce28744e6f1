/** Child process that reads the shapes of components for its parent and exits. */
import { answerParent } from '../../content/childTask.ts';
import { createLibrary } from '../properties/library.ts';
import { createTypeProgram } from '../properties/typeProgram.ts';
import { readShapes } from './readShapes.ts';

answerParent((request: Parameters<typeof createTypeProgram>[0]) =>
  readShapes(createLibrary(createTypeProgram(request)))
);
