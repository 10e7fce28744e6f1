/** A heading of a body. */
export interface Heading {
  /** As written. */
  level: number;
  text: string;
  /** The id that its author gives it; null if there is none. */
  writtenId: string | null;
  setLevel: (level: number) => void;
  setId: (id: string) => void;
}

const DEEPEST_WITH_ANCHOR = 4;

/** Gives headings their ids: those of their authors, and those of their texts down to the fourth level. */
export function anchorHeadings(headings: readonly Heading[], nameAnchor: (text: string) => string): void {
  for (const { level, text, writtenId, setId } of headings) {
    if (writtenId !== null || level <= DEEPEST_WITH_ANCHOR) {
      setId(writtenId ?? nameAnchor(text));
    }
  }
}
