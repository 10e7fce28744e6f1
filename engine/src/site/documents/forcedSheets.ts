import type { ElementClasses } from '../../bundle/styles/matchingRules.ts';
import { FORCED_ATTRIBUTE } from '../../bundle/styles/forcedStates.ts';
import type { StyleLibrary } from '../../bundle/styles/styleLibrary.ts';
import { classesOf, elementsOf, hasAttribute, parseMarkup } from '../../content/html/parseMarkup.ts';

/** Marks what an example renders. */
const ROOT = 'data-root';

/** Returns those of the files that have rules for elements whose states HTML forces. */
export function forcedSheets(
  styles: Pick<StyleLibrary, 'matching'>,
  html: string,
  files: readonly string[]
): readonly string[] {
  const elements = forcedElements(html);
  return elements.length === 0 ? [] : styles.matching(files, elements);
}

/**
 * Returns the class names of the elements of examples that force states: those of the whole example, since rules for a
 * state may also apply around an element and beside it.
 */
function forcedElements(html: string): ElementClasses {
  if (!html.includes(`${FORCED_ATTRIBUTE}=`)) {
    return [];
  }
  const examples = elementsOf(parseMarkup(html).tree).filter((element) => hasAttribute(element, ROOT));
  return examples
    .map(elementsOf)
    .filter((elements) => elements.some((element) => hasAttribute(element, FORCED_ATTRIBUTE)))
    .flatMap((elements) => elements.map((element) => new Set(classesOf(element))));
}
