import { z } from 'zod';

const archiveSchema = z.strictObject({
  /** Name of the older major version, e.g. `Acme 2`. */
  name: z.string().min(1),
  /** Web address of its documentation. */
  href: z.url()
});

/** The releases of the product (requirement 3.10): what `/versions.json` and the release menu say. */
export const releasesSchema = z.strictObject({
  /**
   * Releases before the documented one, newest first: a list, or `{ Releases: [...] }` as a releases file has it.
   * The menu lists those that are not `hidden`. `check` reports entries that it can't read.
   */
  history: z.union([z.array(z.unknown()), z.looseObject({ Releases: z.array(z.unknown()) })]).default([]),
  /** The release that the site documents. Its name and versions are those of the installed packages. */
  documented: z.strictObject({
    date: z.iso.date(),
    /** Packages that are part of the release. */
    packages: z.array(z.string()).default([])
  }),
  /** Documentation of older major versions, newest first. */
  archives: z.array(archiveSchema).default([])
});
