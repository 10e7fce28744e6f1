import * as texts from '../../core/texts.ts';
import type { OverlayFeature } from '../islands/contract.ts';

/** The list of keyboard shortcuts. */
export const shortcutsHelp = {
  label: texts.parts.shortcuts,
  load: async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog
} satisfies OverlayFeature;
