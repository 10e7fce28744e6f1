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

/** Several names share an element: pages have hundreds of them. */
function Value({ value }: { value: ChangeValue }) {
  return value === null ? texts.changes.none : <code dir="ltr">{[value].flat().join(', ')}</code>;
}
