interface HighlightedProps {
  text: string;
  /** Parts to mark, in order, without overlaps: places of the first and after the last character. */
  ranges: readonly (readonly [start: number, end: number])[];
}

/** A text with the parts marked that were found. */
export function Highlighted({ text, ranges }: HighlightedProps) {
  return [
    ...ranges.flatMap(([start, end], index) => [
      text.slice(ranges[index - 1]?.[1] ?? 0, start),
      <mark key={start}>{text.slice(start, end)}</mark>
    ]),
    text.slice(ranges.at(-1)?.[1] ?? 0)
  ];
}
