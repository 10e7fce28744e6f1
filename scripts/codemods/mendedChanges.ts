import { type Change, movesOf } from '../../engine/src/history/change.ts';
import { type Probe, probesOf } from './probes.ts';

/** Runs the rules of a codemod over a program. */
export interface RuleRunner {
  /** Names of the rules that offer to change the program. */
  offers: (code: string) => readonly string[];
  /** Returns the program after all fixes of a rule. */
  fix: (code: string, rule: string) => string;
}

/**
 * Returns which rules mend which changes: tried with programs that use what was changed. Changes that none mends are left
 * out.
 * @param examples programs that the rules are documented with
 */
export function mendedChanges(
  changes: readonly Change[],
  runner: RuleRunner,
  examples: readonly string[]
): Map<Change, string[]> {
  const moves = movesOf(changes);
  return new Map(
    changes.flatMap((change): [Change, string[]][] => {
      const probes = probesOf(change, (id) => moves.get(id) ?? id, examples);
      const rules = new Set(probes.flatMap((probe) => rulesThatMend(probe, runner)));
      return rules.size === 0 ? [] : [[change, [...rules].toSorted()]];
    })
  );
}

function rulesThatMend({ code, isMended }: Probe, { offers, fix }: RuleRunner): string[] {
  return [...new Set(offers(code))].filter((rule) => isMended(fix(code, rule)));
}
