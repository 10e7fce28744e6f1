import boundaries from 'eslint-plugin-boundaries';

/**
 * The folders of `engine/src`, lowest first, and the folders that each may import. Files directly in `engine/src` are
 * the model, which all may import. The table in `docs/architecture.md` is tested against this one.
 */
export const ENGINE_FOLDERS = {
  core: [],
  history: [],
  content: ['core'],
  plugins: ['core', 'content'],
  examples: ['core', 'content'],
  lint: ['core', 'history', 'examples'],
  reference: ['core', 'history', 'content', 'examples', 'lint'],
  live: ['core', 'examples', 'lint'],
  bundle: ['core', 'content', 'examples', 'live'],
  twin: ['core', 'content', 'examples', 'reference'],
  search: ['core'],
  browser: ['core'],
  ui: ['core', 'history', 'examples', 'lint', 'live', 'search', 'browser'],
  site: ['core', 'history', 'content', 'examples', 'reference', 'live', 'bundle', 'twin', 'search', 'browser', 'ui'],
  check: ['core', 'content', 'examples', 'reference'],
  tools: ['core', 'history', 'content', 'examples', 'lint', 'reference', 'search', 'site', 'check']
};

const folders = Object.keys(ENGINE_FOLDERS);

/** Folders whose code runs in the browser. */
const IN_BROWSER = ['history', 'lint', 'live', 'search', 'browser', 'ui'];

const fromType = (type) => ({ element: { type } });
const toType = (type) => ({ element: { type } });

const folderPolicies = Object.entries({ ...ENGINE_FOLDERS, model: ['core'] }).map(([from, targets]) => ({
  from: fromType(from),
  allow: [...targets, 'model', from].map((type) => ({ to: toType(type) }))
}));

const packagePolicies = [
  {
    from: fromType(['history', 'content', 'lint', 'reference', 'twin']),
    disallow: { to: { module: { source: ['react', 'react-dom', 'react-dom/*'] } } },
    message: 'Content, reference, and twins are data; move this to examples/ or ui/.'
  },
  {
    from: fromType(['core', 'content', 'examples', 'lint', 'reference', 'live', 'twin', 'search', 'browser', 'ui']),
    disallow: { to: { module: { source: ['vite'] } } },
    message: 'Only bundle/ and site/ know Vite.'
  },
  {
    from: fromType(IN_BROWSER),
    disallow: { to: { module: { origin: 'core' } } },
    message: 'This file reaches the browser, where Node modules do not exist.'
  }
];

/** Flat config entries that keep the imports between the engine's folders in one direction. */
export const engineBoundaries = [
  {
    files: ['engine/src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': [
        ...folders.map((name) => ({ type: name, pattern: `engine/src/${name}`, partialMatch: false })),
        // A folder that the table does not name may import nothing and be imported by nothing.
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
          message:
            'A file in "{{from.element.type}}" can\'t import one in "{{to.element.type}}": see the table of folders in ' +
            'docs/architecture.md. Put it in a folder that may, or get the data as an argument or a prop.',
          policies: [
            { allow: { to: { module: { origin: ['external', 'core'] } } } },
            ...folderPolicies,
            ...packagePolicies
          ]
        }
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '(^|/)sites/', message: 'The engine knows no site; take what you need from the site model.' },
            {
              regex: '(^|/)packages/|^@patternbook/',
              message: 'The engine knows no other package: it has an interface.'
            }
          ]
        }
      ]
    }
  }
];

const ENGINE_INSIDE = {
  regex: '(^|/)(engine|sites)/|^patternbook/(?!search$)',
  message: "A package imports what the engine publishes for it: 'patternbook', and 'patternbook/search' in browsers."
};

/** Flat config entries for the packages beside the engine. */
export const packageBoundaries = [
  {
    files: ['packages/*/src/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [ENGINE_INSIDE] }] }
  },
  {
    files: ['packages/*/src/browser/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ENGINE_INSIDE,
            {
              regex: '^(node:|patternbook$)|/push/',
              message: "This file reaches the browser: import 'patternbook/search', and nothing that needs Node."
            }
          ]
        }
      ]
    }
  }
];
