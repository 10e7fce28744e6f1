import { parser } from '@lezer/css';

import type { Themes } from '../design/theme.ts';
import { type ValuePart, readReferences, splitTopLevel } from './references.ts';
import {
  type RootNames,
  type Compound,
  type Selector,
  isRootCompound,
  rootClasses,
  parseSelector,
  specificityOf
} from './selector.ts';

/** Text of a design system style sheet. */
interface SheetText {
  /** Unique name; for a component's sheet, its prefix. */
  name: string;
  css: string;
}

/** A parsed selector of a definition. */
export interface Target {
  /** Compound that the root element must match; null if it is unconstrained, i.e. in any theme. */
  root: Compound | null;
  /** Compounds of the elements below the root; empty if the subject is the root itself. */
  elements: Selector;
  specificity: number;
}

/** A declaration with everything that determines where it applies. */
export interface Definition {
  sheet: string;
  property: string;
  value: string;
  parts: readonly ValuePart[];
  /** Selector list as written. */
  selector: string;
  targets: readonly Target[];
  condition: string | null;
  /** Source order across all sheets. */
  order: number;
}

/** Parses the declarations of all sheets, in sheet order. */
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
  /** Value as written, without comments and `!important`. */
  value: string;
}

/** A style rule with nesting resolved. */
interface Rule {
  /** Selector list, combined with the selectors of the enclosing rules. */
  selectors: string[];
  /** Enclosing at-rules, outermost first, e.g. `@media (min-width: 36rem)`; null if the rule is unconditional. */
  condition: string | null;
  declarations: Declaration[];
}

type Node = ReturnType<typeof parser.parse>['topNode'];

interface RuleContext {
  selectors: string[] | null;
  condition: string | null;
}

/** At-rules that contain no style rules. */
const AT_RULES_WITHOUT_STYLES = /^@(-\w+-)?(keyframes|property|font-face|page|counter-style|font-feature-values)\b/;
/** At-rules without a condition. */
const UNCONDITIONAL = /^@layer\b/;

/**
 * Parses the style rules of a sheet, in order. Cascade layers are treated as plain source order, since the layers of a
 * package's sheet rarely define the same property.
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
        } else if (!AT_RULES_WITHOUT_STYLES.test(head)) {
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
  const selectors = splitTopLevel(head, ',');
  if (!parents) {
    return selectors;
  }
  const parent = parents.length === 1 ? parents.join('') : `:is(${parents.join(', ')})`;
  return selectors.map((selector) =>
    selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`
  );
}

function joined(outer: string | null, head: string): string | null {
  if (UNCONDITIONAL.test(head)) {
    return outer;
  }
  return outer === null ? head : `${outer} ${head}`;
}

const COMMENT_OR_STRING = /\/\*[\s\S]*?(?:\*\/|$)|("(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')/g;

/** Strips comments and collapses whitespace. */
function plainText(css: string): string {
  return css
    .replace(COMMENT_OR_STRING, (_, string: string | undefined) => string ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
