import type { MeasuredExample } from '../../core/measures.ts';
import type { Example } from '../../model.ts';

/** What was measured in the examples of a site, as it is stored. */
export interface StoredMeasures {
  /** ISO date. */
  date: string;
  /** Returns what was measured in an example; null if it wasn't. */
  of: (example: Example) => (MeasuredExample & { isOutdated: boolean }) | null;
}
