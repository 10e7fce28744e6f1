import type { SiteConfig } from 'patternbook';

type Source = NonNullable<SiteConfig['sources']>[number];

const GITHUB = 'https://github.com/patternfly';

/** Creates the source of a package in the patternfly-react repository. */
function reactPackage(name: string, source: string, include: string[]): Source {
  return {
    package: `@patternfly/${name}`,
    repository: `${GITHUB}/patternfly-react/blob/main/packages/${name}`,
    source,
    include
  };
}

/** Creates the source of a package with its own repository. */
function extension(name: string, source: string | null, include: string[], repository = name): Source {
  return {
    package: `@patternfly/${name}`,
    repository: `${GITHUB}/${repository}/blob/main/packages/module`,
    source,
    include
  };
}

/** Creates the source of the HTML and CSS documentation, whose `docs` folder is built from `src/patternfly`. */
function html(source: string, include: string[]): Source {
  return {
    package: '@patternfly/patternfly',
    repository: `${GITHUB}/patternfly/blob/main/src/patternfly`,
    repositoryFolder: 'docs',
    source,
    include
  };
}

const DOCS = 'patternfly-docs/content';

/** Source tags by package and files. A file belongs to the first matching entry. */
export const sources: Source[] = [
  html('html', ['docs/!(demos)/**/examples/**/*.md']),
  html('html-demos', ['docs/demos/**/*.md']),
  html('html-deprecated', ['docs/components/**/deprecated/**/*.md']),

  {
    ...reactPackage('react-core', 'react', ['src/{components,layouts}/**/examples/*.md', 'src/helpers/OUIA/*.md']),
    notes: [
      {
        page: '/components/button',
        passage: 'all button variants may use the the isDanger property',
        text: '`isDanger` changes secondary buttons and links only; all other variants ignore it. See [danger buttons](/components/button/design-guidelines#danger).',
        release: '6.6.1'
      },
      {
        page: '/components/button',
        passage: 'use noPadding prop',
        text: 'The name of the prop is `hasNoPadding`.',
        release: '6.6.1'
      }
    ]
  },
  reactPackage('react-core', 'react-next', ['src/next/components/**/examples/*.md']),
  reactPackage('react-core', 'react-deprecated', ['src/deprecated/components/**/examples/*.md']),
  reactPackage('react-core', 'react-demos', ['src/**/demos/**/*.md']),
  reactPackage('react-table', 'react', ['src/components/**/examples/*.md']),
  reactPackage('react-table', 'react-deprecated', ['src/deprecated/components/**/examples/*.md']),
  reactPackage('react-table', 'react-demos', ['src/demos/**/*.md']),
  reactPackage('react-charts', 'ECharts', ['src/echarts/components/**/examples/*.md']),
  reactPackage('react-charts', '-Victory', ['src/victory/components/**/examples/*.md']),
  reactPackage('react-code-editor', 'react', ['src/**/examples/*.md']),
  reactPackage('react-drag-drop', 'react', ['src/**/examples/*.md']),
  reactPackage('react-templates', 'react-templates', ['src/**/examples/*.md']),

  {
    ...extension('react-topology', 'extensions', [`${DOCS}/examples/**/*.md`]),
    notes: [
      {
        page: '/topology/about-topology',
        passage: 'For example, to develop with Node 8',
        text: 'Node.js 8 has had no updates since the end of 2019. Install the current long-term release with `nvm install --lts`.',
        release: '6.6.0'
      }
    ]
  },
  extension('react-catalog-view-extension', 'react', [`${DOCS}/**/*.md`], 'react-catalog-view'),
  extension('react-component-groups', 'react', [`${DOCS}/extensions/component-groups/**/*.md`]),
  extension('react-console', 'react', [`${DOCS}/**/*.md`]),
  extension('react-data-view', 'react', [`${DOCS}/**/*.md`]),
  extension('react-log-viewer', 'react-demos', [`${DOCS}/**/demos/**/*.md`]),
  extension('react-log-viewer', 'design-guidelines', [`${DOCS}/**/design-guidelines/**/*.md`]),
  extension('react-log-viewer', 'react', [`${DOCS}/**/examples/**/*.md`]),
  extension('react-user-feedback', 'design-guidelines', [`${DOCS}/design-guidelines/**/*.md`]),
  extension('react-user-feedback', 'react', [`${DOCS}/examples/**/*.md`]),
  extension('chatbot', 'PatternFly-AI', [`${DOCS}/extensions/chatbot/{examples/**/,}*.md`]),
  {
    package: '@patternfly/quickstarts',
    repository: `${GITHUB}/patternfly-quickstarts/blob/main/packages/module/${DOCS}/extensions/quick-starts`,
    repositoryFolder: 'dist/patternfly-docs/quick-starts',
    source: null,
    include: ['dist/patternfly-docs/quick-starts/**/*.md']
  }
];
