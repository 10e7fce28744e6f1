import { Fragment } from 'react';

import { WORD_START } from './wordStart.ts';

/** A word too long for a line of its column; other text breaks at spaces and hyphens. */
const LONG_WORD = /^[^-\s]{16,}\s*$/;

const SPACE = /(?<=\s)(?=\S)/;

/** Code with line break opportunities between the words of long names. */
export function BreakableCode({ code }: { code: string }) {
  return code
    .split(SPACE)
    .map((word, index) => <Fragment key={index}>{LONG_WORD.test(word) ? inWords(word) : word}</Fragment>);
}

function inWords(name: string) {
  return name.split(WORD_START).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
