import type { SiteConfig } from 'patternbook';

/** Implementations of components, the default one first. */
export const implementations = ['react', 'html'];

/** Tabs of pages by their source tags, in their order. */
export const tabs: NonNullable<SiteConfig['tabs']> = [
  { id: 'react' },
  { id: 'react-next', neverBeta: true },
  { id: 'react-demos', demo: true },
  { id: 'react-deprecated', deprecated: true, replacedBy: 'react' },
  // The style sheets of the documentation call the HTML "core".
  { id: 'html', label: 'HTML', previewName: 'core' },
  { id: 'html-demos', label: 'HTML demos', demo: true },
  { id: 'html-deprecated', label: 'HTML deprecated', deprecated: true, replacedBy: 'html' },
  { id: 'react-templates', neverBeta: true },
  { id: 'landing-pages', role: 'landing', inAddress: false },
  { id: 'pages-*', inAddress: false },
  { id: '*training*', hidesTabs: true },
  { id: '*' },
  { id: 'design-guidelines' },
  { id: 'accessibility', role: 'accessibility' },
  { id: 'upgrade-guide' },
  { id: 'release-notes', role: 'releaseNotes' }
];
