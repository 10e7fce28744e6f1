import { measuresHash, readSiteMeasures } from '../../content/siteMeasures.ts';
import { resultAddress } from '../../examples/siteExamples.ts';
import type { StoredMeasures } from '../../ui/index.ts';

/** Reads the measures of a site; null if it was never measured. @param folder of the site */
export function readStoredMeasures(folder: string, release: string): StoredMeasures | null {
  const stored = readSiteMeasures(folder);
  return (
    stored && {
      date: stored.date,
      of(example) {
        const measured = stored.examples[resultAddress(example)];
        return measured === undefined
          ? null
          : { ...measured, isOutdated: measured.code !== measuresHash(example, release, folder) };
      }
    }
  );
}
