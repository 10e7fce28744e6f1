/** With what the words of a screen reader were recorded, and when. */
export interface Speech {
  /** ISO date. */
  date: string;
  /** Versions of the screen reader and the browser. */
  orca: string;
  firefox: string;
  /** Versions of packages by name. */
  packages: Record<string, string>;
}

/** What a screen reader said about the claims of a site, as it is stored. */
export interface StoredSpeech extends Speech {
  /** Returns the words about a claim, empty if there were none; null if it wasn't recorded. @param id of the claim */
  saidAbout: (id: string) => readonly string[] | null;
}
