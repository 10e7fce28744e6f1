import { z } from 'zod';

/** A survey that readers reach from every page (requirements 2.7.10 and 7.9). */
export const feedbackSchema = z.strictObject({
  /** Web address of the survey. It must allow to be embedded. */
  url: z.url(),
  /** Name of the survey, for screen readers. */
  title: z.string().min(1)
});

export type FeedbackSettings = z.output<typeof feedbackSchema>;
