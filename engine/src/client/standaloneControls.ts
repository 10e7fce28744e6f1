import { readPreference, storePreference } from './preferences.ts';

const THEME = 'theme-preference';
const DIRECTION = 'patternbook-direction';

/** The controls over an example that stands alone (spec §2.2): theme and direction are those of the whole site. */
export function startStandaloneControls(): void {
  const controls = document.querySelector<HTMLDetailsElement>('[data-standalone-controls]');
  if (!controls) {
    return;
  }
  const theme = controls.querySelector('select');
  const rtl = controls.querySelector<HTMLInputElement>('input[type=checkbox]');

  const show = (): void => {
    if (theme) {
      const stored = readPreference(THEME);
      theme.value = stored === 'light' || stored === 'dark' ? stored : 'system';
    }
    if (rtl) {
      rtl.checked = readPreference(DIRECTION) === 'rtl';
    }
  };
  show();
  addEventListener('storage', show);
  theme?.addEventListener('change', () => storePreference(THEME, theme.value));
  rtl?.addEventListener('change', () => storePreference(DIRECTION, rtl.checked ? 'rtl' : 'ltr'));
  controls.querySelector('[data-hide-controls]')?.addEventListener('click', () => controls.remove());
  closeWhenLeft(controls);
}

function closeWhenLeft(controls: HTMLDetailsElement): void {
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
