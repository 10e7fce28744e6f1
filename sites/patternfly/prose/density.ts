import { type Passage, type ProseRule, type TextsFinding, wordsIn } from 'patternbook';

interface Density {
  name: string;
  /** What is counted, as in "2 times". */
  noun: string;
  /** Most of them per 1,000 words of a file. */
  most: number;
  hint: string;
  find: (text: string) => RegExpExecArray[];
}

/**
 * Makes a rule of how often a file may have a construction. One is always allowed, since short texts would get none
 * otherwise.
 */
export function densityRule({ name, noun, most, hint, find }: Density): ProseRule {
  const countIn = ({ text, isMention }: Passage): number =>
    find(text).filter(({ 0: match, index }) => !isMention(index, index + match.length)).length;
  return {
    name,
    checkAll: (passages) =>
      [...Map.groupBy(passages, ({ file }) => file)].flatMap(([file, ofFile]): TextsFinding[] => {
        const found = total(ofFile.map(countIn));
        const words = found > 1 ? total(ofFile.map(({ text }) => wordsIn(text).length)) : 0;
        const density = (found * 1000) / words;
        if (found <= 1 || density <= most) {
          return [];
        }
        const counted = `${found} ${noun} in ${words} words (${density.toFixed(1)} per 1,000)`;
        const message = `The text has ${counted}; at most ${most} per 1,000 are allowed.`;
        return [{ location: { file, line: 1 }, message, hint }];
      })
  };
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
