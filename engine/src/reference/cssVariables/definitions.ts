import { parser } from '@lezer/css';

import type { Themes } from '../design/theme.ts';
import { type ValuePart, readReferences, splitOutside } from './references.ts';
import {
  type RootNames,
  type Compound,
  type Selector,
  isRootCompound,
  rootClasses,
  parseSelector,
  specificityOf
} from './selector.ts';

/** A style sheet of the design system. */
interface SheetText {
  /** Tells the sheet from others; that of a component is its prefix. */
  name: string;
  css: string;
}

/** One selector of a definition. */
export interface Target {
  /** What the root element has to match; null when it may be in any theme. */
  root: Compound | null;
  /** The rest: the elements below the root; empty when the root itself is meant. */
  elements: Selector;
  specificity: number;
}

/** A declaration, with everything that decides where it applies. */
export interface Definition {
  sheet: string;
  property: string;
  value: string;
  parts: readonly ValuePart[];
  /** The list of selectors as written. */
  selector: string;
  targets: readonly Target[];
  condition: string | null;
  /** Position among all definitions of all sheets. */
  order: number;
}

/** All declarations of some sheets, in the order of the sheets. */
export function readDefinitions(sheets: readonly SheetText[], themes: Themes): Definition[] {
  const rules = sheets.flatMap(({ name, css }) =>
    parseSheet(css).map((rule) => ({ ...rule, sheet: name, parsed: rule.selectors.map(parseSelector) }))
  );
  const names = rootNames(
    rules.flatMap(({ parsed }) => parsed),
    themes
  );
  let order = 0;
  return rules.flatMap(({ sheet, selectors, parsed, condition, declarations }) => {
    const targets = parsed.map((selector, index) => toTarget(selector, selectors[index] ?? '', names));
    const selector = selectors.join(', ');
    return declarations.map(({ property, value }): Definition => ({
      sheet,
      property,
      value,
      parts: readReferences(value),
      selector,
      targets,
      condition,
      order: order++
    }));
  });
}

function rootNames(selectors: readonly Selector[], themes: Themes): RootNames {
  const roots = Object.values(themes);
  return {
    classes: new Set([...roots.flatMap(({ classes }) => classes), ...selectors.flat().flatMap(rootClasses)]),
    attributes: new Set(roots.flatMap(({ attributes }) => Object.keys(attributes)))
  };
}

function toTarget(selector: Selector, text: string, names: RootNames): Target {
  const [first = [], ...rest] = selector;
  const specificity = specificityOf(text);
  return isRootCompound(first, names)
    ? { root: first, elements: rest, specificity }
    : { root: null, elements: selector, specificity };
}

interface Declaration {
  property: string;
  /** As written, without comments and `!important`. */
  value: string;
}

/** One rule of a style sheet, freed of what it is nested in. */
interface Rule {
  /** The selectors of its list, each with those of the rules around it. */
  selectors: string[];
  /** The at-rules around it, outermost first, e.g. `@media (min-width: 36rem)`; null when it always applies. */
  condition: string | null;
  declarations: Declaration[];
}

type Node = ReturnType<typeof parser.parse>['topNode'];

interface RuleContext {
  selectors: string[] | null;
  condition: string | null;
}

/** Blocks that hold no rules for elements. */
const NO_RULES = /^@(-\w+-)?(keyframes|property|font-face|page|counter-style|font-feature-values)\b/;
/** Blocks whose rules apply whatever stands in their head. */
const ALWAYS = /^@layer\b/;

/**
 * The rules of a style sheet in order. Cascade layers count as order alone, since a package's sheet seldom holds two
 * that define the same property.
 */
export function parseSheet(css: string): Rule[] {
  const rules: Rule[] = [];
  const read = (block: Node, context: RuleContext): void => {
    const declarations: Declaration[] = [];
    if (context.selectors) {
      rules.push({ selectors: context.selectors, condition: context.condition, declarations });
    }
    for (let node = block.firstChild; node; node = node.nextSibling) {
      const inner = node.getChild('Block');
      if (node.name === 'Declaration') {
        declarations.push(readDeclaration(node, css));
      } else if (inner) {
        const head = plainText(css.slice(node.from, inner.from));
        if (node.name === 'RuleSet') {
          read(inner, { selectors: nested(head, context.selectors), condition: context.condition });
        } else if (!NO_RULES.test(head)) {
          read(inner, { selectors: context.selectors, condition: joined(context.condition, head) });
        }
      }
    }
  };
  read(parser.parse(css).topNode, { selectors: null, condition: null });
  return rules.filter(({ declarations }) => declarations.length > 0);
}

function readDeclaration(node: Node, css: string): Declaration {
  const name = node.firstChild;
  const text = css.slice(name?.to ?? node.from, node.to);
  return {
    property: css.slice(node.from, name?.to),
    value: plainText(text.slice(text.indexOf(':') + 1)).replace(/\s*!important$/i, '')
  };
}

function nested(head: string, parents: string[] | null): string[] {
  const selectors = splitOutside(head, ',');
  if (!parents) {
    return selectors;
  }
  const parent = parents.length === 1 ? parents.join('') : `:is(${parents.join(', ')})`;
  return selectors.map((selector) =>
    selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`
  );
}

function joined(outer: string | null, head: string): string | null {
  if (ALWAYS.test(head)) {
    return outer;
  }
  return outer === null ? head : `${outer} ${head}`;
}

const COMMENT_OR_STRING = /\/\*[\s\S]*?(?:\*\/|$)|("(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')/g;

/** Text without comments, on one line. */
function plainText(css: string): string {
  return css
    .replace(COMMENT_OR_STRING, (_, string: string | undefined) => string ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
