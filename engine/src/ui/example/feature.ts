import * as texts from '../../core/texts.ts';
import type { IslandFeature } from '../islands/contract.ts';

/** The row of controls below an example. */
export const exampleControls = {
  name: 'exampleControls',
  label: texts.parts.exampleControls,
  isWithoutSheet: true,
  load: async () => (await import('./ExampleControls.tsx')).ExampleControls
} satisfies IslandFeature;
