import { Button } from '@patternfly/react-core';
import { ArrowUpIcon } from '@patternfly/react-icons/dist/js/icons/arrow-up-icon.js';

import * as texts from '../../core/texts.ts';
import type { FeedbackSettings } from '../../core/config/services.ts';
import { MAIN_ID } from '../../core/interfaceIds.ts';
import { FeedbackButton } from '../feedback/FeedbackButton.tsx';

/**
 * Feedback and the way back to the top (requirements 2.7.8, 2.7.9): at the lower end of the contents column where the
 * page has one, else between page and footer. They stay when another page is shown, and with them a survey that was
 * begun.
 */
export function PageActions({ feedback }: { feedback: FeedbackSettings | null }) {
  return (
    <div className="pb-page-actions">
      {feedback && <FeedbackButton feedback={feedback} />}
      <nav aria-label={texts.page.actions}>
        <Button
          className="pb-back-to-top"
          variant="link"
          size="sm"
          icon={<ArrowUpIcon set="rh-ui" />}
          component="a"
          href={`#${MAIN_ID}`}
        >
          {texts.page.backToTop}
        </Button>
      </nav>
    </div>
  );
}
