import { announce } from './announce.ts';
import { readPreference, storePreference } from './preferences.ts';

/** Settings that the reader changes from the keyboard too. */
export type QuickSetting = 'theme-preference' | 'high-contrast-preference';

/**
 * The display settings: each choice takes effect at once and is stored; what other tabs choose shows here too.
 * Each radio group is named by the key of its preference.
 */
export function startDisplaySettings(): void {
  const form = document.querySelector<HTMLFormElement>('[data-settings]');
  if (!form) {
    return;
  }
  const show = (): void => groups(form).forEach(showChoice);

  show();
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) {
      storePreference(target.name, target.value);
    }
  });
  form.querySelector('[data-reset-settings]')?.addEventListener('click', () => {
    for (const group of groups(form)) {
      storePreference(choices(group)[0]?.name ?? '', null);
    }
    announce('All settings have their defaults again.');
  });
  document.addEventListener('patternbook:preferences', show);
  addEventListener('storage', show);
  addEventListener('pageshow', show);
}

/** Chooses the option after the current one, and says which it is. */
export function chooseNext(key: QuickSetting): void {
  const group = document.querySelector<HTMLElement>(`[data-settings] fieldset:has([name="${key}"])`);
  if (group) {
    const options = choices(group);
    const next = options[(options.findIndex(({ checked }) => checked) + 1) % options.length];
    if (next) {
      storePreference(key, next.value);
      announce(`${group.querySelector('legend')?.textContent}: ${next.labels?.[0]?.textContent}`);
    }
  }
}

function groups(form: HTMLElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('fieldset')];
}

function choices(group: HTMLElement): HTMLInputElement[] {
  return [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')];
}

/** Marks what is stored; whatever is no choice counts as the default, as it does for the script in the head. */
function showChoice(group: HTMLElement): void {
  const options = choices(group);
  const stored = readPreference(options[0]?.name ?? '');
  const chosen =
    options.find(({ value }) => value === stored) ?? options.find(({ value }) => value === group.dataset['fallback']);
  if (chosen) {
    chosen.checked = true;
  }
}
