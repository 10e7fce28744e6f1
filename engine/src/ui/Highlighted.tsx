import { Fragment } from 'react';

interface HighlightedProps {
  text: string;
  /** Parts to mark, sorted and without overlaps; the end is exclusive. */
  ranges: readonly (readonly [start: number, end: number])[];
  /** What lines can break before; by default, the browser decides. */
  breaksAt?: string | undefined;
}

/** A text with its matches marked. */
export function Highlighted({ text, ranges, breaksAt }: HighlightedProps) {
  const plain = (from: number, to: number) => <Breakable text={text} from={from} to={to} before={breaksAt} />;
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {plain(ranges[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {plain(ranges.at(-1)?.[1] ?? 0, text.length)}
    </>
  );
}

interface BreakableProps {
  text: string;
  from: number;
  to: number;
  before: string | undefined;
}

/** A part of a text with opportunities for line breaks, except at the beginning of the text. */
function Breakable({ text, from, to, before }: BreakableProps) {
  const part = text.slice(from, to);
  return before === undefined
    ? part
    : part.split(before).map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <>
              {(from > 0 || index > 1 || !part.startsWith(before)) && <wbr />}
              {before}
            </>
          )}
          {piece}
        </Fragment>
      ));
}
