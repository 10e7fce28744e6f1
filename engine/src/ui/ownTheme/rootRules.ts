import { rulesOf } from '../variableEditor/styleRules.ts';
import { namesIn } from './expansion.ts';

/** Custom properties that a rule of the page sets on its root element. */
export interface RootRule {
  /** Layers and conditions around the rule, such as `@layer base`. */
  around: readonly string[];
  selector: string;
  declarations: readonly (readonly [property: string, value: string])[];
}

/** Rules of style sheets, which pages share and which don't change. */
const known = new WeakMap<CSSStyleSheet, readonly RootRule[]>();

/**
 * Lists the rules of the page's style sheets that set custom properties of its root element, in some theme.
 * @param isRoot tests for selectors of the root element
 */
export function rootRules(isRoot: (selector: string) => boolean): RootRule[] {
  return [...document.styleSheets].flatMap((sheet) => {
    const rules = known.get(sheet) ?? [...collect(rulesOf(sheet), [], isRoot)];
    known.set(sheet, rules);
    return rules;
  });
}

function* collect(
  rules: Iterable<CSSRule>,
  around: readonly string[],
  isRoot: (selector: string) => boolean
): Iterable<RootRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const names = [...rule.style].filter((name) => name.startsWith('--'));
      if (names.length > 0 && isRoot(rule.selectorText)) {
        const declarations = names.map((name) => [name, rule.style.getPropertyValue(name)] as const);
        yield { around, selector: rule.selectorText, declarations };
      }
    } else if (rule instanceof CSSGroupingRule) {
      const start = startOf(rule);
      if (start !== null) {
        yield* collect(rule.cssRules, start === '' ? around : [...around, start], isRoot);
      }
    }
  }
}

/** Returns the start of an at-rule; empty for layers without a name, null for what doesn't concern the root element. */
function startOf(rule: CSSGroupingRule): string | null {
  if (rule instanceof CSSLayerBlockRule) {
    return rule.name === '' ? '' : `@layer ${rule.name}`;
  }
  if (rule instanceof CSSMediaRule) {
    return `@media ${rule.conditionText}`;
  }
  return rule instanceof CSSSupportsRule ? `@supports ${rule.conditionText}` : null;
}

/**
 * Returns the page's cascade layers as a rule that keeps their order, for a style sheet that may come before those of the
 * page; empty without layers.
 */
export function layerOrder(): string {
  const names = [...document.styleSheets].flatMap((sheet) =>
    [...rulesOf(sheet)].flatMap((rule) =>
      rule instanceof CSSLayerStatementRule ? rule.nameList : rule instanceof CSSLayerBlockRule ? [rule.name] : []
    )
  );
  const named = [...new Set(names)].filter((name) => name !== '');
  return named.length === 0 ? '' : `@layer ${named.join(', ')};\n`;
}

/**
 * Repeats what the page sets on its root element by means of other names, at the outermost elements of previews: values
 * are computed where they are set, so a name that changes within previews would change none of those made of it.
 * @param changed names that change
 * @param places selector of the outermost elements
 */
export function repeatDependents(rules: readonly RootRule[], changed: ReadonlySet<string>, places: string): string {
  const dependents = dependentsOf(rules, changed);
  return rules
    .flatMap(({ around, selector, declarations }) => {
      const repeated = declarations.filter(([name]) => dependents.has(name));
      const block = repeated.map(([name, value]) => `${name}: ${value};`).join(' ');
      const rule = `:is(${selector}) :where(${places}) { ${block} }`;
      return repeated.length === 0 ? [] : [around.reduceRight((inner, start) => `${start} { ${inner} }`, rule)];
    })
    .join('\n');
}

/** Returns the names that change, and all whose values are made of them, directly or not. */
function dependentsOf(rules: readonly RootRule[], changed: ReadonlySet<string>): ReadonlySet<string> {
  const users = new Map<string, Set<string>>();
  for (const [name, value] of rules.flatMap(({ declarations }) => declarations)) {
    for (const used of namesIn(value)) {
      users.set(used, (users.get(used) ?? new Set()).add(name));
    }
  }
  const found = new Set(changed);
  // Visits what is added meanwhile, too.
  for (const name of found) {
    users.get(name)?.forEach((user) => found.add(user));
  }
  return found;
}
