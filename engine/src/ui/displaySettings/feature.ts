import * as texts from '../../core/texts.ts';
import type { OpenedFeature } from '../islands/contract.ts';

/** The panel of display settings. */
export const displaySettings = {
  name: 'displaySettings',
  label: texts.parts.displaySettings,
  load: async () => (await import('./DisplaySettings.tsx')).DisplaySettings
} satisfies OpenedFeature;
