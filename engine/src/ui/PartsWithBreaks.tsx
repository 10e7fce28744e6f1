import { Fragment } from 'react';

/** The parts of a text, between which its lines may break. */
export function PartsWithBreaks({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
