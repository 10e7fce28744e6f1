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

const DEEPEST_NAMED_FIRST = 4;

/**
 * Gives headings their ids: those of their authors, and those of their texts. Headings below the fourth level get theirs
 * after all others, so that they take no name of a heading that more links lead to.
 */
export function anchorHeadings(headings: readonly Heading[], nameAnchor: (text: string) => string): void {
  const isDeep = ({ level }: Heading): boolean => level > DEEPEST_NAMED_FIRST;
  for (const { text, writtenId, setId } of [...headings.filter((each) => !isDeep(each)), ...headings.filter(isDeep)]) {
    setId(writtenId ?? nameAnchor(text));
  }
}
