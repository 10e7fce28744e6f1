/** Rules, with the level that they have by default and what they report. */
export const RULES = {
  'unknown-component': { level: 'error', about: 'a name that the package does not export' },
  'import-path': { level: 'error', about: 'an import of a file inside a package, or from the wrong entry point' },
  'unknown-prop': { level: 'error', about: 'a property that the component does not have' },
  'wrong-value': { level: 'error', about: 'a value that the type of the property does not allow' },
  'missing-prop': { level: 'error', about: 'an element without a required property' },
  'missing-name': { level: 'error', about: 'a control without an accessible name' },
  nesting: { level: 'error', about: 'a component outside of those that it is made for' },
  deprecated: { level: 'warning', about: 'a deprecated component, property or other name' },
  'raw-color': { level: 'warning', about: 'a color that is not a token' },
  'raw-size': { level: 'warning', about: 'a size that equals a token' },
  'unknown-variable': { level: 'error', about: "a token or variable that the system's style sheets do not have" },
  'unknown-class': { level: 'warning', about: "a class that the system's style sheets do not have" }
} as const satisfies Record<string, { level: 'error' | 'warning'; about: string }>;

export type RuleName = keyof typeof RULES;
export type RuleLevel = 'error' | 'warning' | 'off';
/** Levels of rules that differ from their defaults. */
export type RuleLevels = Readonly<Partial<Record<RuleName, RuleLevel>>>;

export const RULE_NAMES = Object.keys(RULES) as RuleName[];

export function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(RULES, name);
}
