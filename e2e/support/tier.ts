import { commitNumber } from '../../scripts/testing/commitNumber.ts';
import { tier } from '../../scripts/testing/tier.ts';

export { tier };

export interface CaseChoice {
  /** Offset of the sample; tests with the same cases use different ones. */
  turn?: number;
  /** The quick tier samples one of this many cases. */
  share?: number;
}

/** Returns all cases in the full tier, and a sample in the quick one. */
export function casesOfTier<Case>(cases: readonly Case[], { turn = 0, share = 3 }: CaseChoice = {}): readonly Case[] {
  return tier === 'full' ? cases : cases.filter((_, index) => index % share === turn % share);
}

/**
 * Returns all cases in the full tier. The quick tier has a few, chosen by the commit, however many there are: the time of
 * those that grow with the content would grow with it.
 * @param count number of cases in the quick tier, at most
 */
export function fewOfCommit<Case>(cases: readonly Case[], count: number): readonly Case[] {
  return tier === 'full' ? cases : casesOfCommit(cases, Math.max(1, Math.ceil(cases.length / count)));
}

/** Returns one of several parts of the cases; the commit chooses which, so that all are covered over several commits. */
export function casesOfCommit<Case>(cases: readonly Case[], parts: number): readonly Case[] {
  const part = commitNumber() % parts;
  return cases.filter((_, index) => index % parts === part);
}
