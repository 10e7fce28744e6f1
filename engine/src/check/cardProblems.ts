import { readdirSync } from 'node:fs';
import path from 'node:path';

import { error, warning } from '../content/problem.ts';
import { MAX_CARD_CHARACTERS, writtenCardText } from '../core/cardText.ts';
import type { ResolvedConfig } from '../core/config.ts';
import { galleryTexts } from '../examples/galleryTexts.ts';
import { importedData } from '../examples/importedData.ts';
import type { Location, Page, Problem, Site } from '../model.ts';
import type { CheckPlace } from './checkPlace.ts';
import { type GalleryCard, galleryCards } from './galleryPages.ts';
import { findQuoted, locateText } from './places.ts';

/** Finds texts for cards of pages that don't exist, and pages in galleries without a text that fits on their card. */
export function cardProblems(site: Site, { config, folder }: Pick<CheckPlace, 'config' | 'folder'>): Problem[] {
  const pages = new Map(site.pages.map((page) => [page.path, page]));
  const unknown = Object.keys(config.cards)
    .filter((address) => !pages.has(address))
    .map((address) => error('unknown-page', `There is no page ${address} for a card.`, null, 'Correct `cards`.'));
  const unfit = galleryCards(site, config).flatMap((card) => {
    const page = pages.get(card.address);
    return page ? unfitText(page, card, config, folder) : [];
  });
  // A page may be in several galleries.
  return [...unknown, ...new Map(unfit.map((problem) => [problem.message, problem])).values()];
}

/** A text on a card, and where it is written. */
interface CardText {
  text: string;
  place: () => Location | null;
}

function unfitText(page: Page, card: GalleryCard, config: ResolvedConfig, folder: string): Problem[] {
  if (isLeftOut(page, card)) {
    return [];
  }
  const shown = shownText(page, card, config, folder);
  const { length } = shown?.text ?? '';
  if (shown && length <= MAX_CARD_CHARACTERS) {
    return [];
  }
  const found = shown ? `has ${length} characters` : 'has no text';
  const isOwn = page.sources.some((source) => source.package === null);
  const remedy = isOwn ? 'as `card` in its frontmatter' : 'in `cards` of the configuration';
  return [
    warning(
      'card-text',
      `The card of ${page.path} ${found}.`,
      shown?.place() ?? null,
      `Write what the page is for in at most ${MAX_CARD_CHARACTERS} characters, ${remedy}.`
    )
  ];
}

/** Whether a gallery has cards only for the pages in its data, and the page isn't one of them. */
function isLeftOut({ slug }: Page, { gallery }: GalleryCard): boolean {
  const { onlyShowInGalleryData, galleryItemsData } = gallery?.block.attributes ?? {};
  return (
    gallery !== null &&
    onlyShowInGalleryData === true &&
    !galleryTexts(gallery.source, galleryItemsData).has(decodeURI(slug))
  );
}

/** Returns the text of a card in the order of `galleryGroups`: its own, that of the gallery, summary, description. */
function shownText(page: Page, { gallery }: GalleryCard, config: ResolvedConfig, folder: string): CardText | null {
  const [first] = page.sources;
  const inConfig = (text: string) => () => findQuoted([text], modulesOf(folder));
  const written = writtenCardText(config, page);
  if (written !== null) {
    const own = page.sources.find((source) => source.package === null) ?? first;
    const place =
      config.cards[page.path] === undefined && own ? () => locateText('card:', own.file) : inConfig(written);
    return { text: written, place };
  }
  if (gallery) {
    const data = gallery.block.attributes['galleryItemsData'];
    const text = galleryTexts(gallery.source, data).get(decodeURI(page.slug));
    const file = importedData(gallery.source, data)?.file;
    if (text !== undefined && file !== undefined) {
      return { text, place: () => findQuoted([text], [file]) ?? { file } };
    }
  }
  const summary = config.summaries[page.path]?.text;
  if (summary !== undefined) {
    return { text: summary, place: inConfig(summary) };
  }
  return first && first.description !== ''
    ? { text: first.description, place: () => ({ file: first.file, line: 1 }) }
    : null;
}

/** Modules beside the configuration, which it may import. */
function modulesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /\.[cm]?[jt]s$/.test(name))
    .map((name) => path.join(folder, name));
}
