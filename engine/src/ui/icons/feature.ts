import * as texts from '../../core/texts.ts';
import { defineIsland } from '../islands/contract.ts';

/** The gallery of icons. */
export const iconGallery = defineIsland({
  name: 'icons',
  label: texts.parts.icons,
  load: async () => (await import('./IconGallery.tsx')).IconGallery
});
