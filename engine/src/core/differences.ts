import { z } from 'zod';

/** Lines about pages, by address, which replace the texts of their cards: a JSON file of `<RelatedComponents>`. */
export const differencesSchema = z.record(z.string().startsWith('/'), z.string().min(1));

export type Differences = z.output<typeof differencesSchema>;
