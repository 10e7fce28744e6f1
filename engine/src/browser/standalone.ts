import * as texts from '../core/texts.ts';
import { STANDALONE_ROOT_ID } from '../core/interfaceIds.ts';
import { startAnalytics, trackPageView } from './analytics/analytics.ts';
import { keepPageOnSubmit } from './dom.ts';
import { startExamples } from './islands/index.ts';
import { showPartFailure } from './loadPart.ts';
import { readPreference, storePreference, subscribePreferences } from './preferences.ts';

const DIRECTION = 'patternbook-direction';

startAnalytics();
trackPageView();
keepPageOnSubmit();

/** Script of a standalone example document: mounts the example and starts the controls over it. */
const root = document.getElementById(STANDALONE_ROOT_ID);
if (root) {
  startExamples(root, (retry) => void showPartFailure(texts.parts.example, retry));
}
const panel = document.querySelector<HTMLDetailsElement>('.pb-controls details');
if (panel) {
  startControls(panel);
}

/**
 * Starts the controls over a standalone example (requirements 2.2.5 and 2.2.6). Themes and direction are preferences of
 * the whole site.
 */
function startControls(controls: HTMLDetailsElement): void {
  const selects = [...controls.querySelectorAll<HTMLSelectElement>('select[data-preference]')];
  const rtl = controls.querySelector<HTMLInputElement>('input[type=checkbox]');

  const show = (): void => {
    for (const select of selects) {
      const stored = readPreference(keyOf(select));
      const isOption = [...select.options].some(({ value }) => value === stored);
      select.value = isOption && stored !== null ? stored : (select.dataset['fallback'] ?? '');
    }
    // The script in the head has applied the preference or the direction of the language.
    if (rtl) {
      rtl.checked = document.documentElement.dir === 'rtl';
    }
  };
  show();
  subscribePreferences(show);
  selects.forEach((select) => select.addEventListener('change', () => storePreference(keyOf(select), select.value)));
  rtl?.addEventListener('change', () => storePreference(DIRECTION, rtl.checked ? 'rtl' : 'ltr'));
  controls.querySelector('.pb-controls-hide button')?.addEventListener('click', () => controls.parentElement?.remove());
  controls.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') {
      controls.open = false;
      controls.querySelector('summary')?.focus();
    }
  });
  document.addEventListener('pointerdown', ({ target }) => {
    controls.open &&= target instanceof Node && controls.contains(target);
  });
}

function keyOf({ dataset }: HTMLSelectElement): string {
  return dataset['preference'] ?? '';
}
