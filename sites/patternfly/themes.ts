import type { SiteConfig } from 'patternbook';

/**
 * Looks that the style sheets of the packages define. Local storage has the keys and values of the site that this one
 * replaces.
 */
export const themes: SiteConfig['themes'] = {
  colorScheme: { light: {}, dark: { classes: ['pf-v6-theme-dark'] } },
  contrast: { standard: {}, high: { classes: ['pf-v6-theme-high-contrast'] } },
  axes: [
    {
      name: 'variant',
      label: 'Theme',
      storageKey: 'theme-variant-preference',
      values: [
        { name: 'default', label: 'Default' },
        { name: 'felt', label: 'Felt', classes: ['pf-v6-theme-felt'] }
      ]
    },
    {
      name: 'surface',
      label: 'Surfaces',
      storageKey: 'contrast-preference',
      values: [
        { name: 'opaque', label: 'Default', stored: 'default' },
        {
          name: 'glass',
          label: 'Glass',
          classes: ['pf-v6-theme-glass'],
          // The style sheets have no rules for both, and glass would undo what high contrast is for.
          unless: { values: ['high-contrast'], query: '(prefers-reduced-transparency: reduce)' }
        }
      ]
    }
  ]
};
