import type { Themed } from './valueInTheme.ts';

/** A foreground and the background that it is meant for, by the names of their tokens. */
export interface TokenContrast {
  subject: 'text' | 'graphic';
  foreground: string;
  background: string;
}

/** What the interface reads of a token's value (`reference/design/valueSchema.ts`). */
interface PublishedValue {
  value: string;
  values: readonly string[];
}

/** What the interface reads of a token. */
export type PublishedToken = Themed<PublishedValue> & { name: string };

/** What the interface reads of `/api/tokens.json`. */
export interface PublishedTokens {
  tokens: readonly PublishedToken[];
  contrasts: readonly TokenContrast[];
}
