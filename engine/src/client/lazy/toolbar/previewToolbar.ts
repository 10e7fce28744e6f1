import { announce } from '../../announce.ts';
import { anchorOf } from '../../anchor.ts';
import {
  DEFAULT_SETTINGS,
  type PreviewSettings,
  describeSettings,
  fragmentOf,
  isDefault,
  settingsOfFragment
} from './previewSettings.ts';
import { showPartFailure } from '../../partFailure.ts';
import { type SettingsForm, createSettingsForm } from './settingsForm.ts';
import { runInSettings } from './runInSettings.ts';

/** The settings of one example's preview. */
interface Toolbar {
  form: SettingsForm;
  settings: PreviewSettings;
}

const toolbars = new WeakMap<HTMLElement, Toolbar>();

/** Opens or closes the settings of an example's preview; what was chosen stays. */
export function toggleToolbar(section: HTMLElement): void {
  const isOpening = controlOf(section)?.ariaExpanded !== 'true';
  if (isOpening) {
    openToolbar(section);
  } else {
    setOpen(section, false);
  }
}

function openToolbar(section: HTMLElement): void {
  if (!toolbars.has(section)) {
    const form = createSettingsForm(titleOf(section), (settings) => void changeSettings(section, settings));
    toolbars.set(section, { form, settings: DEFAULT_SETTINGS });
    section.querySelector('[data-preview], .pb-full-screen')?.before(form.element);
  }
  setOpen(section, true);
}

/** Shows the preview of an example as the fragment of an address says. */
export function showInSettings(fragment: string): void {
  const section = anchorOf(fragment);
  const settings = settingsOfFragment(fragment);
  if (settings && section?.classList.contains('pb-example')) {
    // The browser itself knows no anchor with settings.
    section.scrollIntoView();
    openToolbar(section);
    void changeSettings(section, settings);
  }
}

/** Shows an example in other settings, which its link then carries. */
async function changeSettings(section: HTMLElement, settings: PreviewSettings): Promise<void> {
  const toolbar = toolbars.get(section);
  if (!toolbar) {
    return;
  }
  toolbar.settings = settings;
  toolbar.form.show(settings);
  controlOf(section)?.toggleAttribute('data-changed', !isDefault(settings));
  section.querySelector('[data-control=COPY_LINK]')?.setAttribute('href', fragmentOf(section.id, settings));
  writeAddress(section, settings);
  try {
    const result = await runInSettings(section, settings, (width) => {
      void changeSettings(section, { ...toolbar.settings, width });
    });
    if (toolbar.settings === settings && result?.state === 'shown') {
      announce(`Preview of ${titleOf(section)}: ${describeSettings(settings)}.`);
    }
  } catch {
    await showPartFailure('The preview', () => void changeSettings(section, toolbar.settings));
  }
}

function setOpen(section: HTMLElement, isOpen: boolean): void {
  const toolbar = toolbars.get(section);
  const control = controlOf(section);
  if (toolbar && control) {
    toolbar.form.element.hidden = !isOpen;
    control.ariaExpanded = String(isOpen);
  }
}

/** The address follows, without a step in the history; that of another example stays while this one has no settings. */
function writeAddress(section: HTMLElement, settings: PreviewSettings): void {
  const fragment = fragmentOf(section.id, settings);
  if (fragment !== location.hash && (!isDefault(settings) || anchorOf(location.hash) === section)) {
    history.replaceState(history.state, '', fragment);
  }
}

function controlOf(section: HTMLElement): HTMLElement | null {
  return section.querySelector<HTMLElement>(':scope > * > [data-control=PREVIEW_SETTINGS]');
}

function titleOf(section: HTMLElement): string {
  return section.querySelector('.pb-example-title')?.textContent ?? '';
}
