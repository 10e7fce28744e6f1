import type { ThemedPictures } from '../picture/picture.ts';

/** What a page is about, in one sentence and perhaps a picture for each theme (spec §2.7). */
export interface Summary {
  /** Plain text. */
  text: string;
  illustration: (ThemedPictures & { alt: string }) | null;
}
