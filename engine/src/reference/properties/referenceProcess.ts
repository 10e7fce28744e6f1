/** Child process that reads reference data for its parent and exits. */
import { answerParent } from '../../content/childTask.ts';
import { extractReference } from './extract.ts';

answerParent(extractReference);
