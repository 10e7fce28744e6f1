import * as texts from '../../../core/texts.ts';
import type { OpenedFeature } from '../../islands/contract.ts';

/** The player of a claim about a key. */
export const claimPlayer = {
  name: 'claimPlayer',
  label: texts.parts.example,
  load: async () => (await import('./ClaimPlayer.tsx')).ClaimPlayer
} satisfies OpenedFeature;
