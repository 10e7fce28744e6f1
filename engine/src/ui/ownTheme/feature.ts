import * as texts from '../../core/texts.ts';
import { defineOverlay } from '../islands/contract.ts';

/** The dialog for a theme of the reader's own. */
export const ownThemeDialog = defineOverlay({
  label: texts.parts.ownTheme,
  load: async () => (await import('./OwnThemeDialog.tsx')).OwnThemeDialog
});
