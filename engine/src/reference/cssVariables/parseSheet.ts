import { parser } from '@lezer/css';
import { type SupportsCondition, transform } from 'lightningcss';

import { splitTopLevel } from './references.ts';

interface Declaration {
  property: string;
  /** Value as written, without comments and `!important`. */
  value: string;
}

/** Where in a sheet a rule is. */
export interface RuleContext {
  /** Enclosing at-rules, outermost first, e.g. `@media (min-width: 36rem)`; null if the rule is unconditional. */
  condition: string | null;
  /** The same, without feature queries that browsers fulfill. */
  requirement: string | null;
  /** Names of the enclosing cascade layers, outermost first; null outside of layers. */
  layer: readonly string[] | null;
}

/** A style rule with nesting resolved. */
export interface Rule extends RuleContext {
  /** Selector list, combined with the selectors of the enclosing rules. */
  selectors: string[];
  declarations: Declaration[];
}

/** A registered custom property: `@property`. */
export interface Registration extends RuleContext {
  property: string;
  /** Null if it has none. */
  initialValue: string | null;
  inherits: boolean;
}

/** A parsed style sheet. */
export interface Sheet {
  /** Style rules and registrations, in order. */
  rules: (Rule | Registration)[];
  /** Cascade layers in order of appearance. */
  layers: (readonly string[])[];
}

type Node = ReturnType<typeof parser.parse>['topNode'];

interface BlockContext extends RuleContext {
  selectors: string[] | null;
}

/** Context of rules at the top of a sheet. */
export const TOP: RuleContext = { condition: null, requirement: null, layer: null };

/** At-rules that contain no style rules. */
const AT_RULES_WITHOUT_STYLES = /^@(-\w+-)?(keyframes|font-face|page|counter-style|font-feature-values)\b/;
const LAYER = /^@layer\b/;
const REGISTRATION = /^@property\s+(--\S+)$/;

/**
 * Parses the style rules and registered properties of a sheet.
 * @param context of the whole sheet, e.g. the condition of the rule that imports it
 */
export function parseSheet(css: string, context = TOP): Sheet {
  const sheet: Sheet = { rules: [], layers: context.layer ? [context.layer] : [] };
  const read = (block: Node, within: BlockContext): void => {
    const declarations: Declaration[] = [];
    if (within.selectors) {
      sheet.rules.push({ ...within, selectors: within.selectors, declarations });
    }
    for (let node = block.firstChild; node; node = node.nextSibling) {
      const inner = node.getChild('Block');
      if (node.name === 'Declaration') {
        declarations.push(readDeclaration(node, css));
      } else if (inner) {
        readBlock(node, plainText(css.slice(node.from, inner.from)), inner, within);
      } else if (LAYER.test(css.slice(node.from, node.to))) {
        sheet.layers.push(...layerNames(plainText(css.slice(node.from, node.to)), within.layer));
      }
    }
  };
  const readBlock = (node: Node, head: string, inner: Node, within: BlockContext): void => {
    const [, registered] = REGISTRATION.exec(head) ?? [];
    if (registered !== undefined) {
      sheet.rules.push({ ...within, property: registered, ...readRegistration(inner, css) });
    } else if (node.name === 'RuleSet') {
      read(inner, { ...within, selectors: nested(head, within.selectors) });
    } else if (LAYER.test(head)) {
      const [layer = [...(within.layer ?? []), anonymousLayer()]] = layerNames(head, within.layer);
      sheet.layers.push(layer);
      read(inner, { ...within, layer });
    } else if (!AT_RULES_WITHOUT_STYLES.test(head)) {
      read(inner, { ...within, ...addCondition(head, within) });
    }
  };
  read(parser.parse(css).topNode, { ...context, selectors: null });
  return { ...sheet, rules: sheet.rules.filter((rule) => 'property' in rule || rule.declarations.length > 0) };
}

let anonymousLayers = 0;

/** Each layer without a name is one of its own. */
export function anonymousLayer(): string {
  anonymousLayers += 1;
  return `(${anonymousLayers})`;
}

function layerNames(rule: string, outer: readonly string[] | null): string[][] {
  const names = rule.replace(/^@layer\s*/, '').replace(/;$/, '');
  return splitTopLevel(names, ',')
    .filter((name) => name !== '')
    .map((name) => [...(outer ?? []), ...name.split('.')]);
}

function readDeclaration(node: Node, css: string): Declaration {
  const name = node.firstChild;
  const text = css.slice(name?.to ?? node.from, node.to);
  return {
    property: css.slice(node.from, name?.to),
    value: plainText(text.slice(text.indexOf(':') + 1)).replace(/\s*!important$/i, '')
  };
}

function readRegistration(block: Node, css: string): Pick<Registration, 'initialValue' | 'inherits'> {
  const descriptors = new Map(
    block.getChildren('Declaration').map((node) => {
      const { property, value } = readDeclaration(node, css);
      return [property.toLowerCase(), value] as const;
    })
  );
  return {
    initialValue: descriptors.get('initial-value') ?? null,
    inherits: descriptors.get('inherits')?.toLowerCase() !== 'false'
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

/** Adds an at-rule to the conditions of a context. */
export function addCondition(
  head: string,
  { condition, requirement }: RuleContext
): Pick<RuleContext, 'condition' | 'requirement'> {
  const joined = (outer: string | null): string => (outer === null ? head : `${outer} ${head}`);
  return { condition: joined(condition), requirement: isFulfilled(head) ? requirement : joined(requirement) };
}

/** Queries for what only some browsers have. */
const VENDOR = /-(?:webkit|moz|ms|o)-/i;

/**
 * True for a feature query that current browsers fulfill: sheets ask for what they use, and with `not` for what only
 * older browsers need.
 */
function isFulfilled(head: string): boolean {
  if (!/^@supports\b/i.test(head) || VENDOR.test(head)) {
    return false;
  }
  let fulfilled = false;
  try {
    transform({
      filename: 'condition.css',
      code: Buffer.from(`${head}{a{b:c}}`),
      visitor: {
        Rule: {
          supports: ({ value }) => {
            fulfilled = isTrue(value.condition);
          }
        }
      }
    });
  } catch {
    // A condition that doesn't parse is false.
    return false;
  }
  return fulfilled;
}

function isTrue(query: SupportsCondition): boolean {
  switch (query.type) {
    case 'not':
      return !isTrue(query.value);
    case 'and':
      return query.value.every(isTrue);
    case 'or':
      return query.value.some(isTrue);
    case 'declaration':
    case 'selector':
    case 'unknown':
      return true;
  }
}

const COMMENT_OR_STRING = /\/\*[\s\S]*?(?:\*\/|$)|("(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')/g;

/** Strips comments and collapses whitespace. */
function plainText(css: string): string {
  return css
    .replace(COMMENT_OR_STRING, (_, string: string | undefined) => string ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
