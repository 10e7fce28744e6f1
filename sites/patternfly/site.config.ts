import { defineSite } from 'patternbook';
import { SECOND_PAGE_SORT_VALUE } from './constants.ts';
import { designKit } from './designKit.ts';
import { exampleGroups } from './exampleGroups.ts';
import { footer } from './footer.ts';
import { guidance } from './guidance.ts';
import { home } from './home.ts';
import { cards } from './cards.ts';
import { codemods } from './codemods.ts';
import { componentPurposes } from './componentPurposes.ts';
import { componentSummaries } from './componentSummaries.ts';
import { lint } from './lint.ts';
import { linkTargets } from './linkTargets.ts';
import { movedAddresses } from './movedAddresses.ts';
import { notFound } from './notFound.ts';
import { pageSummaries } from './pageSummaries.ts';
import { plannedPages } from './plannedPages.ts';
import { proseRules } from './prose/rules.ts';
import { releaseHistory, releasePackages } from './releases.ts';
import { reference } from './reference.ts';
import { siblings, withoutSiblings } from './siblings.ts';
import { searchSynonyms } from './searchSynonyms.ts';
import { sources } from './sources.ts';
import { implementations, tabs } from './tabs.ts';
import { terms } from './terms.ts';
import { themes } from './themes.ts';

export default defineSite({
  product: {
    name: 'PatternFly',
    slug: 'patternfly',
    description:
      'Documentation of PatternFly, the open source design system for consistent, scalable enterprise products: components, patterns, foundations, and guidelines.',
    versionOf: '@patternfly/patternfly',
    url: 'https://www.patternfly.org',
    icon: { package: '@patternfly/patternfly', file: 'assets/images/PF-IconLogo-color.svg' },
    touchIcon: 'brand/touch-icon.png',
    socialImage: 'brand/link-preview.png'
  },
  sections: [
    { slug: 'get-started', title: 'Get started' },
    { slug: 'design-foundations', title: 'Design foundations' },
    { slug: 'tokens', title: 'Tokens' },
    { slug: 'patternfly-ai', title: 'PatternFly AI' },
    { slug: 'accessibility', title: 'Accessibility' },
    { slug: 'ux-writing', title: 'UX writing' },
    { slug: 'components', title: 'Components' },
    { slug: 'patterns', title: 'Patterns' },
    { slug: 'extensions', title: 'Extensions' },
    { slug: 'component-groups', title: 'Component groups' },
    { slug: 'charts', title: 'Charts' },
    { slug: 'topology', title: 'Topology' },
    { slug: 'layouts', title: 'Layouts' },
    { slug: 'utility-classes', title: 'Utility classes' },
    { slug: 'developer-resources', title: 'Developer resources' },
    { slug: 'training', title: 'Training' }
  ],
  subsectionTitles: {
    chatbot: 'ChatBot'
  },
  tabs,
  implementations,
  ignoredFrontmatter: ['ouia', 'hideDarkMode', 'wrapperTag', 'pf'],
  // The packages use sections of a newer navigation; this site keeps its own.
  placement: [
    { from: { section: 'components', subsection: 'charts' }, to: { section: 'charts', subsection: '' } },
    { from: { section: 'foundations-and-styles', subsection: 'layouts' }, to: { section: 'layouts', subsection: '' } },
    {
      from: { section: 'foundations-and-styles', subsection: 'utility-classes' },
      to: { section: 'utility-classes', subsection: '' }
    },
    {
      from: { section: 'extensions', subsection: 'topology' },
      to: { section: 'topology', subsection: '' },
      rename: { overview: 'About topology' }
    },
    {
      from: { section: 'extensions', subsection: 'component-groups' },
      to: { section: 'component-groups', subsection: '' },
      rename: { overview: 'About component groups' }
    },
    { from: { section: 'extensions', subsection: 'ChatBot' }, to: { section: 'patternfly-ai', subsection: 'chatbot' } },
    { from: { section: 'developer-guides' }, to: { section: 'developer-resources' } }
  ],
  pages: {
    '/charts/colors-for-charts': { sortValue: SECOND_PAGE_SORT_VALUE },
    '/component-groups/about-component-groups': { title: 'About component groups' },
    '/components/chip': { newImplementationLink: '/components/label' },
    '/components/tile': { newImplementationLink: '/components/card#single-selectable-tiles' }
  },
  sources,
  home,
  notFound,
  footer,
  releases: {
    history: releaseHistory,
    documented: { date: '2026-08-03', packages: releasePackages },
    archives: [
      { name: 'PatternFly 5', href: 'https://v5-archive.patternfly.org' },
      { name: 'PatternFly 4', href: 'https://v4-archive.patternfly.org/v4/' },
      { name: 'PatternFly 3', href: 'https://pf3.patternfly.org' }
    ]
  },
  sourceCode: 'https://github.com/patternfly',
  // Programs of the documentation of version 6 know these addresses.
  api: { version: 'v6' },
  assistants: [
    { name: 'ChatGPT', url: 'https://chatgpt.com/?q=Read+{url}+so+that+I+can+ask+questions+about+it.' },
    { name: 'Claude', url: 'https://claude.ai/new?q=Read+{url}+so+that+I+can+ask+questions+about+it.' }
  ],
  feedback: { url: 'https://www.feedback.redhat.com/jfe/form/SV_9MKBjq8H7muINMy', title: 'PatternFly website survey' },
  cookies: {
    text: 'No cookies, no tracking.',
    details: 'Settings and searches stay with you.',
    statement: { title: 'Privacy statement', url: 'https://www.redhat.com/en/about/privacy-policy' }
  },
  staticFiles: [
    {
      package: '@patternfly/patternfly',
      from: 'assets/images',
      to: '/assets/images',
      // 8 MB of wallpapers that no style sheet or example shows, and templates of the package's own build.
      exclude: ['compass--*wallpaper*', 'glass-brand-*', '*.hbs']
    },
    {
      package: 'monaco-editor',
      from: 'min/vs',
      to: '/assets/monaco/vs',
      // Its messages in other languages.
      exclude: ['nls.messages.*.js']
    }
  ],
  // The site's frame is built with this library, so the engine knows its layers and most of its sheets.
  styles: {
    layerOf: [{ pattern: '/patternfly/patternfly-charts\\.css$', layer: 'base' }],
    base: ['@patternfly/react-core/dist/styles/base.css'],
    classSheets: [
      { package: '@patternfly/patternfly', include: ['base/patternfly-fa-icons.css'], classes: '^fa' },
      // Chart colors for each color scheme.
      { package: '@patternfly/patternfly', include: ['patternfly-charts.css'], alsoFor: ['pf-v6-c-chart'] },
      // Packages whose style sheets must be imported by the application.
      { package: '@patternfly/chatbot', include: ['dist/css/main.css'], classes: '^pf-chatbot' },
      { package: '@patternfly/quickstarts', include: ['dist/quickstarts.css'], classes: '^pfext-' },
      { package: '@patternfly/react-catalog-view-extension', include: ['dist/css/react-catalog-view-extension.css'] },
      { package: '@patternfly/react-user-feedback', include: ['dist/esm/Feedback/Feedback.css'] }
    ]
  },
  themes,
  examples: {
    scope: ['@patternfly/react-core', '@patternfly/react-table', 'react'],
    setup: { '@patternfly/react-code-editor': 'setup/codeEditor.ts' },
    alias: { 'monaco-editor': 'setup/monacoEditor.ts' },
    classPrefix: 'ws',
    groups: exampleGroups,
    breakpoints: { sm: 576, md: 768, lg: 992, xl: 1200, '2xl': 1450 },
    // A card demo loads its image from the repository.
    imageOrigins: ['https://raw.githubusercontent.com']
  },
  reference,
  lint,
  history: {
    releases: ['5.4', '6.0', '6.1', '6.2', '6.3', '6.4', '6.5', '6.6'],
    majors: { '@patternfly/react-charts': { 5: 7, 6: 8 } },
    // Before version 6, global variables were what tokens are now.
    tokenNames: '^--pf-(?:t|v5-global)--',
    codemods
  },
  // The tools of the server that published skills and prompts were written for.
  mcp: {
    aliases: {
      searchPatternFlyDocs: { tool: 'search', arguments: { searchQuery: 'query' } },
      usePatternFlyDocs: { tool: 'get', arguments: { name: 'name', urlList: 'name' } }
    }
  },
  summaries: { ...componentSummaries, ...pageSummaries },
  cards,
  resources: [
    { text: 'Design kit', href: 'https://www.figma.com/@patternfly', sections: ['components'], pages: designKit },
    { text: 'Status', href: '/components/component-status', sections: ['components'] }
  ],
  siblings,
  withoutSiblings,
  purposes: { components: componentPurposes },
  drawings: 'drawings/index.ts',
  prose: { words: 'words.txt', terms, rules: proseRules },
  rules: { 'thin-page': 'error' },
  guidance,
  noticeLinks: {
    beta: [
      { text: 'About beta components', href: '/get-started/about-patternfly#beta-components' },
      { text: 'Share your feedback', href: 'https://github.com/orgs/patternfly/discussions' }
    ],
    deprecated: [{ text: 'About deprecated components', href: '/get-started/about-patternfly#deprecated-components' }]
  },
  standalone: { rtlSwitcher: true },
  sandbox: {
    // Some of the packages don't support newer versions, and all support this one.
    react: 18,
    codeSandbox: 'https://codesandbox.io/api/v1/sandboxes/define',
    stackBlitz: 'https://stackblitz.com/run',
    sheets: [
      // Utility classes, and classes of components and layouts that code uses without the component.
      { pattern: '\\bpf-v6-u-', sheet: '@patternfly/patternfly/patternfly-addons.css' },
      { pattern: '\\bpf-v6-[cl]-', sheet: '@patternfly/patternfly/patternfly.css' },
      { pattern: '@patternfly/react-charts', sheet: '@patternfly/patternfly/patternfly-charts.css' }
    ],
    markupSheets: ['@patternfly/patternfly/patternfly.css', '@patternfly/patternfly/patternfly-addons.css'],
    // The package imports files that newer versions lack.
    overrides: { '@patternfly/react-console': { '@novnc/novnc': '1.2.0' } }
  },
  search: { provider: 'builtIn', synonyms: searchSynonyms },
  redirects: movedAddresses,
  linkTargets,
  planned: plannedPages
});
