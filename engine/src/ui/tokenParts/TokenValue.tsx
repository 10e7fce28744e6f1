import { isInFirstTheme } from '../../core/themes.ts';
import { shownIn } from '../reference/LinkedText.tsx';
import type { ThemedValueView } from '../reference/view.ts';
import { TokenPreview } from '../tokens/TokenPreview.tsx';
import type { TokenView } from '../tokens/tokenView.ts';
import { UnknownToken, unknownTokenText } from '../tokens/UnknownToken.tsx';
import { valueText } from '../tokens/valueText.ts';

/** A token with the address of its documentation; null if the site has no page of tokens. */
export interface PlacedToken {
  token: TokenView;
  href: string | null;
}

export interface TokenValueProps {
  name: string;
  /** Null for an unknown name. */
  placed: PlacedToken | null;
}

/** A token's value within a sentence, linked to the token's documentation. */
export function TokenValue({ name, placed }: TokenValueProps) {
  if (placed === null) {
    return <UnknownToken name={name} />;
  }
  return <LinkedValue name={name} values={placed.token.values} href={placed.href} />;
}

export interface LinkedValueProps {
  name: string;
  /** By theme. */
  values: readonly ThemedValueView[];
  /** Address of its documentation; null without one. */
  href: string | null;
}

/** The value of a token or a CSS variable within a sentence. */
export function LinkedValue({ name, values, href }: LinkedValueProps) {
  const Tag = href === null ? 'span' : 'a';
  return (
    <Tag className="pb-token-value" href={href ?? undefined}>
      {values.map((value) => (
        <span key={value.themes.join()} data-in={shownIn(value.themes)}>
          {value.isColor && <TokenPreview name={name} value={value} />}
          <code>{valueText(value.value)}</code>
        </span>
      ))}
    </Tag>
  );
}

/** A token's value in the first theme, for the search. */
export function tokenText({ name, placed }: TokenValueProps): string {
  return placed === null ? unknownTokenText(name) : linkedValueText(placed.token);
}

/** The same for a token or a CSS variable. */
export function linkedValueText({ values }: Pick<LinkedValueProps, 'values'>): string {
  return valueText(values.find(({ themes }) => isInFirstTheme(themes))?.value ?? '');
}
