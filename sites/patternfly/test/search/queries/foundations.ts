import type { ExpectedResult } from './expectedResult.ts';

/** Queries about foundations, tokens, AI, and extensions. */
export const FOUNDATIONS: readonly ExpectedResult[] = [
  // Usage and behavior
  { query: 'which component should I use', pages: ['/design-foundations/usage-and-behavior'] },
  { query: 'drawer or modal', pages: ['/design-foundations/usage-and-behavior'] },
  { query: 'progressive disclosure', pages: ['/design-foundations/usage-and-behavior'] },
  { query: 'tooltip or popover', pages: ['/ux-writing/tooltips', '/design-foundations/usage-and-behavior'] },

  // Typography
  { query: 'typography', pages: ['/design-foundations/typography'] },
  { query: 'heading sizes', pages: ['/design-foundations/typography'] },
  { query: 'tabular numbers', pages: ['/design-foundations/typography'] },
  { query: 'line length', pages: ['/design-foundations/typography'] },

  // Spacers
  { query: 'spacers', pages: ['/design-foundations/spacers'] },
  { query: 'spacing scale', pages: ['/design-foundations/spacers'] },
  { query: 'space between groups', pages: ['/design-foundations/spacers'] },

  // Motion
  { query: 'enable-animations codemod', pages: ['/design-foundations/motion'] },
  { query: 'AnimationsProvider', pages: ['/design-foundations/motion'] },
  { query: 'test reduced motion', pages: ['/design-foundations/motion'] },
  { query: 'animation demo', pages: ['/design-foundations/motion'] },

  // Tokens
  { query: 'tokens in figma', pages: ['/tokens/design-with-tokens'] },
  { query: 'figma variables', pages: ['/tokens/design-with-tokens', '/get-started/design'] },
  { query: 'hand over tokens to developers', pages: ['/tokens/design-with-tokens'] },
  { query: 'replace hex colors with tokens', pages: ['/tokens/develop-with-tokens'] },
  { query: 'read token value in javascript', pages: ['/tokens/develop-with-tokens', '/tokens/about-tokens'] },
  { query: 'stylelint', pages: ['/tokens/develop-with-tokens'] },

  // PatternFly AI
  { query: 'AI checklist', pages: ['/patternfly-ai/principles-and-guidelines'] },
  {
    query: 'states of AI generated content',
    pages: ['/patternfly-ai/principles-and-guidelines', '/patternfly-ai/about-ai']
  },
  { query: 'undo AI changes', pages: ['/patternfly-ai/principles-and-guidelines', '/patternfly-ai/about-ai'] },
  { query: 'vibe coding', pages: ['/patternfly-ai/rapid-prototyping'] },
  { query: 'prompts for patternfly', pages: ['/patternfly-ai/rapid-prototyping'] },
  { query: 'seed app', pages: ['/patternfly-ai/rapid-prototyping'] },
  { query: 'AGENTS.md', pages: ['/patternfly-ai/rapid-prototyping'] },
  { query: 'migrate to patternfly with AI', pages: ['/patternfly-ai/ai-assisted-code-migration'] },
  { query: 'migrate from another library', pages: ['/patternfly-ai/ai-assisted-code-migration'] },
  { query: 'mcp server', pages: ['/patternfly-ai/patternfly-mcp'] },
  { query: 'claude code', pages: ['/patternfly-ai/patternfly-mcp', '/patternfly-ai/rapid-prototyping'] },
  { query: 'searchPatternFlyDocs', pages: ['/patternfly-ai/patternfly-mcp'] },

  // Extensions
  { query: 'when to use a data view', pages: ['/extensions/data-view/overview'] },
  { query: 'useDataViewPagination', pages: ['/extensions/data-view/toolbar', '/extensions/data-view/overview'] },
  { query: 'serial console disconnected', pages: ['/extensions/react-console'] },
  { query: 'vnc console', pages: ['/extensions/react-console'] },
  { query: 'parts of a catalog', pages: ['/extensions/catalog-view/catalog-view-demo'] },
  {
    query: 'open a catalog tile in a new tab',
    pages: ['/extensions/catalog-view/catalog-view-demo', '/extensions/catalog-view/catalog-tile']
  },

  // Get started
  { query: 'AI generated code contribution', pages: ['/get-started/contribute'] },
  { query: 'breaking changes policy', pages: ['/get-started/develop', '/get-started/upgrade'] },
  { query: 'sketch', pages: ['/get-started/design'] },
  { query: 'major minor patch version', pages: ['/get-started/about-patternfly'] }
];
