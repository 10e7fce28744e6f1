import * as texts from '../../core/texts.ts';
import type { OpenedFeature } from '../islands/contract.ts';

/** The menu of releases. */
export const releaseMenu = {
  name: 'releaseMenu',
  label: texts.parts.releaseMenu,
  load: async () => (await import('./ReleaseMenu.tsx')).ReleaseMenu
} satisfies OpenedFeature;
