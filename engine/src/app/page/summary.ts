/** A picture as pages show it. */
export interface SummaryPicture {
  /** Address. */
  path: string;
  width: number;
  height: number;
}

/** What a page is about, in one sentence and perhaps a picture for each theme (spec §2.7). */
export interface Summary {
  /** Plain text. */
  text: string;
  illustration: { light: SummaryPicture; dark: SummaryPicture; alt: string } | null;
}
