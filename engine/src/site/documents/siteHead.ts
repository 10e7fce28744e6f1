import { fileURLToPath } from 'node:url';

import type { SiteHead } from '../../ui/view.ts';
import { themeScript } from '../../browser/themeScript.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import type { SiteFile } from '../../core/config/site.ts';
import { assetPath } from '../../content/assets.ts';
import { locateSiteFile } from '../../content/siteContext.ts';
import type { Asset } from '../../model.ts';
import { ENGINE_FOLDER, FRAME_FONTS } from '../../bundle/styles/frameLibrary.ts';
import { fileOfSpecifier } from '../../bundle/styles/packageFile.ts';
import { foreignOrigins } from './foreignOrigins.ts';
import { securityPolicy } from './securityPolicy.ts';

const DEFAULT_ICON = fileURLToPath(new URL('../../ui/shell/icon.svg', import.meta.url));

export interface SiteHeadWithAssets {
  siteHead: SiteHead;
  /** The files that the head names. */
  assets: Asset[];
}

/**
 * What the head of every document says of the site.
 * @throws Error when a picture that the configuration names doesn't exist
 */
export function createSiteHead(config: ResolvedConfig, siteFolder: string): SiteHeadWithAssets {
  const { name, icon, touchIcon, socialImage, url } = config.product;
  const picture = (file: SiteFile | undefined): Asset | null =>
    file === undefined ? null : assetPath(locateSiteFile(file, siteFolder));
  const iconAsset = picture(icon) ?? assetPath(DEFAULT_ICON);
  const touchIconAsset = picture(touchIcon);
  const socialAsset = picture(socialImage);
  const textFonts = FRAME_FONTS.text.map(fontAsset);
  const codeFonts = FRAME_FONTS.code.map(fontAsset);
  return {
    siteHead: {
      policy: securityPolicy([themeScript], foreignOrigins(config)),
      analytics: config.analytics ?? null,
      siteName: name,
      icon: iconAsset.path,
      touchIcon: touchIconAsset?.path ?? null,
      fonts: { text: textFonts.map(({ path }) => path), code: codeFonts.map(({ path }) => path) },
      // Link previews want an absolute address.
      socialImage: socialAsset && url !== undefined ? new URL(socialAsset.path, url).href : null
    },
    assets: [iconAsset, touchIconAsset, socialAsset, ...textFonts, ...codeFonts].filter((asset) => asset !== null)
  };
}

function fontAsset(specifier: string): Asset {
  return assetPath(fileOfSpecifier(specifier, ENGINE_FOLDER));
}
