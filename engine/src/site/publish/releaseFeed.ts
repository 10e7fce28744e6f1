import { holdsComponent } from '../../content/componentTags.ts';
import { fillText } from '../../core/fillText.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import { RELEASE_FEED_ADDRESS } from '../../core/fixedAddresses.ts';
import { escapeHtml } from '../../core/html.ts';
import { siteLanguage } from '../../core/language.ts';
import * as texts from '../../core/texts.ts';
import type { ComponentBlock, Release, Site, Source } from '../../model.ts';
import type { EngineComponentName } from '../documents/siteComponents.ts';

interface FeedSite {
  /** Name of the site. */
  name: string;
  /** Its public address. */
  url: string;
  /** Returns the address of the page about a release. */
  pageOf: (release: Release) => string;
}

/** Returns the public address of a site that has a feed: one with releases. Entries are known by that address. */
export function feedOrigin({ product, releases }: Pick<ResolvedConfig, 'product' | 'releases'>): string | null {
  return releases === undefined ? null : (product.url ?? null);
}

/** Formats the releases of the product as an Atom feed (RFC 4287), the latest first; those without a date are left out. */
export function formatReleaseFeed(releases: readonly Release[], { name, url, pageOf }: FeedSite): string {
  const dated = releases.flatMap((release) =>
    release.date === null ? [] : [{ release, updated: `${release.date}T00:00:00Z` }]
  );
  const feed = new URL(RELEASE_FEED_ADDRESS, url).href;
  const latest =
    dated
      .map(({ updated }) => updated)
      .toSorted()
      .at(-1) ?? '';
  const entries = dated.map(({ release, updated }) =>
    [
      '<entry>',
      `<id>${escapeHtml(`${feed}#${encodeURIComponent(release.name)}`)}</id>`,
      `<title>${escapeHtml(`${name} ${release.name}`)}</title>`,
      `<updated>${updated}</updated>`,
      `<link href="${escapeHtml(new URL(pageOf(release), url).href)}"/>`,
      '</entry>\n'
    ].join('')
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(siteLanguage())}">`,
    `<id>${escapeHtml(feed)}</id>`,
    `<title>${escapeHtml(fillText(texts.common.releasesOf, { name }))}</title>`,
    `<updated>${latest}</updated>`,
    `<author><name>${escapeHtml(name)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(feed)}"/>`,
    `<link href="${escapeHtml(new URL('/', url).href)}"/>\n`,
    ...entries,
    '</feed>\n'
  ].join('');
}

/** Creates the function that finds the page about a release: that of its own changes, or that of all releases. */
export function createReleasePages({ pages }: Pick<Site, 'pages'>): (release: Pick<Release, 'name'>) => string {
  const tabs = pages.flatMap(({ sources }) => sources);
  const own = tabs.flatMap((source) =>
    attributesIn(source, 'ReleaseChanges').map(({ release }) => ({ release, source }))
  );
  const notes = tabs.find((source) => holdsComponent(source, 'ReleaseNotes' satisfies EngineComponentName));
  return ({ name }) => {
    const found = own.find(({ release }) => typeof release === 'string' && `${name}.`.startsWith(`${release}.`));
    return found?.source.path ?? notes?.path ?? '/';
  };
}

function attributesIn({ blocks }: Source, component: EngineComponentName): ComponentBlock['attributes'][] {
  return blocks.flatMap((block) => (block.kind === 'component' && block.name === component ? [block.attributes] : []));
}
