import * as texts from '../core/texts.ts';
import { STANDALONE_ROOT_ID } from '../core/interfaceIds.ts';
import { startAnalytics, trackPageView } from './analytics/analytics.ts';
import { keepPageOnSubmit } from './dom.ts';
import { startExamples } from './islands/index.ts';
import { showPartFailure } from './loadPart.ts';
import { readPreference, storePreference, subscribePreferences } from './preferences.ts';

const COLOR_SCHEME = 'theme-preference';
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
 * Starts the controls over a standalone example (requirements 2.2.5 and 2.2.6). Color scheme and direction are
 * preferences of the whole site.
 */
function startControls(controls: HTMLDetailsElement): void {
  const colorScheme = controls.querySelector('select');
  const rtl = controls.querySelector<HTMLInputElement>('input[type=checkbox]');

  const show = (): void => {
    if (colorScheme) {
      const stored = readPreference(COLOR_SCHEME);
      colorScheme.value = stored === 'light' || stored === 'dark' ? stored : 'system';
    }
    if (rtl) {
      rtl.checked = readPreference(DIRECTION) === 'rtl';
    }
  };
  show();
  subscribePreferences(show);
  colorScheme?.addEventListener('change', () => storePreference(COLOR_SCHEME, colorScheme.value));
  rtl?.addEventListener('change', () => storePreference(DIRECTION, rtl.checked ? 'rtl' : 'ltr'));
  controls.querySelector('.pb-controls-hide button')?.addEventListener('click', () => controls.remove());
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
