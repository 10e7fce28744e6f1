import { type Rule, transform } from 'lightningcss';

import { withLeadingZeros } from './classIndex.ts';
import { type RequiredClasses, mayMatch, selectorClasses } from './matchingRules.ts';

/** A style sheet of a component, divided by the variants that its rules are for. */
export interface ReducedSheet {
  /** The rules of some variants. */
  css: string;
  /** What `css` lacks, to follow it in the same cascade layer. */
  rest: string;
  /** Class names that the left-out rules require. */
  leftOut: RequiredClasses;
}

/**
 * Leaves out the rules of a sheet that require other class names than those given, and the custom properties that no
 * other rule refers to.
 * @param isReferenced whether another sheet refers to a custom property
 */
export function reduceSheet(
  css: string,
  classes: ReadonlySet<string>,
  isReferenced: (property: string) => boolean
): ReducedSheet {
  const leftOut: RequiredClasses[number][] = [];
  const isLeftOut = (required: RequiredClasses): boolean => !mayMatch(required, [classes]);
  const rules = rewrite(css, {
    Rule: {
      style({ value: { selectors } }) {
        const required = selectors.flatMap(selectorClasses);
        if (!isLeftOut(required)) {
          return undefined;
        }
        leftOut.push(...required);
        return [];
      }
    }
  });
  const reduced = withoutUnusedProperties(rules, isReferenced);
  return { css: reduced, rest: restOf(css, reduced, isLeftOut), leftOut };
}

/** Rules that contain others. */
const GROUPS: readonly Rule['type'][] = ['media', 'supports', 'layer-block'];

/**
 * Returns the declarations that a reduced sheet lacks. Those that it has are repeated if they come later than a left-out
 * rule for the same property, which would override them otherwise.
 */
function restOf(css: string, reduced: string, isLeftOut: (required: RequiredClasses) => boolean): string {
  const declared = new Set([...reduced.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name));
  const overridden = new Set<string>();
  let isInLeftOut = false;
  const select = (property: string): [] | undefined => {
    const isCustom = property.startsWith('--');
    // Shorthands set several properties, so all but custom ones count as the same.
    const name = isCustom ? property : '';
    if (isInLeftOut) {
      overridden.add(name);
      return undefined;
    }
    return overridden.has(name) || (isCustom && !declared.has(property)) ? undefined : [];
  };
  return rewrite(css, {
    Rule(rule) {
      if (rule.type === 'style') {
        isInLeftOut = isLeftOut(rule.value.selectors.flatMap(selectorClasses));
        return undefined;
      }
      return GROUPS.includes(rule.type) ? undefined : [];
    },
    Declaration(declaration) {
      // Properties that the parser doesn't know have their name beside the type `custom`.
      return select(declaration.property === 'custom' ? declaration.value.name : declaration.property);
    }
  });
}

/** Custom properties refer to each other: those that only unused ones refer to are unused, too. */
function withoutUnusedProperties(css: string, isReferenced: (property: string) => boolean): string {
  const own = referencedProperties(css);
  const used = rewrite(css, {
    Declaration: {
      // Properties that the parser doesn't know come here, too.
      custom: ({ name }) => (!name.startsWith('--') || own.has(name) || isReferenced(name) ? undefined : [])
    }
  });
  return used.length === css.length ? css : withoutUnusedProperties(used, isReferenced);
}

/** Returns the names of the custom properties that a sheet refers to. */
export function referencedProperties(css: string): Set<string> {
  return new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));
}

function rewrite(css: string, visitor: NonNullable<Parameters<typeof transform>[0]['visitor']>): string {
  const { code } = transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    minify: true,
    errorRecovery: true,
    visitor
  });
  return withLeadingZeros(code.toString());
}
