/** Time after which a survey that says nothing counts as lost. */
const PATIENCE_MS = 15_000;

/**
 * What the survey's page may do in its frame: run its scripts, send its form, keep its own storage, and open the links
 * that it has. Its origin is another one, so that `allow-same-origin` gives it nothing of this site.
 */
const SANDBOX = 'allow-scripts allow-forms allow-same-origin allow-popups';

type State = 'loading' | 'shown' | 'failed';

/** The survey in its dialog: loaded when the reader first opens it, and kept while the reader looks up the page. */
export function startSurvey(): void {
  const survey = document.querySelector<HTMLElement>('[data-survey]');
  const dialog = survey?.closest('dialog');
  if (!survey || !dialog) {
    return;
  }
  const load = (): void => {
    if (survey.querySelector('iframe') === null) {
      void loadSurvey(survey);
    }
  };
  dialog.addEventListener('patternbook:open', load);
  survey.querySelector('[data-survey-retry]')?.addEventListener('click', load);
}

async function loadSurvey(survey: HTMLElement): Promise<void> {
  const { survey: address = '', surveyTitle = '' } = survey.dataset;
  setState(survey, 'loading');
  const frame = surveyFrame(address, surveyTitle);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  survey.append(frame);
  try {
    // A frame also reports the browser's own error page as loaded, so the survey is asked for by itself.
    await withinPatience(Promise.all([answers(address), loaded]));
    setState(survey, 'shown');
  } catch {
    frame.remove();
    setState(survey, 'failed');
  }
}

function surveyFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = 'pb-survey-frame';
  frame.title = title;
  frame.setAttribute('sandbox', SANDBOX);
  frame.referrerPolicy = 'strict-origin';
  frame.src = address;
  return frame;
}

async function answers(address: string): Promise<void> {
  if (!navigator.onLine) {
    throw new Error('There is no connection.');
  }
  await fetch(address, { method: 'HEAD', mode: 'no-cors', signal: AbortSignal.timeout(PATIENCE_MS) });
}

function withinPatience<T>(work: Promise<T>): Promise<T> {
  const end = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('Timed out.')), PATIENCE_MS));
  return Promise.race([work, end]);
}

function setState(survey: HTMLElement, state: State): void {
  survey.dataset['state'] = state;
  for (const [selector, isShown] of [
    ['.pb-survey-loading', state === 'loading'],
    ['.pb-survey-failed', state === 'failed']
  ] as const) {
    const part = survey.querySelector<HTMLElement>(selector);
    if (part) {
      part.hidden = !isShown;
    }
  }
}
