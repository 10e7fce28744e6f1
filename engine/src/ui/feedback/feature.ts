import * as texts from '../../core/texts.ts';
import { defineOpened } from '../islands/contract.ts';

/** The survey about a page. */
export const survey = defineOpened({
  name: 'feedback',
  label: texts.parts.survey,
  load: async () => (await import('./FeedbackDialog.tsx')).FeedbackDialog
});
