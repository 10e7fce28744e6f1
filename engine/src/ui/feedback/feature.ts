import * as texts from '../../core/texts.ts';
import type { OpenedFeature } from '../islands/contract.ts';

/** The survey about a page. */
export const survey = {
  name: 'feedback',
  label: texts.parts.survey,
  load: async () => (await import('./FeedbackDialog.tsx')).FeedbackDialog
} satisfies OpenedFeature;
