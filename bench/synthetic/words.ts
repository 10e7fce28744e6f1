import type { Random } from './random.ts';

const LINES = [
  'accent anchor badge banner button canvas card caption chart column cursor dialog divider drawer editor field',
  'figure filter footer frame gesture grid handle header hint icon image input item label layer layout legend link',
  'list margin marker menu message modal motion notice number option outline overlay page palette panel picker',
  'popup prompt query radio range region ribbon row scale screen section shadow sheet sidebar signal slider slot',
  'spacing stack step surface switch symbol table target theme timeline token toolbar tooltip track tree trigger',
  'a all and are as at be before by can each for from has in into is it may needs never not of on one only or same',
  'shows so some than that the their then they this to until used uses when where which while with without'
];

const WORDS = LINES.join(' ').split(' ') as [string, ...string[]];
const NOUNS = LINES.slice(0, 5).join(' ').split(' ') as [string, ...string[]];

/** Generates words of prose. */
export function words(random: Random, count: number): string[] {
  return Array.from({ length: count }, () => random.pick(WORDS));
}

/** Generates a PascalCase name of two words, e.g. `DrawerBadge`. */
export function typeName(random: Random): string {
  return capitalize(random.pick(NOUNS)) + capitalize(random.pick(NOUNS));
}

export function noun(random: Random): string {
  return random.pick(NOUNS);
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
