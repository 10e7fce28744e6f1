import { ExclamationCircleIcon } from '@patternfly/react-icons/dist/js/icons/exclamation-circle-icon.js';
import { ExclamationTriangleIcon } from '@patternfly/react-icons/dist/js/icons/exclamation-triangle-icon.js';

import { formatNumber } from '../../core/language.ts';
import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { isInFirstTheme } from '../../core/themes.ts';
import { shownIn } from '../reference/LinkedText.tsx';
import { UnknownToken, unknownTokenText } from '../tokens/UnknownToken.tsx';

/** Subject of a contrast ratio: text, or a graphic such as an icon or the border of a control. */
type ContrastSubject = 'text' | 'graphic';

type Level = readonly [least: number, level: string];

/** WCAG 2.2: success criteria 1.4.6 and 1.4.3 for text, and 1.4.11 for non-text contrast, which knows one level. */
const LEVELS: Record<ContrastSubject, readonly Level[]> = {
  text: [
    [7, 'AAA'],
    [4.5, 'AA'],
    [3, texts.body.largeTextOnly]
  ],
  graphic: [[3, 'AA']]
};

/** Contrast between the colors of two tokens. */
export interface ThemedContrast {
  /** Codes of the themes; empty for all. */
  themes: string[];
  /** Contrast ratio as defined in WCAG 2.2, 1 to 21; null where a color is translucent. */
  ratio: number | null;
}

export interface ContrastRatioProps {
  /** Empty if one of the tokens is not an opaque color in any theme. */
  contrasts: readonly ThemedContrast[];
  subject: ContrastSubject;
  /** Names of the tokens in front and behind. */
  front: string;
  background: string;
  /** Name of the token that doesn't exist, or null. */
  unknown: string | null;
}

/**
 * A contrast ratio for use within a sentence, e.g. `12.6:1 (AAA)`, in the current theme. In tables, a sample of the two
 * colors is before it, which the style sheet draws, so that it is no text.
 */
export function ContrastRatio({ contrasts, subject, front, background, unknown }: ContrastRatioProps) {
  if (unknown !== null) {
    return <UnknownToken name={unknown} />;
  }
  return contrasts.length === 0 ? (
    <mark>{texts.body.noContrast}</mark>
  ) : (
    contrasts.map(({ themes, ratio }) => (
      <span key={ratio} className="pb-contrast" data-in={shownIn(themes)}>
        <i
          className={`pb-contrast-sample pb-contrast-${subject}`}
          style={{ color: `var(${front})`, backgroundColor: `var(${background})` }}
        />
        {ratio !== null && levelOf(ratio, subject) === null ? (
          <BelowLevel subject={subject}>{describe(ratio, subject)}</BelowLevel>
        ) : (
          describe(ratio, subject)
        )}
      </span>
    ))
  );
}

/** Marked as in measured contrasts. A graphic may be below, if something else identifies it. */
function BelowLevel({ subject, children }: { subject: ContrastSubject; children: string }) {
  const Icon = subject === 'text' ? ExclamationCircleIcon : ExclamationTriangleIcon;
  return (
    <span className={`pb-contrast-below-${subject}`}>
      <Icon set="rh-ui" />
      {children}
    </span>
  );
}

/** The ratio in the first theme, for the search. */
export function contrastText({ contrasts, subject, unknown }: ContrastRatioProps): string {
  if (unknown !== null) {
    return unknownTokenText(unknown);
  }
  const first = contrasts.find(({ themes }) => isInFirstTheme(themes));
  return first === undefined ? texts.body.noContrast : describe(first.ratio, subject);
}

/** Returns the level that a ratio reaches, or null. */
function levelOf(ratio: number, subject: ContrastSubject): string | null {
  return LEVELS[subject].find(([least]) => ratio >= least)?.[1] ?? null;
}

/** Formats a ratio, truncated instead of rounded: 4.49 is below 4.5. */
function describe(ratio: ThemedContrast['ratio'], subject: ContrastSubject): string {
  if (ratio === null) {
    return texts.body.openContrast;
  }
  const level = levelOf(ratio, subject) ?? texts.body.belowLevel;
  return fillText(texts.body.contrast, { ratio: formatNumber(Math.floor(ratio * 10) / 10, 1), level });
}
