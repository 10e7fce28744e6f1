import { z } from 'zod';

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
export interface FrameHosting {
  /** Origin that serves the frame. */
  frameOrigin: string;
  /** Origin of the pages that may use it. */
  pageOrigin: string;
}

/** The parts of the configuration that say where frame and pages are. */
export interface FrameSettings {
  frame?: z.output<typeof frameSchema> | undefined;
  product: { url?: string | undefined };
}

/**
 * Where a configuration that {@link frameOriginFault} finds no fault with has its frame.
 * @returns null where the site itself serves the frame
 */
export function frameHosting({ frame, product }: FrameSettings): FrameHosting | null {
  return frame === undefined || product.url === undefined
    ? null
    : { frameOrigin: frame.origin, pageOrigin: new URL(product.url).origin };
}

/** Why the frame can't be where the configuration says; null if it can, or if it is with the site. */
export function frameOriginFault(settings: FrameSettings): string | null {
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
