import { Spinner } from '@patternfly/react-core';
import { Activity, useEffect, useState } from 'react';

import { Failure } from '../../browser/islands/Failure.tsx';
import type { FeedbackSettings } from '../../core/config/services.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import type { OpenedProps } from '../islands/features.ts';
import { ExternalLinkMark } from '../links.tsx';

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

/** Timeout of the survey. */
const TIMEOUT_MS = 15_000;

interface Progress {
  isFrameLoaded: boolean;
  /** A frame also reports the browser's own error page as loaded, so the survey is asked for by itself. */
  hasAnswered: boolean;
  hasFailed: boolean;
}

const INITIAL: Progress = { isFrameLoaded: false, hasAnswered: false, hasFailed: false };

interface Survey {
  state: 'loading' | 'shown' | 'failed';
  /** Counts the frames that were tried. */
  attempt: number;
  onFrameLoad: () => void;
  retry: () => void;
}

/** Whether the page of a survey can be shown in a frame. */
function useSurvey(url: string): Survey {
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState(INITIAL);
  const state = progress.hasFailed ? 'failed' : progress.isFrameLoaded && progress.hasAnswered ? 'shown' : 'loading';

  useEffect(() => {
    const lifetime = new AbortController();
    checkReachable(url, lifetime.signal).then(
      () => setProgress((before) => ({ ...before, hasAnswered: true })),
      () => !lifetime.signal.aborted && setProgress((before) => ({ ...before, hasFailed: true }))
    );
    return () => lifetime.abort();
  }, [url, attempt]);

  useEffect(() => {
    if (state !== 'loading') {
      return;
    }
    const timer = setTimeout(() => setProgress((before) => ({ ...before, hasFailed: true })), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    attempt,
    onFrameLoad: () => setProgress((before) => ({ ...before, isFrameLoaded: true })),
    retry() {
      setProgress(INITIAL);
      setAttempt((before) => before + 1);
    }
  };
}

async function checkReachable(url: string, signal: AbortSignal): Promise<void> {
  if (!navigator.onLine) {
    throw new Error('There is no connection.');
  }
  await fetch(url, { method: 'HEAD', mode: 'no-cors', signal });
}
