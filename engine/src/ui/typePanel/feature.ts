import * as texts from '../../core/texts.ts';
import { defineOverlay } from '../islands/contract.ts';

/** The definition of a type. */
export const typePanel = defineOverlay({
  label: texts.parts.type,
  load: async () => (await import('./TypePanel.tsx')).TypePanel
});
