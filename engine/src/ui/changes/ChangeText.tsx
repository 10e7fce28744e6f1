import { Fragment, type ReactNode } from 'react';

import type { ChangeSentence, ChangeValue } from '../../core/releaseChanges.ts';
import * as texts from '../../core/texts.ts';
import { FilledText } from '../FilledText.tsx';
import { TextWithCode } from '../TextWithCode.tsx';
import { Codemods } from './Codemods.tsx';
import { comparedLines } from './typeLines.ts';

/** A change in a sentence. */
export function ChangeText({ text, values, message, codemods = [] }: ChangeSentence) {
  const shown: Readonly<Record<string, ReactNode>> = Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, ReactNode] => {
      const other = name === 'before' ? values['after'] : name === 'after' ? values['before'] : null;
      return [name, <Value key={name} value={value} other={other ?? null} />];
    })
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

interface ValueProps {
  value: ChangeValue;
  /** What it was before, or is after. */
  other: ChangeValue;
}

/** Several names share an element: pages have hundreds of them. */
function Value({ value, other }: ValueProps) {
  if (value === null) {
    return texts.changes.none;
  }
  return typeof value === 'string' && value.length > LONGEST_IN_LINE ? (
    <LongType type={value} other={typeof other === 'string' ? other : null} />
  ) : (
    <code dir="ltr">{[value].flat().join(', ')}</code>
  );
}

/** A type in lines; those that the other one lacks are marked. */
function LongType({ type, other }: { type: string; other: string | null }) {
  return (
    <code dir="ltr" className="pb-change-code">
      {comparedLines(type, other).map(({ indent, text, isChanged }, index) => (
        <Fragment key={index}>
          {index > 0 && '\n'}
          {indent}
          {isChanged ? <mark>{text}</mark> : text}
        </Fragment>
      ))}
    </code>
  );
}
