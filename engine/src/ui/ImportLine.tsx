import { Fragment } from 'react';

/** After spaces and slashes. */
const PARTS = /(?<=[ /])/;

/** An import that breaks at spaces and after slashes. Parts with a hyphen, where browsers would break, are elements. */
export function ImportLine({ line }: { line: string }) {
  return line.split(PARTS).map((part, index, parts) => (
    <Fragment key={index}>
      {parts[index - 1]?.endsWith('/') && <wbr />}
      {part.includes('-') ? <span>{part}</span> : part}
    </Fragment>
  ));
}
