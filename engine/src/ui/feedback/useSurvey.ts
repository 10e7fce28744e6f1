import { useEffect, useState } from 'react';

/** Time after which a survey that says nothing counts as lost. */
const PATIENCE_MS = 15_000;

interface Progress {
  isFrameLoaded: boolean;
  /** A frame also reports the browser's own error page as loaded, so the survey is asked for by itself. */
  hasAnswered: boolean;
  hasFailed: boolean;
}

const BEGUN: Progress = { isFrameLoaded: false, hasAnswered: false, hasFailed: false };

export interface Survey {
  state: 'loading' | 'shown' | 'failed';
  /** Counts the frames that were tried. */
  attempt: number;
  onFrameLoad: () => void;
  retry: () => void;
}

/** Whether the page of a survey can be shown in a frame. */
export function useSurvey(url: string): Survey {
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState(BEGUN);
  const state = progress.hasFailed ? 'failed' : progress.isFrameLoaded && progress.hasAnswered ? 'shown' : 'loading';

  useEffect(() => {
    const asking = new AbortController();
    ask(url, asking.signal).then(
      () => setProgress((before) => ({ ...before, hasAnswered: true })),
      () => !asking.signal.aborted && setProgress((before) => ({ ...before, hasFailed: true }))
    );
    return () => asking.abort();
  }, [url, attempt]);

  useEffect(() => {
    if (state !== 'loading') {
      return;
    }
    const patience = setTimeout(() => setProgress((before) => ({ ...before, hasFailed: true })), PATIENCE_MS);
    return () => clearTimeout(patience);
  }, [state]);

  return {
    state,
    attempt,
    onFrameLoad: () => setProgress((before) => ({ ...before, isFrameLoaded: true })),
    retry() {
      setProgress(BEGUN);
      setAttempt((before) => before + 1);
    }
  };
}

async function ask(url: string, signal: AbortSignal): Promise<void> {
  if (!navigator.onLine) {
    throw new Error('There is no connection.');
  }
  await fetch(url, { method: 'HEAD', mode: 'no-cors', signal });
}
