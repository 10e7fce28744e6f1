import { Fragment } from 'react';

/** Characters of a name in a line of a phone. */
const LINE = 30;

/** A name that breaks only before two dashes, where its parts begin. */
export function TokenName({ name }: { name: string }) {
  const lines: string[] = [];
  for (const part of name.split(/(?=--)/)) {
    const last = lines.at(-1) ?? '';
    lines.splice(-1, 1, ...(last.length + part.length > LINE ? [last, part] : [last + part]));
  }
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {line}
    </Fragment>
  ));
}
