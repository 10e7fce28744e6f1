import { type Rule, transform } from 'lightningcss';

import { withLeadingZeros } from './classIndex.ts';
import { type RequiredClasses, mayMatch, selectorClasses } from './matchingRules.ts';

/** A style sheet of a component with the rules of some variants only. */
export interface ReducedSheet {
  css: string;
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
  const isLeftOut = (rule: Rule): boolean => {
    if (rule.type !== 'style') {
      return false;
    }
    const required = rule.value.selectors.map(selectorClasses);
    if (mayMatch(required, [classes])) {
      return false;
    }
    leftOut.push(...required);
    return true;
  };
  const rules = rewrite(css, { Rule: (rule) => (isLeftOut(rule) ? [] : undefined) });
  return { css: withoutUnusedProperties(rules, isReferenced), leftOut };
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
