import * as texts from '../../core/texts.ts';
import type { IslandFeature } from '../islands/contract.ts';

/** A request to a file for programs. */
export const apiRequest = {
  name: 'apiRequest',
  label: texts.parts.request,
  load: async () => (await import('./ApiRequestForm.tsx')).ApiRequestForm
} satisfies IslandFeature;
