import type { Page } from '../model.ts';
import type { ResolvedConfig } from './config.ts';

/** Longest text of a card, in characters: three lines beside the drawing on a phone. */
export const MAX_CARD_CHARACTERS = 60;

/** Returns the text that was written for the card of a page: the configured one, or that of its frontmatter. */
export function writtenCardText(
  { cards }: Pick<ResolvedConfig, 'cards'>,
  { path, card }: Pick<Page, 'path' | 'card'>
): string | null {
  return cards[path] ?? card;
}
