import * as texts from '../../core/texts.ts';
import type { IslandFeature } from '../islands/contract.ts';

/** The gallery of icons. */
export const iconGallery = {
  name: 'icons',
  label: texts.parts.icons,
  load: async () => (await import('./IconGallery.tsx')).IconGallery
} satisfies IslandFeature;
