import { Fragment } from 'react';

/** Characters of a name in a line of a phone. The button that copies it is at the end of the first one. */
const FIRST_LINE = 28;
const LINE = 36;

interface TokenNameProps {
  name: string;
  /** Beginning that it shares with its neighbors, to be read last; empty for none. */
  start: string;
}

/** A name that breaks only before two dashes, where its parts begin. */
export function TokenName({ name, start }: TokenNameProps) {
  const lines: string[] = [];
  for (const part of name.split(/(?=--)/)) {
    const last = lines.at(-1) ?? '';
    lines.splice(
      -1,
      1,
      ...(last.length + part.length > (lines.length > 1 ? LINE : FIRST_LINE) ? [last, part] : [last + part])
    );
  }
  const ends = lines.map((_, index) => lines.slice(0, index + 1).join('').length);
  return (
    <>
      {start !== '' && <span>{withBreaks(name, 0, start.length, ends)}</span>}
      {withBreaks(name, start.length, name.length, ends)}
    </>
  );
}

/** A part of a name with line break opportunities at the ends of lines, also at its own beginning. */
function withBreaks(name: string, from: number, to: number, ends: readonly number[]) {
  const breaks = ends.filter((end) => end >= from && end < to && end > 0);
  return [from, ...breaks].map((begin, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {name.slice(begin, breaks[index] ?? to)}
    </Fragment>
  ));
}
