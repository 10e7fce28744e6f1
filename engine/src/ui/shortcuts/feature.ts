import * as texts from '../../core/texts.ts';
import { defineOverlay } from '../islands/contract.ts';

/** The list of keyboard shortcuts. */
export const shortcutsHelp = defineOverlay({
  label: texts.parts.shortcuts,
  load: async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog
});
