import { elementClasses } from '../../bundle/styles/classIndex.ts';
import type { StyleLibrary } from '../../bundle/styles/styleLibrary.ts';
import { forcedSheets } from './forcedSheets.ts';
import { divideIntoFiles } from './sheetFiles.ts';

/** Length from which rules are worth a request of their own, about 5 KB after gzip. */
const LEAST_LATE_CHARS = 45_000;

/** Style sheets that a page needs beyond the shared ones, which it links as the part `added`: the sheets of each file. */
interface PageSheets {
  own: string[][];
  /** Sheets without a rule for what its HTML contains; none if they are small. */
  late: string[][];
  /** Sheets with rules for the elements whose states the page forces, which it links as the part `forced`. */
  forced: readonly string[];
}

interface PageSheetsInput {
  html: string;
  /** Files that it needs besides those of its class names. */
  sheets: readonly string[];
  /** Files that live examples need, perhaps later. */
  exampleSheets: readonly string[];
}

/** Divides the sheets of a page. @param interfaceSheets files that it links already, some of them reduced */
export function dividePageSheets(
  styles: Pick<StyleLibrary, 'inOrder' | 'isReduced' | 'lacksRules' | 'matching' | 'measure' | 'sheetsOf'>,
  { html, sheets, exampleSheets }: PageSheetsInput,
  interfaceSheets: ReadonlySet<string>
): PageSheets {
  const elements = elementClasses(html);
  const present = [...interfaceSheets].filter((file) => !styles.isReduced(file));
  // A reduced sheet may suffice for what the HTML contains, but not for what its examples show later.
  const suffices = (file: string): boolean => styles.isReduced(file) && !styles.lacksRules(file, elements);
  const shown = [...styles.sheetsOf(elements), ...sheets, ...styles.matching(exampleSheets, elements)];
  const own = styles.inOrder(
    shown.filter((file) => !suffices(file)),
    present
  );
  const late = styles.inOrder(exampleSheets, [...present, ...own]);
  const forced = forcedSheets(styles, html, [...interfaceSheets, ...own]);
  const measured = styles.measure(late, 'added');
  const isSmall = measured.reduce((sum, { length }) => sum + length, 0) < LEAST_LATE_CHARS;
  const files = isSmall
    ? divideIntoFiles(styles.measure([...own, ...late], 'added'), [])
    : divideIntoFiles(styles.measure(own, 'added'), measured);
  return { ...files, forced };
}
