import { ENGLISH_RULES, type English } from '../../core/config/prose.ts';
import { error } from '../../content/problem.ts';
import type { Problem } from '../../model.ts';
import { englishRules } from './englishRules.ts';
import { isWithin, mentionedRanges } from './mentions.ts';
import type { Passage } from './passages.ts';

/** Creates a check that finds constructions in a passage that the built-in rules for plain English ban. */
export function createEnglishCheck({ off }: Pick<English, 'off'>): (passage: Passage) => Problem[] {
  const rules = ENGLISH_RULES.filter((name) => !off.includes(name));
  return (passage) => {
    const mentioned = mentionedRanges(passage);
    return rules.flatMap((name) =>
      englishRules[name](passage.text)
        .filter(({ start, end }) => !isWithin([start, end], mentioned))
        .map(({ start, end, hint }) => {
          const message = `"${passage.text.slice(start, end)}" breaks the rule ${name}.`;
          return error('prose-english', message, passage.locate(start), hint);
        })
    );
  };
}
