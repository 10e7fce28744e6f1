import { MASTHEAD_COLORS } from './constants.ts';

/** Address of the site's web app manifest. */
export const WEB_MANIFEST_ADDRESS = '/manifest.webmanifest';

export interface WebManifestInput {
  siteName: string;
  description: string;
  /** Address of an SVG icon. */
  icon: string;
  /** Address of a PNG icon of 192x192 pixels, or null. */
  touchIcon: string | null;
}

/** Serializes the web app manifest, which browsers use when a reader installs the site. */
export function formatWebManifest({ siteName, description, icon, touchIcon }: WebManifestInput): string {
  return JSON.stringify({
    name: siteName,
    short_name: siteName,
    description,
    start_url: '/',
    display: 'standalone',
    theme_color: MASTHEAD_COLORS.dark,
    background_color: '#ffffff',
    icons: [
      { src: icon, type: 'image/svg+xml', sizes: 'any' },
      ...(touchIcon === null ? [] : [{ src: touchIcon, type: 'image/png', sizes: '192x192' }])
    ]
  });
}
