import * as texts from '../../core/texts.ts';
import type { OverlayFeature } from '../islands/contract.ts';

/** The dialog for a theme of the reader's own. */
export const ownThemeDialog = {
  label: texts.parts.ownTheme,
  load: async () => (await import('./OwnThemeDialog.tsx')).OwnThemeDialog
} satisfies OverlayFeature;
