/** Child process that reads reference data for its parent and exits. */
import { answerParent } from '../../content/childTask.ts';
import { applyWording } from '../../core/siteTexts.ts';
import { extractReference } from './extract.ts';
import type { ReferenceTask } from './readReference.ts';

answerParent(({ request, wording }: ReferenceTask) => {
  applyWording(wording);
  return extractReference(request);
});
