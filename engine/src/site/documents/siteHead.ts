import { createHash } from 'node:crypto';

import { minifySync } from 'vite';

import { farExamplesScript } from '../../browser/farExamplesScript.ts';
import { themeScript } from '../../browser/themeScript.ts';
import type { FontSubsets } from '../../bundle/styles/fontSubsets.ts';
import {
  ENGINE_FOLDER,
  FRAME_FONTS,
  SHELL_CLASSES,
  THEME_CLASSES_ON_DEMAND
} from '../../bundle/styles/frameLibrary.ts';
import { fileOfSpecifier } from '../../bundle/styles/packageFile.ts';
import { assetPath } from '../../content/assets.ts';
import { engineFile } from '../../content/engineFile.ts';
import { locateSiteFile } from '../../content/siteContext.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import { type SiteFile, frameHosting } from '../../core/config/site.ts';
import { searchOrigins } from '../../core/config/search.ts';
import { RELEASE_FEED_ADDRESS } from '../../core/fixedAddresses.ts';
import { formatPolicy } from '../../core/formatPolicy.ts';
import type { Asset } from '../../model.ts';
import type { SiteHead } from '../../ui/view.ts';
import { feedOrigin } from '../publish/releaseFeed.ts';
import { hashedAddress } from '../publish/siteWriter.ts';

const DEFAULT_ICON = engineFile('ui/shell/icon.svg');

export interface SiteHeadWithAssets {
  siteHead: SiteHead;
  /** Files that the head refers to. */
  assets: Asset[];
}

/**
 * Creates the site-wide part of every document's head.
 * @param subsets preloaded in place of the whole fonts
 * @throws Error when a picture that the configuration names doesn't exist
 */
export function createSiteHead(
  config: ResolvedConfig,
  siteFolder: string,
  subsets: FontSubsets = new Map()
): SiteHeadWithAssets {
  const { name, icon, touchIcon, socialImage, url } = config.product;
  const picture = (file: SiteFile | undefined): Asset | null =>
    file === undefined ? null : assetPath(locateSiteFile(file, siteFolder));
  const iconAsset = picture(icon) ?? assetPath(DEFAULT_ICON);
  const touchIconAsset = picture(touchIcon);
  const socialAsset = picture(socialImage);
  const fontAsset = (specifier: string): Asset => {
    const file = fileOfSpecifier(specifier, ENGINE_FOLDER);
    return subsets.get(file) ?? assetPath(file);
  };
  const preferences = themeScript(config.themes, SHELL_CLASSES, (name) => THEME_CLASSES_ON_DEMAND.test(name));
  const { code: script } = minifySync('theme.js', `${preferences};${farExamplesScript}`);
  const fonts = {
    text: FRAME_FONTS.text.map(fontAsset),
    code: FRAME_FONTS.code.map(fontAsset),
    emphasis: FRAME_FONTS.emphasis.map(fontAsset)
  };
  const foreign = foreignOrigins(config);
  const pathsOf = (assets: readonly Asset[]): string[] => assets.map(({ path }) => path);
  return {
    siteHead: {
      policy: securityPolicy([script], foreign),
      themeScript: script,
      themeScriptFile: { address: hashedAddress('theme', 'js', script), policy: securityPolicy([], foreign) },
      analytics: config.analytics ?? null,
      siteName: name,
      icon: iconAsset.path,
      touchIcon: touchIconAsset?.path ?? null,
      fonts: { text: pathsOf(fonts.text), code: pathsOf(fonts.code), emphasis: pathsOf(fonts.emphasis) },
      entries: config.plugins.flatMap(({ head = [] }) => head),
      // Link previews need an absolute address.
      socialImage: socialAsset && url !== undefined ? new URL(socialAsset.path, url).href : null,
      feed: feedOrigin(config) === null ? null : RELEASE_FEED_ADDRESS
    },
    assets: [iconAsset, touchIconAsset, socialAsset, ...Object.values(fonts).flat()].filter((asset) => asset !== null)
  };
}

/** Origins besides the site's own that documents may use, by purpose. Empty if the configuration names none. */
interface ForeignOrigins {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
  images: readonly string[];
  media: readonly string[];
  fonts: readonly string[];
  /** Targets of form submissions. */
  forms: readonly string[];
}

/**
 * Creates the Content Security Policy of a document: allows its own origin, its own inline scripts by hash, and the
 * origins that the site's configuration names. Inline styles are allowed, since components set them.
 * @param inlineScripts source texts of the document's inline scripts
 */
export function securityPolicy(inlineScripts: readonly string[], foreign: ForeignOrigins): string {
  return formatPolicy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(scriptHash), ...foreign.scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...foreign.images],
    'media-src': ["'self'", 'data:', 'blob:', ...foreign.media],
    'font-src': ["'self'", 'data:', ...foreign.fonts],
    'connect-src': ["'self'", ...foreign.connections],
    'frame-src': ["'self'", ...foreign.frames],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...foreign.forms]
  });
}

/** Returns the CSP source expression that allows an inline script. */
function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Returns the origins that documents use because of the site's configuration. */
export function foreignOrigins(config: ResolvedConfig): ForeignOrigins {
  const { analytics, examples, feedback, sandbox, search } = config;
  const analyticsScript = analytics?.script?.startsWith('/') === false ? [originOf(analytics.script)] : [];
  const hosted = searchOrigins(search);
  const hosting = frameHosting(config);
  const survey = feedback ? [originOf(feedback.url)] : [];
  return {
    scripts: [...analyticsScript, ...hosted.scripts],
    // The frame's script checks that the survey is reachable before showing it.
    connections: [...analyticsScript, ...(analytics?.origins ?? []).map(originOf), ...survey, ...hosted.connections],
    frames: [...survey, ...(hosting ? [hosting.frameOrigin] : []), ...examples.frameOrigins.map(originOf)],
    images: examples.imageOrigins.map(originOf),
    media: examples.mediaOrigins.map(originOf),
    fonts: examples.fontOrigins.map(originOf),
    forms: [sandbox.codeSandbox, sandbox.stackBlitz].flatMap((url) => (url === undefined ? [] : [originOf(url)]))
  };
}

function originOf(url: string): string {
  return new URL(url).origin;
}
