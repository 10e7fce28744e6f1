import * as texts from '../../core/texts.ts';
import type { OverlayFeature } from '../islands/contract.ts';

/** The definition of a type. */
export const typePanel = {
  label: texts.parts.type,
  load: async () => (await import('./TypePanel.tsx')).TypePanel
} satisfies OverlayFeature;
