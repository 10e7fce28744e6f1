import { z } from 'zod';

import { slug as toSlug } from '../slug.ts';

/** Part of an address. */
export const slug = z
  .string()
  .refine(
    (text) => text !== '' && toSlug(text) === text,
    'must be a slug: small letters of any script, digits, ".", "~" or "-"'
  );

/** Address on the site. */
export const address = z.string().regex(/^\/[^\s?#]*$/, 'must be an address that starts with "/"');

/** Scheme and host. */
export const origin = z
  .string()
  .refine(isOrigin, 'must be an origin: scheme and host without a path or a slash at its end');

/** Name of an installed package. */
export const packageName = z.string().min(1);

/** File relative to the site's folder, or in an installed package. */
export const siteFile = z.union([z.string().min(1), z.strictObject({ package: packageName, file: z.string().min(1) })]);

export type SiteFile = z.output<typeof siteFile>;

/**
 * Language of the site: a BCP 47 tag such as `de` or `pt-BR`. It determines the `lang` and direction of documents, the
 * order of names, the form of numbers, dates and plurals, and the language of the search. `texts` translates the interface.
 */
export const languageSchema = z
  .string()
  .refine(isLanguageTag, 'must be a language tag (BCP 47), such as "en", "de", or "pt-BR"');

function isLanguageTag(text: string): boolean {
  try {
    // Longer subtags are reserved: "german" is no mistake for the standard.
    return /^[a-z]{2,3}$/.test(new Intl.Locale(text).language);
  } catch {
    return false;
  }
}

/** Links of documents begin at the root of the host. */
function isSiteUrl(text: string): boolean {
  const { protocol, pathname, search, hash } = URL.parse(text) ?? {};
  return /^https?:$/.test(protocol ?? '') && pathname === '/' && search === '' && hash === '';
}

/** The documented product. */
export const productSchema = z.strictObject({
  name: z.string().min(1),
  slug,
  /** One sentence for search engines and link previews: the description of the front page. */
  description: z.string().min(1),
  /** Package whose version is the documented release. */
  versionOf: packageName,
  /** Public URL of the site, for canonical links. */
  url: z
    .url()
    .refine(isSiteUrl, 'must be an http(s) URL without a path: sites are served from the root of their host')
    .optional(),
  /** Favicon: an SVG file. By default, the engine's own. */
  icon: siteFile.optional(),
  /** Home screen icon: a PNG file of 192x192 pixels. */
  touchIcon: siteFile.optional(),
  /** Image for link previews: a PNG or JPEG file, preferably 1200x630 pixels. */
  socialImage: siteFile.optional()
});

const archiveSchema = z.strictObject({
  /** Name of the older major version, e.g. `Acme 2`. */
  name: z.string().min(1),
  /** URL of its documentation. */
  href: z.url()
});

/** Releases of the product (requirement 3.10), for `/versions.json` and the release menu. */
export const releasesSchema = z.strictObject({
  /**
   * Releases before the documented one, newest first: an array, or `{ Releases: [...] }` as in a releases file. The
   * menu leaves out `hidden` releases. `check` reports invalid entries.
   */
  history: z.union([z.array(z.unknown()), z.looseObject({ Releases: z.array(z.unknown()) })]).default([]),
  /** The documented release. Its name and versions come from the installed packages. */
  documented: z.strictObject({
    date: z.iso.date(),
    /** Packages that belong to the release. */
    packages: z.array(z.string()).default([])
  }),
  /** Documentation of older major versions, newest first. */
  archives: z.array(archiveSchema).default([])
});

/** Summaries of pages (requirement 2.7.3), by address. They also describe tabs of packages to search engines. */
export const summariesSchema = z.record(
  address,
  z.strictObject({
    /** Plain text, one sentence. */
    text: z.string().min(1)
  })
);

/**
 * Controls in standalone documents of examples (requirements 2.2.5 and 2.2.6). Flags of an example can turn on further
 * ones.
 */
export const standaloneSchema = z.strictObject({
  themeSwitcher: z.boolean().default(true),
  rtlSwitcher: z.boolean().default(false)
});

export type StandaloneSwitches = z.output<typeof standaloneSchema>;

const LOOPBACK = /^http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

/**
 * Hosting of the isolated frame, which runs edited examples. By default, the site serves it. The sandbox gives it an
 * opaque origin, but browsers that isolate processes by site run it in the page's process.
 */
export const frameSchema = z.strictObject({
  /**
   * Origin of another host that serves the same output, such as `https://examples.example.net`. Requires `product.url`,
   * whose origin alone may embed the frame. Browsers other than Chromium use a separate process only for a different
   * site (registrable domain).
   */
  origin
});

/** Origins of the frame and the pages, if they differ. */
export interface FrameHosting {
  /** Origin that serves the frame. */
  frameOrigin: string;
  /** Origin of the pages that may embed it. */
  pageOrigin: string;
}

/** Settings that determine the origins of the frame and the pages. */
interface FrameSettings {
  frame?: z.output<typeof frameSchema> | undefined;
  product: { url?: string | undefined };
}

/**
 * Returns the origins of the frame and the pages for a valid configuration (see {@link frameOriginProblem}).
 * @returns null if the site itself serves the frame
 */
export function frameHosting({ frame, product }: FrameSettings): FrameHosting | null {
  return frame === undefined || product.url === undefined
    ? null
    : { frameOrigin: frame.origin, pageOrigin: new URL(product.url).origin };
}

/** Returns an error message if the configured frame origin can't be used, or null. */
export function frameOriginProblem(settings: FrameSettings): string | null {
  const { frame } = settings;
  const hosting = frameHosting(settings);
  if (frame === undefined) {
    return null;
  }
  if (hosting === null) {
    return 'needs `product.url`, the address of the pages that may use the frame';
  }
  const { frameOrigin, pageOrigin } = hosting;
  if (frameOrigin === pageOrigin) {
    return 'must be another origin than that of `product.url`';
  }
  const isMixed = pageOrigin.startsWith('https:') && frameOrigin.startsWith('http:') && !LOOPBACK.test(frameOrigin);
  return isMixed ? 'must use https: browsers load no http frame in an https page (mixed content)' : null;
}

/** Compares with the serialization of `location.origin`, as policies and scripts do. */
function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}
