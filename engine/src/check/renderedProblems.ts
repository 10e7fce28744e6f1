import { actsOnDocument, insteadOf } from '../content/html/documentElements.ts';
import { addressesOf, isExternal } from '../content/html/addresses.ts';
import { isHtml } from '../content/html/elements.ts';
import { foreignUses } from '../content/html/foreignUses.ts';
import { anchorsOf, type Element, elementsOf, parseMarkup, type RawTag } from '../content/html/parseMarkup.ts';
import { isFormScript } from '../content/html/reactExtras.ts';
import { textOf } from '../content/html/withoutElements.ts';
import { policyProblems } from '../content/policyProblems.ts';
import { error, warning } from '../content/problem.ts';
import type { ResolvedConfig } from '../core/config.ts';
import type { Example, Problem, Source } from '../model.ts';
import { firstOfEach } from './markupProblems.ts';
import { sharedIds } from './sharedIds.ts';

/**
 * Reports what the HTML of a TypeScript or JavaScript example does to the page around it, and what browsers won't load
 * from it.
 */
export function renderedProblems(
  example: Example,
  source: Source,
  html: string,
  config: Pick<ResolvedConfig, 'examples'>
): Problem[] {
  const { title, location, isFullscreen } = example;
  const { tree, tags } = parseMarkup(html);
  const own = [
    ...sharedIds(example, tags.flatMap(anchorsOf), source),
    ...policyProblems(firstOfEach(tags.flatMap((tag) => foreignUses(tag, () => location))), config),
    ...relativeAddresses(tags).map((target) =>
      error(
        'missing-file',
        `The example "${title}" loads "${target}" from the address of its page.`,
        location,
        FILE_HINT
      )
    )
  ];
  if (isFullscreen) {
    return own;
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
  return [...own, ...others];
}

/** Returns the addresses of files that depend on where the page is. */
function relativeAddresses(tags: readonly RawTag[]): string[] {
  const loaded = tags.flatMap((tag) => addressesOf(tag)).filter(({ kind }) => kind !== 'link');
  return [...new Set(loaded.map(({ target }) => target))].filter(
    (target) => !isExternal(target) && !/^[/#?]/.test(target)
  );
}

const FILE_HINT = "Import the file, as in `import picture from './picture.svg'`, and use the address that you get.";

const STYLE_HINT = 'Write "@scope { … }" around its rules, use the `style` prop, or set "isFullscreen".';

const REACT_MARKS: ReadonlySet<string> = new Set(['data-precedence', 'data-href']);

/** The title of a page stays, whatever its examples render (`browser/islands/keepTitle.ts`). */
function stylesOrActs(element: Element): boolean {
  const { tagName: name, attrs: attributes } = element;
  if (name === 'style') {
    // Libraries mark their sheets, whose rules have classes of their own; so does React with those that it moves to the head.
    const isMarked = attributes.some(({ name: mark }) => mark.startsWith('data-') && !REACT_MARKS.has(mark));
    return !/^\s*@scope\b/.test(textOf(element)) && !isMarked;
  }
  return name !== 'title' && isHtml(element) && actsOnDocument({ name, attributes }) && !isFormScript(element);
}
