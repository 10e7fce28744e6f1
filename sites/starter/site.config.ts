import { defineSite } from 'patternbook';
import { diagrams } from 'patternbook/diagrams';
import { math } from 'patternbook/math';

import { glossary } from './plugins/glossary/glossary.ts';
import { linkText } from './prose/linkText.ts';

/** Where the design system is developed; each page links to its source there. */
const REPOSITORY = 'https://git.example/larkspur/larkspur/blob/main';
const PACKAGE_FILES = { package: 'larkspur-ui', repository: `${REPOSITORY}/packages/larkspur-ui` };

export default defineSite({
  product: {
    name: 'Larkspur',
    slug: 'larkspur',
    description: 'A small design system for calm, readable web applications.',
    versionOf: 'larkspur-ui',
    url: 'https://larkspur.example'
  },
  repository: `${REPOSITORY}/site`,
  sections: [
    { slug: 'get-started', title: 'Get started' },
    { slug: 'foundations', title: 'Foundations' },
    { slug: 'components', title: 'Components' },
    { slug: 'patterns', title: 'Patterns' }
  ],
  notFound: {
    cards: [
      {
        icon: 'rocket',
        title: 'Get started',
        body: 'Install Larkspur and build your first page.',
        link: '/get-started/installation'
      },
      {
        icon: 'palette',
        title: 'Foundations',
        body: 'Learn the colors and their meanings.',
        link: '/foundations/colors'
      }
    ]
  },
  footer: {
    statement: 'Larkspur is a small design system for calm, readable web applications.',
    columns: [
      {
        title: 'Larkspur',
        links: [
          { text: 'Introduction', href: '/get-started/introduction' },
          { text: 'Release notes', href: '/get-started/releases/release-notes' },
          { text: 'Source code', href: 'https://git.example/larkspur/larkspur' }
        ]
      }
    ],
    copyright: { since: 2024 }
  },
  // The folder of a file in the package determines its tab.
  sources: [
    { ...PACKAGE_FILES, include: ['docs/**/react/*.md'], source: 'react' },
    { ...PACKAGE_FILES, include: ['docs/**/demos/*.md'], source: 'react-demos' },
    { ...PACKAGE_FILES, include: ['docs/**/deprecated/*.md'], source: 'react-deprecated' },
    { ...PACKAGE_FILES, include: ['docs/**/templates/*.md'], source: 'react-templates' },
    { ...PACKAGE_FILES, include: ['docs/**/html/*.md'], source: 'html' }
  ],
  // The tabs of a page in their order, whatever the order of the files.
  tabs: [
    { id: 'react' },
    { id: 'react-demos', demo: true },
    { id: 'react-deprecated', deprecated: true },
    { id: 'react-templates', neverBeta: true },
    { id: 'html', label: 'HTML' },
    { id: '*' },
    { id: 'design-guidelines' },
    { id: 'accessibility', role: 'accessibility' },
    { id: 'upgrade-guide' },
    { id: 'release-notes', role: 'releaseNotes' }
  ],
  implementations: ['react', 'html'],
  // The package still calls its foundations "styles".
  placement: [{ from: { section: 'styles' }, to: { section: 'foundations' } }],
  pages: {
    '/components/chip': { sortValue: 90 }
  },
  releases: {
    history: { Releases: [{ name: '0.1.0', date: '2025-2-3', hidden: true }] },
    documented: { date: '2025-09-15', packages: ['larkspur-ui'] },
    archives: [{ name: 'Larkspur 0', href: 'https://v0.larkspur.example' }]
  },
  sourceCode: 'https://git.example/larkspur/larkspur',
  api: { version: 'v1' },
  staticFiles: [{ package: 'larkspur-ui', from: 'assets', to: '/assets/larkspur' }],
  styles: {
    layers: ['larkspur'],
    layerOf: [{ pattern: 'larkspur-ui/', layer: 'larkspur' }],
    base: ['larkspur-ui/css/larkspur.css'],
    // HTML examples load the layout classes only where they use them.
    classSheets: [{ package: 'larkspur-ui', include: ['css/layout/*.css'] }]
  },
  // The style sheet's own themes, beside the color scheme: readers choose them in the display settings.
  themes: {
    axes: [
      {
        name: 'season',
        label: 'Season',
        values: [
          { name: 'meadow', label: 'Meadow' },
          { name: 'harvest', label: 'Harvest', classes: ['lark-harvest'] },
          { name: 'frost', label: 'Frost', attributes: { 'data-lark-season': 'frost' } }
        ]
      }
    ]
  },
  examples: { scope: ['larkspur-ui', 'react'] },
  markdownComponents: { ReleaseTrain: 'components/releaseTrain/ReleaseTrain.tsx' },
  plugins: [math(), diagrams(), glossary],
  reference: {
    cssVariables: [
      { package: 'larkspur-ui', include: ['css/{button,disclosure,meter,notice,tag}.css'], prefix: 'lark-{name}' }
    ],
    tokens: {
      sheets: [{ package: 'larkspur-ui', include: ['css/tokens.css'] }],
      names: '^--lark-',
      categories: [
        { name: 'Color', pattern: '-color-' },
        { name: 'Space', pattern: '-space-' },
        { name: 'Shape', pattern: '-radius$' }
      ],
      contrasts: [
        { text: '--lark-color-text', background: '--lark-color-surface' },
        { text: '--lark-color-text-subtle', background: '--lark-color-surface-raised' },
        { text: '--lark-color-on-accent', background: '--lark-color-accent' },
        { graphic: '--lark-color-border', background: '--lark-color-surface' }
      ]
    },
    icons: {
      package: 'larkspur-ui',
      include: 'icons/*.svg',
      synonyms: { close: ['remove', 'dismiss'] },
      usage: { close: 'Closes a notice or a dialog.' }
    }
  },
  // What pages of packages are for, on their cards in galleries; own pages have it in their frontmatter.
  cards: {
    '/components/button': 'Starts an action, such as saving or deleting.',
    '/components/chip': 'Marks a value to remove. Deprecated: use a tag instead.',
    '/components/disclosure': 'Hides details until a reader opens them.',
    '/components/feedback/meter': 'Shows how much of a known amount is used.',
    '/components/feedback/notice': 'Tells readers what they might otherwise miss.',
    '/components/tag': 'Marks an item with a word in a color.',
    '/patterns/settings-page': 'Arranges the settings of an account on one page.'
  },
  drawings: 'drawings.tsx',
  prose: {
    words: 'words.txt',
    minimumWords: 120,
    terms: [{ use: 'press or choose', instead: ['click', 'clicks', 'click here'] }],
    rules: [linkText]
  },
  // The interface in Larkspur's own words; see docs/extending.md.
  texts: {
    navigationFilter: { label: 'Find a page', noMatches: 'Larkspur has no pages about “{query}”.' }
  },
  redirects: [{ from: '/components/pill', to: '/components/tag' }],
  planned: ['/patterns/onboarding']
});
