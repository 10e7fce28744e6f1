import { Spinner } from '@patternfly/react-core';
import { Activity, useEffect, useState } from 'react';

import * as texts from '../../core/texts.ts';
import { Failure } from '../../browser/islands/Failure.tsx';
import type { FeedbackSettings } from '../../core/config/services.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import type { OpenedProps } from '../islands/contract.ts';
import { ExternalLinkMark } from '../links.tsx';

/**
 * Permissions of the survey's frame: run scripts, submit forms, use its own storage, and open links. The survey is
 * cross-origin, so that `allow-same-origin` gives it no access to this site.
 */
const SANDBOX = 'allow-scripts allow-forms allow-same-origin allow-popups';

/** The survey in a dialog. Closing it keeps the frame and its input, so that readers can check the page meanwhile. */
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
      <Dialog title={texts.feedback.give} size="large" onClose={close}>
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
              <Spinner aria-label={texts.feedback.loading} aria-valuetext={texts.common.loading} />
            </div>
          )}
          {state === 'failed' && (
            <div className="pb-survey-state">
              <Failure text={texts.feedback.failed} onRetry={retry} />
            </div>
          )}
        </div>
        <p className="pb-dialog-footer">
          <a href={url} target="_blank" rel="noopener">
            {texts.feedback.openInTab}
            <ExternalLinkMark />
          </a>
        </p>
      </Dialog>
    </Activity>
  );
}

/** Timeout for loading the survey. */
const TIMEOUT_MS = 15_000;

interface Progress {
  isFrameLoaded: boolean;
  /** Whether a separate request succeeded: frames fire `load` for the browser's own error page, too. */
  hasAnswered: boolean;
  hasFailed: boolean;
}

const INITIAL: Progress = { isFrameLoaded: false, hasAnswered: false, hasFailed: false };

interface Survey {
  state: 'loading' | 'shown' | 'failed';
  /** Number of retries, the key of the frame. */
  attempt: number;
  onFrameLoad: () => void;
  retry: () => void;
}

/** Tracks whether a survey's page has loaded in its frame. */
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
