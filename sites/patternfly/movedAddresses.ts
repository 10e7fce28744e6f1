import type { SiteConfig } from 'patternbook';

/** Redirects all addresses below `from` to the same path below `to`. */
function folder(from: string, to: string): NonNullable<SiteConfig['redirects']> {
  return [
    { from, to },
    { from: `${from}/*`, to: `${to}/:splat` }
  ];
}

/** Redirects both usual addresses of a section's landing page to the one that the site has. */
function landing(section: string, page: string): NonNullable<SiteConfig['redirects']> {
  return [`/${section}/about-${section}`, `/${section}/all-${section}`]
    .map((from) => ({ from, to: `/${section}/${page}` }))
    .filter(({ from, to }) => from !== to);
}

/** Addresses of other editions of the site, in addition to the redirects by placement. */
export const movedAddresses: NonNullable<SiteConfig['redirects']> = [
  { from: '/community', to: '/get-started/community' },
  { from: '/tokens/all-patternfly-tokens', to: '/tokens/all-tokens' },
  { from: '/tokens/all-patternfly-tokens/tokens', to: '/tokens/all-tokens' },

  { from: '/ux-writing/about-ux-writing/design-guidelines', to: '/ux-writing/about-ux-writing' },

  ...['design-foundations', 'patterns', 'extensions', 'layouts', 'utility-classes'].flatMap((section) =>
    landing(section, `about-${section}`)
  ),
  ...landing('components', 'all-components'),
  { from: '/patternfly-ai/rapid-prototyping/about', to: '/patternfly-ai/rapid-prototyping' },
  { from: '/design-foundations/theming/about', to: '/design-foundations/theming' },
  { from: '/design-foundations/motion/about', to: '/design-foundations/motion' },

  // Navigation of 2026.
  { from: '/about-us', to: '/get-started/about-patternfly' },
  { from: '/releases/upgrade-guide', to: '/get-started/upgrade' },
  { from: '/releases/release-highlights', to: '/get-started/release-highlights' },
  { from: '/ai/overview', to: '/patternfly-ai/about-ai' },
  { from: '/accessibility/develop', to: '/accessibility/develop-for-accessibility' },
  { from: '/accessibility/product-development-guide', to: '/accessibility/develop-for-accessibility' },
  { from: '/foundations-and-styles/iconography', to: '/design-foundations/icons' },
  { from: '/foundations-and-styles/design-tokens/all-design-tokens', to: '/tokens/all-tokens' },
  { from: '/get-started/training/*', to: '/training/:splat' },
  { from: '/foundations-and-styles/design-tokens/*', to: '/tokens/:splat' },
  { from: '/foundations-and-styles/*', to: '/design-foundations/:splat' },
  { from: '/ai/*', to: '/patternfly-ai/:splat' },
  { from: '/content-design/writing-guides/*', to: '/developer-resources/:splat' },
  { from: '/content-design/*', to: '/ux-writing/:splat' },

  // Version 4 is documented in an archive.
  ...folder('/v4', 'https://v4-archive.patternfly.org/v4'),
  { from: '/v4*', to: 'https://v4-archive.patternfly.org/v4/' }
];
