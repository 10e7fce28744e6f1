import { Fragment } from 'react';

import { CAPITAL } from './capital.ts';

/** Words too long for a line of their column; other text breaks at spaces and hyphens. */
const LONG_WORD = /^[^-\s]{16,}$/;

const WORD_BOUNDARY = new RegExp(String.raw`${CAPITAL.source}|(?<=\w)(?=\.[A-Za-z])`);

/** Code with line break opportunities between the words of long names. */
export function BreakableCode({ code }: { code: string }) {
  return LONG_WORD.test(code)
    ? code.split(WORD_BOUNDARY).map((word, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))
    : code;
}
