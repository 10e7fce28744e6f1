import { Spinner } from '@patternfly/react-core';
import { Activity, useEffect, useState } from 'react';

import { ExternalLinkMark } from '../links/ExternalLinkMark.tsx';
import type { FeedbackSettings } from '../../core/config/services.ts';
import { Failure } from '../../browser/islands/Failure.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import type { OpenedProps } from '../islands/openedFeatures.ts';
import { useSurvey } from './useSurvey.ts';

/**
 * What the survey's page may do in its frame: run its scripts, send its form, keep its own storage, and open the links
 * that it has. Its origin is another one, so that `allow-same-origin` gives it nothing of this site.
 */
const SANDBOX = 'allow-scripts allow-forms allow-same-origin allow-popups';

/** The survey in a dialog. Its frame stays while the reader looks up the page, with what was written in it. */
export function FeedbackDialog({ url, title, opener }: FeedbackSettings & OpenedProps) {
  const [isOpen, setOpen] = useState(true);
  const { state, attempt, onFrameLoad, retry } = useSurvey(url);
  useEffect(() => {
    const open = (): void => setOpen(true);
    opener.addEventListener('click', open);
    return () => opener.removeEventListener('click', open);
  }, [opener]);
  const close = (): void => {
    setOpen(false);
    opener.focus();
  };

  return (
    <Activity mode={isOpen ? 'visible' : 'hidden'}>
      <Dialog title="Give feedback" size="large" onClose={close}>
        <div className="pb-survey">
          {state !== 'failed' && (
            <iframe
              key={attempt}
              className="pb-survey-frame"
              title={title}
              sandbox={SANDBOX}
              referrerPolicy="strict-origin"
              src={url}
              hidden={state === 'loading'}
              onLoad={onFrameLoad}
            />
          )}
          {state === 'loading' && (
            <div className="pb-survey-state" role="status">
              <Spinner aria-label="Loading the survey" />
            </div>
          )}
          {state === 'failed' && (
            <div className="pb-survey-state">
              <Failure
                text="The survey could not be loaded. Check your connection and content blockers, or open it in a new tab."
                onRetry={retry}
              />
            </div>
          )}
        </div>
        <p className="pb-dialog-footer">
          <a href={url} target="_blank" rel="noopener">
            Open the survey in a new tab
            <ExternalLinkMark />
          </a>
        </p>
      </Dialog>
    </Activity>
  );
}
