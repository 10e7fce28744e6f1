import type { StyleLibrary } from '../../bundle/styles/styleLibrary.ts';

/** Length from which rules are worth a request of their own, about 1.5 KB after gzip. */
const LEAST_LATE_CHARS = 16_000;

/** Files of the style sheets that a page needs beyond the shared ones. */
interface PageSheets {
  own: string[];
  /** Sheets without a rule for what its HTML contains; none if they are small. */
  late: string[];
}

interface PageSheetsInput {
  html: string;
  /** Files that it needs besides those of its class names. */
  sheets: readonly string[];
  /** Files that live examples need, perhaps later. */
  exampleSheets: readonly string[];
}

/** Divides the sheets of a page. @param present files that it links already */
export function dividePageSheets(
  styles: Pick<StyleLibrary, 'bundle' | 'inOrder' | 'matching' | 'sheetsOfHtml'>,
  { html, sheets, exampleSheets }: PageSheetsInput,
  present: ReadonlySet<string>
): PageSheets {
  const shown = [...styles.sheetsOfHtml(html), ...sheets];
  const own = styles.inOrder([...shown, ...styles.matching(exampleSheets, html)], present);
  const late = styles.inOrder(exampleSheets, [...present, ...own]);
  return styles.bundle(late, 'linked').css.length < LEAST_LATE_CHARS
    ? { own: styles.inOrder([...shown, ...exampleSheets], present), late: [] }
    : { own, late };
}
