/** Child process that reads the declarations of packages for its parent and exits. */
import { answerParent } from '../../content/childTask.ts';
import { applyWording, type Wording } from '../../core/siteTexts.ts';
import { readComponents } from './readComponents.ts';

answerParent(({ wording, ...request }: Parameters<typeof readComponents>[0] & { wording: Wording | null }) => {
  if (wording !== null) {
    applyWording(wording);
  }
  return readComponents(request);
});
