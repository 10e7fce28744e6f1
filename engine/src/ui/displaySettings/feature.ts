import * as texts from '../../core/texts.ts';
import { defineOpened } from '../islands/contract.ts';

/** The panel of display settings. */
export const displaySettings = defineOpened({
  name: 'displaySettings',
  label: texts.parts.displaySettings,
  load: async () => (await import('./DisplaySettings.tsx')).DisplaySettings
});
