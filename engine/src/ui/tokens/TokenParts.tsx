import { renderToStaticMarkup } from 'react-dom/server';

import { ROOT_FONT_SIZE_PX } from '../../core/rootThemes.ts';
import { themeNames } from '../reference/LinkedText.tsx';
import type { ThemedValueView } from '../reference/view.ts';
import { TokenPreview } from './TokenPreview.tsx';
import type { ContrastView, PlacedToken } from './TokenTable.tsx';

const REM = /^(\d*\.?\d+)rem$/;

/** Renders a token's value for use within a sentence, linked to the token's documentation. */
export function renderTokenValue({ token: { name, values }, href }: PlacedToken): string {
  const Tag = href === null ? 'span' : 'a';
  return renderToStaticMarkup(
    <Tag className="pb-token-value" href={href ?? undefined}>
      {values.map((value) => (
        <span key={value.themes.join()} data-in={themeNames(value.themes)}>
          {value.isColor && <TokenPreview name={name} value={value} />}
          <code>{valueText(value)}</code>
        </span>
      ))}
    </Tag>
  );
}

/** Renders an error in place of an unknown token within a sentence. */
export function renderUnknownToken(name: string): string {
  return renderToStaticMarkup(<mark>There is no token {name === '' ? 'without a name' : name}.</mark>);
}

interface TokensProps {
  tokens: readonly PlacedToken[];
}

/** Color swatches with names, in the current theme. */
export function TokenSwatches({ tokens }: TokensProps) {
  return <TokenList className="pb-swatches" tokens={tokens} />;
}

/** Lengths, durations etc. with their names, drawn to scale. */
export function TokenScale({ tokens }: TokensProps) {
  return <TokenList className="pb-token-scale" tokens={tokens} />;
}

function TokenList({ className, tokens }: TokensProps & { className: string }) {
  return (
    <ul role="list" className={className}>
      {tokens.map(({ token: { name, values }, href }) => (
        <li key={name}>
          {values.map((value) => (
            <span key={value.themes.join()} data-in={themeNames(value.themes)}>
              <span className="pb-token-shown">
                <TokenPreview name={name} value={value} />
                <code>{valueText(value)}</code>
              </span>
            </span>
          ))}
          {href === null ? (
            <code>{name}</code>
          ) : (
            <a href={href}>
              <code>{name}</code>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Formats a value; lengths in `rem` also in pixels at the default text size, e.g. `16px (1rem)`. */
function valueText({ value }: ThemedValueView): string {
  const rem = REM.exec(value)?.[1];
  return rem === undefined ? value : `${Number(rem) * ROOT_FONT_SIZE_PX}px (${value})`;
}

/** Subject of a contrast ratio: text, or a graphic such as an icon or the border of a control. */
export type ContrastSubject = 'text' | 'graphic';

type Level = readonly [least: number, level: string];

/** WCAG 2.2: success criteria 1.4.6 and 1.4.3 for text, and 1.4.11 for non-text contrast, which knows one level. */
const LEVELS: Record<ContrastSubject, readonly Level[]> = {
  text: [
    [7, 'AAA'],
    [4.5, 'AA'],
    [3, 'AA for large text only']
  ],
  graphic: [[3, 'AA']]
};

/** Renders a contrast ratio for use within a sentence, e.g. `12.6:1 (AAA)`, in the current theme. */
export function renderContrastRatio(contrasts: readonly ContrastView[], subject: ContrastSubject): string {
  return renderToStaticMarkup(
    contrasts.length === 0 ? (
      <mark>These tokens have no contrast.</mark>
    ) : (
      contrasts.map(({ themes, ratio }) => (
        <span key={ratio} className="pb-contrast" data-in={themeNames(themes)}>
          {describe(ratio, subject)}
        </span>
      ))
    )
  );
}

/** Formats a ratio, truncated instead of rounded: 4.49 is below 4.5. */
function describe(ratio: number, subject: ContrastSubject): string {
  const level = LEVELS[subject].find(([least]) => ratio >= least)?.[1] ?? 'below AA';
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1 (${level})`;
}
