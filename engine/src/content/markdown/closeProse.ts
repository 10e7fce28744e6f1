import { parseMarkup } from '../html/parseMarkup.ts';
import { writeHtml } from '../html/stableHtml.ts';
import { readableMarks, writtenMarks } from './marks.ts';

/** Closes the elements of prose whose tags are not balanced, so that the rest of the page stays outside of them. */
export function closeProse(html: string): string {
  return writtenMarks(writeHtml(parseMarkup(writeHtml(parseMarkup(readableMarks(html)).tree)).tree));
}
