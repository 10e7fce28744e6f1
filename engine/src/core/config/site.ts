import { z } from 'zod';

/** A name as addresses carry it. */
export const slug = z.string().regex(/^[a-z0-9.~-]+$/, 'must be a slug: lower-case letters, digits, ".", "~" or "-"');

/** An address on the site. */
export const address = z.string().regex(/^\/[^\s?#]*$/, 'must be an address that starts with "/"');

/** A file below the site's folder, or of an installed package. */
const siteFile = z.union([z.string().min(1), z.strictObject({ package: z.string(), file: z.string() })]);

export type SiteFile = z.output<typeof siteFile>;

/** What the site documents. */
export const productSchema = z.strictObject({
  name: z.string().min(1),
  slug,
  /** One sentence for search engines and link previews, used where a page has none. */
  description: z.string().min(1),
  /** Package whose version is the release that the site documents. */
  versionOf: z.string(),
  /** Public address of the site, for canonical links. */
  url: z.url().optional(),
  /** Picture for browser tabs: an SVG file. The engine's own where there is none. */
  icon: siteFile.optional(),
  /** The same for home screens: a PNG file of 192x192 pixels. */
  touchIcon: siteFile.optional(),
  /** Picture for link previews: a PNG or JPEG file, best of 1200x630 pixels. */
  socialImage: siteFile.optional()
});

const text = z.string().min(1);

const termSchema = z.strictObject({
  /** What to write, as authors are told it. */
  use: text,
  /**
   * Words and phrases not to write, every form of them. A small letter at the start of a word stands for a capital
   * too; all others are taken as written.
   */
  instead: z.array(text).min(1),
  /** Phrases in which they may stand. */
  except: z.array(text).default([])
});

/** What `check` holds the site's own texts to. */
export const proseSchema = z.strictObject({
  /** File below the site's folder of words that no dictionary has: one a line, in alphabetical order. */
  words: text.optional(),
  /** The site's vocabulary. */
  terms: z.array(termSchema).default([]),
  /** Words that a page has at least, unless a list made by the site is its content. */
  minimumWords: z.int().nonnegative().default(150)
});

type ProseConfig = z.output<typeof proseSchema>;
export type Term = ProseConfig['terms'][number];

const archiveSchema = z.strictObject({
  /** Name of the older major version, e.g. `Acme 2`. */
  name: z.string().min(1),
  /** Web address of its documentation. */
  href: z.url()
});

/** The releases of the product (requirement 3.10): what `/versions.json` and the release menu say. */
export const releasesSchema = z.strictObject({
  /**
   * Releases before the documented one, newest first: a list, or `{ Releases: [...] }` as a releases file has it.
   * The menu lists those that are not `hidden`. `check` reports entries that it can't read.
   */
  history: z.union([z.array(z.unknown()), z.looseObject({ Releases: z.array(z.unknown()) })]).default([]),
  /** The release that the site documents. Its name and versions are those of the installed packages. */
  documented: z.strictObject({
    date: z.iso.date(),
    /** Packages that are part of the release. */
    packages: z.array(z.string()).default([])
  }),
  /** Documentation of older major versions, newest first. */
  archives: z.array(archiveSchema).default([])
});

/** What a page is about in one sentence (requirement 2.7.3), by the page's address. */
export const summariesSchema = z.record(
  address,
  z.strictObject({
    /** Plain text. */
    text: z.string().min(1)
  })
);

/**
 * Switches of the documents that show one example alone (requirements 2.2.5 and 2.2.6). An example's own flags add to
 * them.
 */
export const standaloneSchema = z.strictObject({
  themeSwitcher: z.boolean().default(true),
  rtlSwitcher: z.boolean().default(false)
});

export type StandaloneSwitches = z.output<typeof standaloneSchema>;

const LOOPBACK = /^http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

/**
 * Where the isolated frame, in which edited examples run, is hosted. Without it, the site serves it itself: an origin of
 * its own by its sandbox, but in browsers that divide processes by site, one process with the page.
 */
export const frameSchema = z.strictObject({
  /**
   * Origin of another host that serves the same output, such as `https://examples.example.net`. It needs `product.url`,
   * the address of the pages, which alone may use the frame. Only a host of another site (registrable domain) gets a
   * process of its own in browsers other than Chromium.
   */
  origin: z.string().refine(isOrigin, 'must be an origin: scheme and host without a path or a slash at its end')
});

/** Where frame and pages are, when they are on different origins. */
interface FrameHosting {
  /** Origin that serves the frame. */
  frameOrigin: string;
  /** Origin of the pages that may use it. */
  pageOrigin: string;
}

/** The parts of the configuration that say where frame and pages are. */
interface FrameSettings {
  frame?: z.output<typeof frameSchema> | undefined;
  product: { url?: string | undefined };
}

/**
 * Where a configuration that {@link frameOriginProblem} accepts has its frame.
 * @returns null where the site itself serves the frame
 */
export function frameHosting({ frame, product }: FrameSettings): FrameHosting | null {
  return frame === undefined || product.url === undefined
    ? null
    : { frameOrigin: frame.origin, pageOrigin: new URL(product.url).origin };
}

/** Why the frame can't be where the configuration says; null if it can, or if it is with the site. */
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

/** As `location.origin` writes it, which policies and scripts compare it with. */
function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}
