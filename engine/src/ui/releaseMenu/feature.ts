import * as texts from '../../core/texts.ts';
import { defineOpened } from '../islands/contract.ts';

/** The menu of releases. */
export const releaseMenu = defineOpened({
  name: 'releaseMenu',
  label: texts.parts.releaseMenu,
  load: async () => (await import('./ReleaseMenu.tsx')).ReleaseMenu
});
