interface HighlightedProps {
  text: string;
  /** Parts to mark, sorted and without overlaps; the end is exclusive. */
  ranges: readonly (readonly [start: number, end: number])[];
}

/** A text with its matches marked. */
export function Highlighted({ text, ranges }: HighlightedProps) {
  return [
    ...ranges.flatMap(([start, end], index) => [
      text.slice(ranges[index - 1]?.[1] ?? 0, start),
      <mark key={start}>{text.slice(start, end)}</mark>
    ]),
    text.slice(ranges.at(-1)?.[1] ?? 0)
  ];
}
