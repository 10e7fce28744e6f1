import * as texts from '../../core/texts.ts';
import type { IslandFeature } from '../islands/contract.ts';

/** The field that checks readers' own code. */
export const checkCode = {
  name: 'checkCode',
  label: texts.parts.codeChecker,
  load: async () => (await import('./CheckCode.tsx')).CheckCode
} satisfies IslandFeature;
