function below(section: string, pages: string[]): string[] {
  return pages.map((page) => `${section}/${page}`);
}

/**
 * Pages that are referenced by links, redirects or the site's plan, but not written yet. `check` warns about links to
 * them, and fails if one of them exists: remove a page from this list when you write it.
 */
export const plannedPages: string[] = [
  ...below('/design-foundations', [
    'usage-and-behavior',
    'typography',
    'spacers',
    'theming',
    'theming/dark-theme-handbook',
    'theming/high-contrast-handbook',
    'motion/demo',
    'motion/development-guide'
  ]),
  ...below('/tokens', ['design-with-tokens', 'develop-with-tokens']),
  ...below('/patternfly-ai', [
    'principles-and-guidelines',
    'rapid-prototyping',
    'rapid-prototyping/enhancing-existing-projects',
    'rapid-prototyping/new-prototypes',
    'ai-assisted-code-migration'
  ]),
  ...below('/accessibility', [
    'about-accessibility',
    'design-for-accessibility',
    'develop-for-accessibility',
    'patternflys-accessibility'
  ]),
  ...below('/ux-writing', [
    'about-ux-writing',
    'brand-voice-and-tone',
    'capitalization',
    'numerics',
    'product-tours',
    'punctuation',
    'sentence-structure',
    'terminology',
    'tooltips',
    'truncation',
    'units-and-symbols',
    'ux-writing-best-practices',
    'writing-for-all-audiences',
    'writing-design-guidelines'
  ]),
  ...below('/components', ['alert/accessibility', 'label/design-guidelines']),
  ...below('/charts', ['themes']),
  ...below('/patterns', ['actions', 'bulk-selection', 'status-and-severity']),
  ...below('/developer-resources', ['right-to-left-handbook', 'cli-handbook', 'cli-handbook/writing-guidelines'])
];
