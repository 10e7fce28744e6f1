import { themeNames } from '../reference/LinkedText.tsx';
import { UnknownToken } from '../tokens/UnknownToken.tsx';

/** WCAG 2.2: success criteria 1.4.6, 1.4.3, and at 3:1 both 1.4.3 for large text and 1.4.11 for non-text contrast. */
const LEVELS: readonly (readonly [least: number, level: string])[] = [
  [7, 'AAA'],
  [4.5, 'AA'],
  [3, 'AA for large text and graphics']
];

/** Contrast between the colors of two tokens. */
export interface ThemedContrast {
  /** Names of the themes as in the page's style sheet; empty for all. */
  themes: string[];
  /** Contrast ratio as defined in WCAG 2.2, 1 to 21. */
  ratio: number;
}

export interface ContrastRatioProps {
  /** Empty if one of the tokens is not an opaque color. */
  contrasts: readonly ThemedContrast[];
  /** Name of the token that doesn't exist, or null. */
  unknown: string | null;
}

/** A contrast ratio within a sentence, e.g. `12.6:1 (AAA)`, in the current theme. */
export function ContrastRatio({ contrasts, unknown }: ContrastRatioProps) {
  if (unknown !== null) {
    return <UnknownToken name={unknown} />;
  }
  return contrasts.length === 0 ? (
    <mark>These tokens have no contrast.</mark>
  ) : (
    contrasts.map(({ themes, ratio }) => (
      <span key={ratio} className="pb-contrast" data-in={themeNames(themes)}>
        {describe(ratio)}
      </span>
    ))
  );
}

/** Formats a ratio, truncated instead of rounded: 4.49 is below 4.5. */
function describe(ratio: number): string {
  const level = LEVELS.find(([least]) => ratio >= least)?.[1] ?? 'too little for text';
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1 (${level})`;
}
