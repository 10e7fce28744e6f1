import boundaries from 'eslint-plugin-boundaries';

/** Everything that a document goes through from the content to its file. */
const PIPELINE = [
  'site',
  'content',
  'reference',
  'examples',
  'styles',
  'render',
  'vite',
  'documents',
  'publish',
  'app',
  'client',
  'analytics',
  'registry',
  'playground',
  'frame',
  'compile',
  'search',
  'searchRecords',
  'releases',
  'claims',
  'exercise'
];

/**
 * Which folder of the engine may import which other folder, type imports included.
 * `model` stands for the files directly in `engine/src`, which every folder may import; so may it `config`, the parts
 * of the configuration's schema.
 */
const ARROWS = {
  model: [],
  config: [],
  site: [],
  content: [],
  reference: ['content'],
  examples: ['content'],
  styles: ['content'],
  render: ['content', 'examples'],
  /** What change logs tell of the product's releases. */
  releases: ['content'],
  check: ['content', 'reference', 'examples', 'render', 'releases', 'claims', 'exercise'],
  vite: ['content', 'reference', 'examples', 'render', 'styles'],
  documents: [
    'content',
    'reference',
    'examples',
    'styles',
    'app',
    'ui',
    'client',
    'search',
    'releases',
    'claims',
    'exercise'
  ],
  playground: ['content', 'reference', 'examples'],
  publish: ['content', 'examples'],
  /** What the servers have in common. */
  serving: [],
  preview: ['content', 'publish', 'serving'],
  build: PIPELINE,
  dev: [...PIPELINE, 'build', 'serving'],
  cli: [
    'site',
    'content',
    'check',
    'build',
    'dev',
    'preview',
    'browser',
    'thumbnails',
    'illustrations',
    'audit',
    'searchRecords'
  ],
  app: ['ui', 'client', 'search', 'claims', 'exercise'],
  /** Features of the interface that hold state. */
  ui: ['live', 'client', 'search', 'analytics', 'frame', 'editor', 'project'],
  /** What is said of a component's accessibility, as data that is shown and tested. */
  claims: ['examples'],
  /** What a reader is to make of an example, and how that is checked. */
  exercise: ['examples'],
  client: ['ui', 'live', 'analytics', 'frame', 'compile', 'editor', 'project', 'search'],
  live: ['frame', 'analytics'],
  analytics: [],
  /** What runs in the isolated frame, and what the page says to it. */
  frame: [],
  compile: ['examples', 'frame'],
  editor: [],
  project: ['examples', 'compile'],
  /** Finds parts of the site, in the browser. */
  search: [],
  /** What there is to find, as files for that and for a hosted service. */
  searchRecords: ['search', 'content', 'reference', 'examples', 'documents', 'app', 'site'],
  registry: ['content', 'examples', 'styles', 'vite', 'frame'],
  /** Takes pictures of a built site's examples with a local Chromium. */
  browser: [],
  thumbnails: ['browser', 'site', 'preview', 'content', 'examples'],
  illustrations: ['browser', 'site', 'preview', 'content'],
  audit: ['site', 'preview', 'content', 'examples', 'browser']
};

const folders = Object.keys(ARROWS).filter((name) => name !== 'model');

/** Folders that read files and know nothing of the page they end up in. */
const BUILD_ONLY = ['model', 'config', 'site', 'content', 'reference', 'examples', 'styles', 'releases'];
/** Folders whose code runs in the browser. */
const IN_BROWSER = [
  'model',
  'app',
  'ui',
  'client',
  'live',
  'analytics',
  'frame',
  'compile',
  'editor',
  'project',
  'search'
];

const fromType = (type) => ({ element: { type } });
const toType = (type) => ({ element: { type } });

const arrowPolicies = Object.entries(ARROWS).map(([from, targets]) => ({
  from: fromType(from),
  allow: [...targets, 'model', 'config', from].map((type) => ({ to: toType(type) }))
}));

const packagePolicies = [
  {
    from: fromType(BUILD_ONLY),
    disallow: { to: { module: { source: ['react', 'react-dom', 'react-router', '@react-router/*', 'vite'] } } },
    message: 'The content pipeline knows neither React nor Vite; move this to vite/, render/ or app/.'
  },
  {
    from: fromType(IN_BROWSER),
    disallow: { to: { module: { origin: 'core' } } },
    message: 'This file reaches the browser, where Node modules do not exist.'
  }
];

/** Flat config entries that keep the engine's arrows pointing one way. */
export const engineBoundaries = [
  {
    files: ['engine/src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': [
        ...folders.map((name) => ({ type: name, pattern: `engine/src/${name}`, partialMatch: false })),
        // A folder that ARROWS does not name may import nothing and be imported by nothing.
        { type: 'unnamed', pattern: 'engine/src/*', partialMatch: false },
        { type: 'model', pattern: 'engine/src', partialMatch: false }
      ]
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          policies: [
            { allow: { to: { module: { origin: ['external', 'core'] } } } },
            ...arrowPolicies,
            ...packagePolicies
          ]
        }
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '(^|/)sites/', message: 'The engine knows no site; take what you need from the site model.' }
          ]
        }
      ]
    }
  }
];
