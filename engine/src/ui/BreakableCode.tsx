import { Fragment } from 'react';

import { PartsWithBreaks } from './PartsWithBreaks.tsx';
import { WORD_START } from './wordStart.ts';

/** A word too long for a line of its column; other text breaks at spaces and hyphens. */
const LONG_WORD = /^[^-\s]{16,}\s*$/;

const SPACE = /(?<=\s)(?=\S)/;

/** Code with line break opportunities between the words of long names. */
export function BreakableCode({ code }: { code: string }) {
  return code
    .split(SPACE)
    .map((word, index) => (
      <Fragment key={index}>
        {LONG_WORD.test(word) ? <PartsWithBreaks parts={word.split(WORD_START)} /> : word}
      </Fragment>
    ));
}
