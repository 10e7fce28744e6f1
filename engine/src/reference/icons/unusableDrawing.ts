/** Why a file's drawing can't be shown, in words that complete "The icon is left out: it …". */
export class UnusableDrawingError extends Error {
  override name = 'UnusableDrawingError';
  /** What its author can do. */
  readonly hint: string;
  /** Place in the file; undefined if it is the whole file. */
  readonly place: { line: number; column: number } | undefined;

  constructor(message: string, hint: string, place?: { line: number; column: number }) {
    super(message);
    this.hint = hint;
    this.place = place;
  }
}
