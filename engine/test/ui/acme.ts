import type { DocumentInput } from '../../src/ui/shell/renderDocument.tsx';
import type { Head, ShellSite } from '../../src/ui/view.ts';
import type { Embedded } from '../../src/content/tree/embedded.ts';
import { parseProse } from '../../src/content/tree/parseProse.ts';
import { proseFacts } from '../../src/content/tree/proseFacts.ts';
import { takeComponents } from '../../src/content/tree/takeComponents.ts';
import type {
  Block,
  FigureExample,
  NavigationSection,
  Page,
  Prose,
  ProseBlock,
  Source,
  StandaloneExample
} from '../../src/model.ts';

/** Creates an example with defaults; tests override what they need. */
export function makeExample(changes: Partial<StandaloneExample> = {}): StandaloneExample {
  return {
    key: 'components/knob/basic',
    title: 'Basic',
    slug: 'basic',
    headingLevel: 3,
    path: '/components/knob/basic',
    lang: 'ts',
    code: 'export const Basic = () => <b>Knob</b>;',
    file: null,
    excerptLine: null,
    location: { file: '/acme/knob.md' },
    source: 'react',
    id: 'Knob',
    section: 'components',
    isFullscreen: false,
    isDemo: false,
    isBeta: false,
    isDeprecated: false,
    hasThemeSwitcher: false,
    hasRTLSwitcher: false,
    thumbnail: null,
    figure: null,
    relativeImports: [],
    relPath: 'knob.md',
    sourceLink: null,
    previewId: 'ws-react-c-knob-basic',
    previewClass: 'ws-react-c-knob',
    ...changes
  };
}

/** Creates a figure with defaults. */
export function makeFigure(changes: Partial<FigureExample> = {}): FigureExample {
  const { key, title, slug, lang, code, file, excerptLine, location, source, id, section } = makeExample();
  const { relativeImports, relPath, sourceLink, previewId, previewClass } = makeExample();
  return {
    ...{ key, title, slug, lang, code, file, excerptLine, location, source, id, section },
    ...{ relativeImports, relPath, sourceLink, previewId, previewClass },
    figure: { advice: null, width: null, parts: [] },
    isFullscreen: false,
    ...changes
  };
}

/** Reads HTML as the prose of a tab. */
export function makeProse(html: string): Prose {
  const embedded: Embedded[] = [];
  const tree = parseProse(takeComponents(html, embedded), embedded);
  return { tree, ...proseFacts(tree) };
}

export function proseBlock(html: string, changes: Pick<ProseBlock, 'heading' | 'part'> = {}): ProseBlock {
  return { kind: 'prose', prose: makeProse(html), ...changes };
}

export function exampleBlock(changes: Partial<StandaloneExample> = {}, captionHtml = ''): Block {
  return { kind: 'example', example: makeExample(changes), caption: makeProse(captionHtml) };
}

export function figureBlock(changes: Partial<FigureExample> = {}, captionHtml = ''): Block {
  return { kind: 'example', example: makeFigure(changes), caption: makeProse(captionHtml) };
}

export function makeSource(changes: Partial<Source> = {}): Source {
  return {
    source: 'react',
    tabName: null,
    label: 'React',
    role: null,
    path: '/components/knob',
    ownPath: '/components/knob/react',
    title: 'Knob',
    beta: false,
    optIn: null,
    deprecated: false,
    template: false,
    isDemo: false,
    newImplementationLink: null,
    sourceLink: null,
    propComponents: [],
    cssPrefix: [],
    functionDocumentation: {},
    anchors: [],
    referenceAnchors: {
      functions: 'functions',
      props: 'props',
      cssVariables: 'css-variables',
      names: [],
      prefixes: [],
      playground: 'props-playground',
      siblings: 'which-one-to-use',
      changes: 'changes'
    },
    blocks: [],
    codeFiles: [],
    toc: [],
    description: '',
    imports: [],
    typed: [],
    file: '/acme/knob.md',
    relPath: 'knob.md',
    package: 'acme-ui',
    size: null,
    ...changes
  };
}

export function makePage(changes: Partial<Page> = {}): Page {
  return {
    path: '/components/knob',
    id: 'Knob',
    title: 'Knob',
    slug: 'knob',
    section: 'components',
    subsection: '',
    sortValue: 50,
    subsectionSortValue: 50,
    hideNavItem: false,
    badges: [],
    card: null,
    lesson: { minutes: null, prerequisites: null },
    hasTabs: false,
    sources: [makeSource()],
    ...changes
  };
}

export const COMPONENTS: NavigationSection = {
  slug: 'components',
  title: 'Components',
  path: '/components/all-components',
  items: [
    { kind: 'page', title: 'All components', path: '/components/all-components', badge: null },
    { kind: 'page', title: 'Knob', path: '/components/knob', badge: 'beta' },
    {
      kind: 'group',
      title: 'Forms',
      slug: 'forms',
      items: [{ kind: 'page', title: 'Dial', path: '/components/forms/dial', badge: null }]
    }
  ]
};

export const PATTERNS: NavigationSection = {
  slug: 'patterns',
  title: 'Patterns',
  path: '/patterns',
  items: [{ kind: 'page', title: 'Filters', path: '/patterns/filters', badge: 'demo' }]
};

const EMPTY_SECTION: NavigationSection = { slug: 'training', title: 'Training', path: '/training', items: [] };

export const ACME: ShellSite = {
  product: { name: 'Acme', slug: 'acme', description: 'Knobs & dials for machines.' },
  release: '3.2.1',
  mark: null,
  releases: [
    { name: '3.2.1', date: '2025-06-01', latest: true, hidden: false, versions: { 'acme-ui': '3.2.1' } },
    { name: '3.1.0', date: '2025-01-01', latest: false, hidden: true, versions: {} }
  ],
  archives: [{ name: 'Acme 2', href: 'https://v2.acme.example' }],
  sourceCode: 'https://git.example/acme',
  feedback: { url: 'https://survey.example/acme', title: 'Acme survey' },
  cookies: {
    text: 'Acme counts visits with cookies.',
    statement: { title: 'privacy statement', url: 'https://acme.example/privacy' }
  },
  navigation: [COMPONENTS, PATTERNS, EMPTY_SECTION],
  heads: new Map(),
  descriptions: new Map([['/components/knob', 'A knob turns.']]),
  home: null,
  notFound: null,
  footer: null,
  year: 2030,
  packageVersions: new Map([['acme-ui', '3.2.0']]),
  summaries: new Map(),
  cards: new Map(),
  drawings: new Map(),
  resources: new Map(),
  audits: new Map(),
  siblings: new Map(),
  purposes: new Map(),
  noticeLinks: { optIn: [], beta: [], deprecated: [], template: [] },
  releaseNotes: null,
  sandboxes: { codeSandbox: true, stackBlitz: false }
};

/** Head without resources. */
export const PLAIN_HEAD: Head = {
  title: 'Acme',
  description: '',
  canonical: null,
  markdown: null,
  noindex: false,
  policy: null,
  themeScript: 'applyTheme()',
  analytics: null,
  siteName: 'Acme',
  icon: '/acme.svg',
  touchIcon: null,
  fonts: [],
  socialImage: null,
  feed: null,
  entries: [],
  bars: null,
  stylesheets: [],
  tabStylesheets: [],
  onDemandStylesheet: null,
  themeStylesheet: null,
  scripts: [],
  modulePreloads: [],
  laterPreloads: []
};

/** Document with an empty main element. */
export const EMPTY_DOCUMENT: DocumentInput = {
  site: ACME,
  head: PLAIN_HEAD,
  current: { section: null, path: '/' },
  frame: 'f1',
  main: '',
  module: null
};
