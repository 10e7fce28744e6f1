import { tabsSchema } from '../../src/core/config/tabs.ts';

/** Tabs of a design system that documents React and HTML. */
export const TABS = [
  { id: 'react' },
  { id: 'react-preview', neverBeta: true },
  { id: 'react-scenes', demo: true },
  { id: 'react-old', deprecated: true, replacedBy: 'react' },
  { id: 'html', label: 'HTML', previewName: 'core' },
  { id: 'html-scenes', label: 'HTML scenes', demo: true },
  { id: 'html-old', label: 'HTML old', deprecated: true, replacedBy: 'html' },
  { id: 'landing', role: 'landing' as const, inAddress: false },
  { id: 'lesson*', hidesTabs: true },
  { id: '*' },
  { id: 'guidelines' },
  { id: 'accessibility', role: 'accessibility' as const },
  { id: 'notes', role: 'releaseNotes' as const }
];

export const RESOLVED_TABS = tabsSchema.parse(TABS);
