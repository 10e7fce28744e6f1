import { Button } from '@patternfly/react-core';

import { LARGE_TEXT_SIZE, WIDTHS } from '../../client/lazy/toolbar/previewSettings.ts';

interface Choice {
  name: string;
  label: string;
  /** The first one is the default. */
  options: readonly [value: string, label: string][];
}

const CHOICES: Choice[] = [
  {
    name: 'theme',
    label: 'Theme',
    options: [
      ['', 'Page'],
      ['light', 'Light'],
      ['dark', 'Dark']
    ]
  },
  {
    name: 'contrast',
    label: 'Contrast',
    options: [
      ['', 'Page'],
      ['normal', 'Normal'],
      ['high', 'High']
    ]
  },
  {
    name: 'direction',
    label: 'Direction',
    options: [
      ['', 'Page'],
      ['ltr', 'Left to right'],
      ['rtl', 'Right to left']
    ]
  },
  {
    name: 'width',
    label: 'Width',
    options: [
      ['', 'Full'],
      [String(WIDTHS.phone), `Phone, ${WIDTHS.phone}`],
      [String(WIDTHS.tablet), `Tablet, ${WIDTHS.tablet}`],
      [String(WIDTHS.desktop), `Desktop, ${WIDTHS.desktop}`],
      ['custom', 'Custom']
    ]
  }
];

/**
 * The settings of a preview; `client/lazy/toolbar` gives a copy to each example whose settings are opened. `%` in
 * `data-name` stands for the example's title.
 */
export function PreviewToolbarTemplate() {
  return (
    <template id="preview-toolbar">
      <div className="pb-preview-toolbar" role="group" data-name="Preview settings of %">
        {CHOICES.map(({ name, label, options }) => (
          <label key={name} className="pb-preview-setting">
            {label}
            <select name={name} className="pb-reference-input pb-preview-select" autoComplete="off">
              {options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label className="pb-preview-switch">
          <input type="checkbox" name="text" autoComplete="off" /> Text at {LARGE_TEXT_SIZE} %
        </label>
        <label className="pb-preview-switch">
          <input type="checkbox" name="outlines" autoComplete="off" /> Outlines
        </label>
        <Button variant="link" size="sm" className="pb-preview-reset" data-preview-reset hidden>
          Reset
        </Button>
      </div>
    </template>
  );
}
