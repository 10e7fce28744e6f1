/** Child process that derives the data of a design system for its parent, writes them, and exits. */
import { answerParent } from '../../content/childTask.ts';
import { type DesignTask, writeDesign } from './writeDesign.ts';

answerParent((task: DesignTask) => writeDesign(task));
