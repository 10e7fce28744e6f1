import type { RuleRunner } from './mendedChanges.ts';

/** What is used of ESLint 8, which the codemods are written for. */
interface Message {
  ruleId: string | null;
  fix?: unknown;
}

interface Linter {
  defineParser: (name: string, parser: unknown) => void;
  defineRules: (rules: unknown) => void;
  verify: (code: string, config: object, file: string) => Message[];
  verifyAndFix: (code: string, config: object, file: string) => { output: string };
}

interface Plugin {
  rules: Readonly<Record<string, unknown>>;
  ruleVersionMapping: Readonly<Record<string, readonly string[]>>;
}

/** Rules that run only if they are named belong to no version. */
const ONLY_BY_NAME = ['kebabToggle-replace-with-menuToggle'];

/**
 * Runs the rules of a version with the installed ESLint.
 * @param load finds modules from the folder in which the codemods are installed
 */
export function createRunner(load: NodeJS.Require, version: string, leftOut: readonly string[]): RuleRunner {
  const eslint = load('eslint') as { Linter: new () => Linter };
  const plugin = load('@patternfly/eslint-plugin-pf-codemods') as Plugin;
  const linter = new eslint.Linter();
  linter.defineParser('typescript', load('@typescript-eslint/parser'));
  linter.defineRules(plugin.rules);
  const names = [...(plugin.ruleVersionMapping[version] ?? []), ...ONLY_BY_NAME].filter(
    (name) => !leftOut.includes(name)
  );
  const configOf = (rules: readonly string[]): object => ({
    parser: 'typescript',
    parserOptions: { sourceType: 'module', ecmaFeatures: { jsx: true } },
    rules: Object.fromEntries(rules.map((rule) => [rule, 'error']))
  });
  const all = configOf(names);
  return {
    offers: (code) =>
      linter.verify(code, all, 'probe.tsx').flatMap(({ ruleId, fix }) => (ruleId !== null && fix ? [ruleId] : [])),
    fix: (code, rule) => linter.verifyAndFix(code, configOf([rule]), 'probe.tsx').output
  };
}
