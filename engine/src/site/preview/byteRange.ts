/** First and last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

const RANGE = /^bytes=(\d*)-(\d*)$/i;

/**
 * The part of a file that a Range header asks for (RFC 9110, 14.2).
 * @param size of the file, in bytes
 * @returns null when the whole file is the answer: without a header, and for several ranges, other units and what is
 * malformed, all of which a server may ignore; `unsatisfiable` (status 416) when the file has no such bytes
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = RANGE.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') {
    return null;
  }
  // Numbers of any length: what is past every file counts as its end.
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) {
    return null;
  }
  return from < size ? { first: from, last: to } : 'unsatisfiable';
}
