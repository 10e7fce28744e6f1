import { type Rule, type SelectorComponent, type SelectorList, transform } from 'lightningcss';

import { withLeadingZeros } from './classIndex.ts';
import { ICON_CLASSES, THEME_CLASSES, THEME_CLASSES_ON_DEMAND } from './frameLibrary.ts';

/** Returns the rules of a base sheet that every document needs: without themes on demand, and without icons. */
export function commonRules(css: string): string {
  return filterRules(css, (rule) => !isRuleOf(rule, THEME_CLASSES_ON_DEMAND) && !isRuleOf(rule, ICON_CLASSES));
}

/**
 * Returns the rules of themes in a base sheet; none without rules of a theme on demand. Those of other themes are
 * repeated, so that all of them keep their order in a cascade layer of their own.
 */
export function themeRules(css: string): string {
  const includes = (rule: Rule, classes: RegExp): boolean =>
    isRuleOf(rule, classes) || rulesWithin(rule).some((inner) => includes(inner, classes));
  const rules = filterRules(css, (rule) => includes(rule, THEME_CLASSES));
  return rules === commonRules(rules) ? '' : rules;
}

function filterRules(css: string, isKept: (rule: Rule) => boolean): string {
  const { code } = transform({
    filename: 'base.css',
    code: Buffer.from(css),
    minify: true,
    errorRecovery: true,
    visitor: { Rule: (rule) => (isKept(rule) ? undefined : []) }
  });
  return withLeadingZeros(code.toString());
}

function rulesWithin(rule: Rule): readonly Rule[] {
  const isGroup = rule.type === 'media' || rule.type === 'supports' || rule.type === 'layer-block';
  return isGroup ? rule.value.rules : [];
}

/** Whether a rule only applies with one of these classes. */
function isRuleOf(rule: Rule, classes: RegExp): boolean {
  return rule.type === 'style' && requireClass(rule.value.selectors, classes);
}

function requireClass(selectors: SelectorList, classes: RegExp): boolean {
  return selectors.every((selector) => selector.some((component) => requiresClass(component, classes)));
}

function requiresClass(component: SelectorComponent, classes: RegExp): boolean {
  if (component.type === 'class') {
    return classes.test(component.name);
  }
  const isList = component.type === 'pseudo-class' && (component.kind === 'where' || component.kind === 'is');
  return isList && requireClass(component.selectors, classes);
}
