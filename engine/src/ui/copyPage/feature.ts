import * as texts from '../../core/texts.ts';
import type { OpenedFeature } from '../islands/contract.ts';

/** The menu with the Markdown of a page. */
export const copyPage = {
  name: 'copyPage',
  label: texts.parts.menu,
  load: async () => (await import('./CopyPageMenu.tsx')).CopyPageMenu
} satisfies OpenedFeature;
