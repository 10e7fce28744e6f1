import { actsOnDocument, insteadOf } from '../content/html/documentElements.ts';
import { isHtml } from '../content/html/elements.ts';
import { anchorsOf, type Element, elementsOf, parseMarkup } from '../content/html/parseMarkup.ts';
import { isFormScript } from '../content/html/reactExtras.ts';
import { textOf } from '../content/html/withoutElements.ts';
import { warning } from '../content/problem.ts';
import type { Example, Problem, Source } from '../model.ts';
import { sharedIds } from './sharedIds.ts';

/** Reports what the HTML of a TypeScript or JavaScript example does to the page around it. */
export function renderedProblems(example: Example, source: Source, html: string): Problem[] {
  const { title, location, isFullscreen } = example;
  const { tree, tags } = parseMarkup(html);
  const ids = sharedIds(example, tags.flatMap(anchorsOf), source);
  if (isFullscreen) {
    return ids;
  }
  const names = new Set(
    elementsOf(tree)
      .filter(stylesOrActs)
      .map(({ tagName }) => tagName)
  );
  const others = [...names].map((name) =>
    name === 'style'
      ? warning('global-style', `A <style> of the example "${title}" styles the whole page.`, location, STYLE_HINT)
      : warning('document-element', `<${name}> acts on the page of the example "${title}".`, location, insteadOf(name))
  );
  return [...ids, ...others];
}

const STYLE_HINT = 'Write "@scope { … }" around its rules, use the `style` prop, or set "isFullscreen".';

/** The title of a page stays, whatever its examples render (`browser/islands/keepTitle.ts`). */
function stylesOrActs(element: Element): boolean {
  const { tagName: name, attrs: attributes } = element;
  if (name === 'style') {
    // Libraries mark their sheets, whose rules have classes of their own.
    return !/^\s*@scope\b/.test(textOf(element)) && !attributes.some((attribute) => attribute.name.startsWith('data-'));
  }
  return name !== 'title' && isHtml(element) && actsOnDocument({ name, attributes }) && !isFormScript(element);
}
