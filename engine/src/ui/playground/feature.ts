import * as texts from '../../core/texts.ts';
import { defineIsland } from '../islands/contract.ts';

/** The playground of a component. */
export const playground = defineIsland({
  name: 'playground',
  label: texts.parts.playground,
  load: async () => (await import('./Playground.tsx')).Playground
});
