/** Begins and ends the marks in HTML: of addresses, components, and code in files. Parsed Markdown never contains it. */
const MARK = '\0';

/** A character that no text has. HTML parsers keep it, but leave out the other one. */
const READABLE = '\uFDD0';

/** Writes the marks in HTML so that a parser keeps them. */
export function readableMarks(html: string): string {
  return html.replaceAll(MARK, READABLE);
}

/** Undoes `readableMarks`. */
export function writtenMarks(html: string): string {
  return html.replaceAll(READABLE, MARK);
}
