import type { ReactNode } from 'react';

import type { ChangeSentence, ChangeValue } from '../../core/releaseChanges.ts';
import * as texts from '../../core/texts.ts';
import { FilledText } from '../FilledText.tsx';
import { TextWithCode } from '../TextWithCode.tsx';
import { Codemods } from './Codemods.tsx';

/** A change in a sentence. */
export function ChangeText({ text, values, message, codemods = [] }: ChangeSentence) {
  const shown: Readonly<Record<string, ReactNode>> = Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, ReactNode] => [name, <Value key={name} value={value} />])
  );
  return (
    <>
      <FilledText<string> text={text} values={shown} />
      {message !== null && (
        <>
          {': '}
          <span dir="auto">
            <TextWithCode text={message} />
          </span>
        </>
      )}
      <Codemods codemods={codemods} />
    </>
  );
}

/** Longer code, such as the type of an object, is a block of its own: in a sentence, its end would be hard to find. */
const LONGEST_IN_LINE = 60;

/** Several names share an element: pages have hundreds of them. */
function Value({ value }: { value: ChangeValue }) {
  if (value === null) {
    return texts.changes.none;
  }
  const isBlock = typeof value === 'string' && value.length > LONGEST_IN_LINE;
  return (
    <code dir="ltr" className={isBlock ? 'pb-change-code' : undefined}>
      {[value].flat().join(', ')}
    </code>
  );
}
