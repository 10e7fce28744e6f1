import { copyTemplate, partOf } from '../examples/element.ts';
import { DEFAULT_SETTINGS, type PreviewSettings, WIDTHS, clampWidth, isDefault } from './previewSettings.ts';

/** The row of settings above a preview. */
export interface SettingsForm {
  readonly element: HTMLElement;
  show(settings: PreviewSettings): void;
}

/** Width that "custom" begins with where it isn't known how wide the preview is. */
const CUSTOM_WIDTH = 600;

const PRESETS: readonly number[] = Object.values(WIDTHS);

export function createSettingsForm(title: string, onChange: (settings: PreviewSettings) => void): SettingsForm {
  const element = copyTemplate('preview-toolbar', title);
  const select = (name: string): HTMLSelectElement => partOf(element, `select[name=${name}]`) as HTMLSelectElement;
  const box = (name: string): HTMLInputElement => partOf(element, `input[name=${name}]`) as HTMLInputElement;
  const reset = partOf(element, '[data-preview-reset]');
  let customWidth: number | null = null;

  const read = (): PreviewSettings => ({
    theme: (select('theme').value || null) as PreviewSettings['theme'],
    contrast: (select('contrast').value || null) as PreviewSettings['contrast'],
    direction: (select('direction').value || null) as PreviewSettings['direction'],
    width: readWidth(select('width').value),
    hasLargeText: box('text').checked,
    hasOutlines: box('outlines').checked
  });
  const readWidth = (value: string): number | null => {
    if (value === 'custom') {
      return customWidth ?? clampWidth((element.nextElementSibling?.clientWidth ?? 0) || CUSTOM_WIDTH);
    }
    return value === '' ? null : Number(value);
  };
  element.addEventListener('change', () => onChange(read()));
  reset.addEventListener('click', () => {
    onChange(DEFAULT_SETTINGS);
    // The button goes, and the focus with it.
    select('theme').focus();
  });

  return {
    element,
    show({ theme, contrast, direction, width, hasLargeText, hasOutlines }) {
      const isPreset = width === null || PRESETS.includes(width);
      customWidth = isPreset ? customWidth : width;
      select('theme').value = theme ?? '';
      select('contrast').value = contrast ?? '';
      select('direction').value = direction ?? '';
      select('width').value = isPreset ? String(width ?? '') : 'custom';
      partOf(element, 'option[value=custom]').textContent = customWidth === null ? 'Custom' : `Custom, ${customWidth}`;
      box('text').checked = hasLargeText;
      box('outlines').checked = hasOutlines;
      reset.hidden = isDefault({ theme, contrast, direction, width, hasLargeText, hasOutlines });
    }
  };
}
