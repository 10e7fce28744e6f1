import { PartsWithBreaks } from '../PartsWithBreaks.tsx';

/** Characters of a name in a line of the narrowest phone, beside the number of uses. */
const LINE = 19;

interface TokenNameProps {
  name: string;
  /** Beginning that it shares with its neighbors, which the style sheet hides; empty for none. */
  start: string;
}

/** A name that breaks only before two dashes, where its parts begin. */
export function TokenName({ name, start }: TokenNameProps) {
  const lines: string[] = [];
  for (const part of name.slice(start.length).split(/(?=--)/)) {
    const last = lines.pop() ?? '';
    lines.push(...(last !== '' && last.length + part.length > LINE ? [last, part] : [last + part]));
  }
  return (
    <>
      {start !== '' && <span>{start}</span>}
      <PartsWithBreaks parts={lines} />
    </>
  );
}
