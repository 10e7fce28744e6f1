import * as texts from '../../../core/texts.ts';
import { defineOpened } from '../../islands/contract.ts';

/** The player of a claim about a key. */
export const claimPlayer = defineOpened({
  name: 'claimPlayer',
  label: texts.parts.example,
  load: async () => (await import('./ClaimPlayer.tsx')).ClaimPlayer
});
