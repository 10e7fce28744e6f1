import { Fragment } from 'react';

import { WORD_START } from './wordStart.ts';

/** Words too long for a line of their column; other text breaks at spaces and hyphens. */
const LONG_WORD = /^[^-\s]{16,}$/;

/** Code with line break opportunities between the words of long names. */
export function BreakableCode({ code }: { code: string }) {
  return LONG_WORD.test(code)
    ? code.split(WORD_START).map((word, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))
    : code;
}
