import { SITE_TABS, type SiteTabs } from '../../src/core/siteTabs.ts';

/** Tabs about two implementations. */
export const TWO_IMPLEMENTATIONS: SiteTabs = {
  segments: ['react', 'react-scenes', 'html', 'html-scenes', 'guidelines', 'accessibility', 'release-notes'],
  implementations: [
    { id: 'react', label: 'React' },
    { id: 'html', label: 'HTML' }
  ]
};

/** Gives the code that runs in the browser the tabs of a site. @returns function that takes them back */
export function provideTabs(tabs: SiteTabs): () => void {
  const before = { ...SITE_TABS };
  Object.assign(SITE_TABS, tabs);
  return () => Object.assign(SITE_TABS, before);
}
