import { type SupportsCondition, transform } from 'lightningcss';

import { splitTopLevel } from './references.ts';
import { type CssDeclaration, type CssItem, type CssRule, readStructure } from './structure.ts';
import { type ThemeRule, readThemeRule } from './themeRule.ts';

interface Declaration {
  property: string;
  /** Value as written, without comments and `!important`. */
  value: string;
  /** True with `!important`. */
  isImportant: boolean;
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
  const read = (items: readonly CssItem[], within: BlockContext): void => {
    const declarations: Declaration[] = [];
    if (within.selectors) {
      sheet.rules.push({ ...within, selectors: within.selectors, declarations });
    }
    for (const item of items) {
      if (item.kind === 'declaration') {
        declarations.push(readDeclaration(item));
      } else {
        readRule(item, plainText(item.head), within);
      }
    }
  };
  const readRule = ({ items }: CssRule, head: string, within: BlockContext): void => {
    const isLayer = LAYER.test(head);
    if (items === null) {
      sheet.layers.push(...(isLayer ? layerNames(head, within.layer) : []));
      return;
    }
    const [, registered] = REGISTRATION.exec(head) ?? [];
    const theme = readThemeRule(head);
    if (registered !== undefined) {
      sheet.rules.push({ ...within, property: registered, ...readRegistration(items) });
    } else if (theme) {
      sheet.rules.push({ ...within, selectors: theme.selectors, declarations: themeDeclarations(items, theme) });
    } else if (!head.startsWith('@')) {
      read(items, { ...within, selectors: nested(head, within.selectors) });
    } else if (isLayer) {
      const [layer = [...(within.layer ?? []), anonymousLayer()]] = layerNames(head, within.layer);
      sheet.layers.push(layer);
      read(items, { ...within, layer });
    } else if (!AT_RULES_WITHOUT_STYLES.test(head)) {
      read(items, { ...within, ...addCondition(head, within) });
    }
  };
  read(readStructure(css), { ...context, selectors: null });
  return {
    ...sheet,
    rules: sheet.rules.filter(
      (rule) => 'property' in rule || (rule.declarations.length > 0 && rule.selectors.length > 0)
    )
  };
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

function readDeclaration({ property, value, isImportant }: CssDeclaration): Declaration {
  return { property, value: plainText(value), isImportant };
}

function declarationsIn(items: readonly CssItem[]): Declaration[] {
  return items.flatMap((item) => (item.kind === 'declaration' ? [readDeclaration(item)] : []));
}

function readRegistration(items: readonly CssItem[]): Pick<Registration, 'initialValue' | 'inherits'> {
  const descriptors = new Map(declarationsIn(items).map(({ property, value }) => [property.toLowerCase(), value]));
  return {
    initialValue: descriptors.get('initial-value') ?? null,
    inherits: descriptors.get('inherits')?.toLowerCase() !== 'false'
  };
}

function themeDeclarations(items: readonly CssItem[], { nameOf }: ThemeRule): Declaration[] {
  return declarationsIn(items).flatMap((declaration) => {
    const property = nameOf(declaration.property);
    return property === null ? [] : [{ ...declaration, property }];
  });
}

/** The selector of the rule around a nested one, which no string contains. */
const PARENT = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.)|&/g;
const COMBINATOR = /^[>+~]/;

function nested(head: string, parents: string[] | null): string[] {
  const selectors = splitTopLevel(head, ',');
  if (!parents) {
    return selectors;
  }
  const parent = parents.length === 1 ? parents.join('') : `:is(${parents.join(', ')})`;
  return selectors.map((selector) => {
    const combined = selector.replace(PARENT, (_, other: string | undefined) => other ?? parent);
    // Without the parent, and after a combinator, the selector is one of what is in the parent.
    return combined === selector || COMBINATOR.test(selector) ? `${parent} ${combined}` : combined;
  });
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
