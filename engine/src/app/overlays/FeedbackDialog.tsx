import { Button, Spinner } from '@patternfly/react-core';

import type { FeedbackSettings } from '../../config/feedback.ts';
import { Dialog } from './Dialog.tsx';
import { ExternalLinkMark } from '../links/ExternalLinkMark.tsx';

/** The button at the edge of every page that opens the survey (spec §2.7), and the survey's dialog. */
export function FeedbackDialog({ feedback: { url, title } }: { feedback: FeedbackSettings }) {
  return (
    <>
      <div className="pb-feedback">
        <Button className="pb-feedback-button" size="sm" data-opens-dialog="feedback" aria-haspopup="dialog">
          Give feedback
        </Button>
      </div>
      <Dialog id="feedback" title="Give feedback" size="large">
        <div className="pb-survey" data-survey={url} data-survey-title={title} data-state="loading">
          <div className="pb-survey-state pb-survey-loading" role="status">
            <Spinner aria-label="Loading the survey" />
          </div>
          <div className="pb-survey-state pb-survey-failed" role="alert" hidden>
            <p>The survey could not be loaded. Check your connection and content blockers, or open it in a new tab.</p>
            <Button variant="secondary" data-survey-retry>
              Try again
            </Button>
          </div>
        </div>
        <p className="pb-dialog-footer">
          <a href={url} target="_blank" rel="noopener">
            Open the survey in a new tab
            <ExternalLinkMark />
          </a>
        </p>
      </Dialog>
    </>
  );
}
