import { defineProseRule, wordsIn } from 'patternbook';

/** Shorter cells may be names, units, or values, which are written as they are. */
const FEWEST_WORDS = 3;
/** A heading that its cells continue. */
const CONTINUED = /…\s*$/u;

/** A cell of a table that is a phrase starts with a capital letter, unless it continues the heading of its column. */
export const cellCase = defineProseRule({
  name: 'cell-case',
  check(passage) {
    const { text, fullText, marks } = passage;
    const start = text.search(/\S/);
    const isMarked = marks.some((mark) => mark.start <= start && start < mark.end);
    if (
      passage.kind !== 'cell' ||
      CONTINUED.test(passage.column) ||
      isMarked ||
      !/^\p{Ll}/u.test(text.slice(start)) ||
      wordsIn(fullText).length < FEWEST_WORDS
    ) {
      return [];
    }
    const message = `The cell "${fullText.trim()}" starts in lower case.`;
    const hint = 'Start it with a capital letter, or end the heading of its column with an ellipsis.';
    return [{ message, hint }];
  }
});
