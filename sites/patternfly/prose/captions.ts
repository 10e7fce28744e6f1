import { type ProseRule, wordsIn } from 'patternbook';

/** Most words of a caption. */
const MOST_WORDS = 15;
/** A capital letter or a number, possibly in emphasis, code or quotation marks, or any code. */
const SENTENCE_START = /^(?:`|[*_“"(]*[\p{Lu}\p{N}])/u;
const SENTENCE_END = /[.!?][*_”")]*$/;

/** Captions of figures are short sentences. */
export const captions: ProseRule[] = [
  {
    name: 'caption-length',
    check({ kind, fullText }) {
      const words = kind === 'caption' ? wordsIn(fullText).length : 0;
      const hint = `Use at most ${MOST_WORDS}, and put the rest in the text around the figure.`;
      return words > MOST_WORDS ? [{ message: `The caption has ${words} words.`, hint }] : [];
    }
  },
  {
    name: 'caption-sentence',
    check({ kind, text }) {
      const caption = text.trim();
      if (kind !== 'caption' || (SENTENCE_START.test(caption) && SENTENCE_END.test(caption))) {
        return [];
      }
      const message = `The caption "${caption}" is not a sentence.`;
      return [{ message, hint: 'Begin with a capital letter and end with a period.' }];
    }
  }
];
