interface Option {
  value: string;
  label: string;
}

/** A preference that the reader sets in the masthead. */
export interface Setting {
  /** Local storage key. */
  key: string;
  legend: string;
  /** Values and their labels, in order. */
  options: readonly Option[];
  /** Default value, while nothing is stored. */
  fallback: string;
}

/** The most used settings first, then the reading aids (requirements 4.1 and 4.5). */
export const SETTINGS: readonly Setting[] = [
  {
    key: 'theme-preference',
    legend: 'Color scheme',
    options: [
      { value: 'system', label: 'System' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' }
    ],
    fallback: 'system'
  },
  {
    key: 'high-contrast-preference',
    legend: 'High contrast',
    options: [
      { value: 'system', label: 'System' },
      { value: 'on', label: 'On' },
      { value: 'off', label: 'Off' }
    ],
    fallback: 'system'
  },
  {
    key: 'patternbook-text-size',
    legend: 'Text size',
    options: [
      { value: 'small', label: 'Small' },
      { value: 'default', label: 'Default' },
      { value: 'large', label: 'Large' },
      { value: 'larger', label: 'Larger' }
    ],
    fallback: 'default'
  },
  {
    key: 'patternbook-content-width',
    legend: 'Content width',
    options: [
      { value: 'default', label: 'Default' },
      { value: 'wide', label: 'Wide' }
    ],
    fallback: 'default'
  },
  {
    key: 'patternbook-motion',
    legend: 'Motion',
    options: [
      { value: 'system', label: 'System' },
      { value: 'reduced', label: 'Reduced' }
    ],
    fallback: 'system'
  },
  {
    key: 'patternbook-direction',
    legend: 'Direction',
    options: [
      { value: 'ltr', label: 'Left to right' },
      { value: 'rtl', label: 'Right to left' }
    ],
    fallback: 'ltr'
  },
  {
    key: 'patternbook-shortcuts',
    legend: 'Keyboard shortcuts',
    options: [
      { value: 'on', label: 'On' },
      { value: 'off', label: 'Off' }
    ],
    fallback: 'on'
  }
];

/** Finds the chosen option; invalid stored values count as the default, as in the script in the head. */
export function chosenOption({ options, fallback }: Setting, stored: string | null): Option | undefined {
  return options.find(({ value }) => value === stored) ?? options.find(({ value }) => value === fallback);
}
