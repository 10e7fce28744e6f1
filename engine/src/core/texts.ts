/**
 * All texts of the interface, by feature. A site replaces any of them with `texts` in its configuration
 * (`core/siteTexts.ts`), under the same names.
 *
 * Import the whole module, `import * as texts from '…/core/texts.ts'`, and read a text where it is used: the bundler
 * puts each text in its place (`bundle/scripts/inlineTexts.ts`), so that a script contains only the texts that it shows.
 * `{name}` is a placeholder (`core/fillText.ts`). A text with a number has the forms `one` and `other`.
 */

/** Actions and marks of several features. */
export const common = {
  pages: { one: '{count} page', other: '{count} pages' },
  close: 'Close',
  copy: 'Copy',
  copyCode: 'Copy code to clipboard',
  edit: 'Edit',
  reset: 'Reset',
  tryAgain: 'Try again',
  loading: 'Loading…',
  clearFilters: 'Clear all filters',
  didYouMean: 'Did you mean:',
  browseSections: 'Or browse a section:',
  externalLink: '(external link)',
  newTab: '(opens in a new tab)',
  previewOf: 'Preview of {title}',
  line: 'Line {line}: {message}',
  table: 'Table',
  search: 'Search',
  searchProduct: 'Search {product}',
  release: 'Release {name}',
  releasesOf: 'Releases of {name}',
  cssVariables: 'CSS variables',
  none: 'None',
  quotation: '“{words}”',
  infoAlert: 'Info alert:',
  warningAlert: 'Warning alert:'
} as const;

/** Status of a page or an example, and its meaning. */
export const badges = {
  beta: 'Beta',
  deprecated: 'Deprecated',
  demo: 'Demo'
} as const;

/** Names of the parts that load on demand, for {@link failures}. */
export const parts = {
  anatomy: 'the numbers of the figure',
  converter: 'the converter',
  code: 'the code',
  codeChecker: 'the code checker',
  codeRunner: 'the code runner',
  displaySettings: 'the display settings',
  example: 'the example',
  formatter: 'the formatter',
  exampleControls: 'the example’s controls',
  exercise: 'the exercise',
  icons: 'the icon gallery',
  implementations: 'the other implementation',
  liveExample: 'a live example',
  menu: 'the menu',
  navigationFilter: 'the navigation filter',
  ownTheme: 'your own theme',
  releaseComparison: 'the comparison of releases',
  request: 'the request',
  navigationSection: 'this section of the navigation',
  pageFilter: 'the page’s filter',
  playground: 'the playground',
  previewSettings: 'the preview settings',
  project: 'the project',
  releaseMenu: 'the release menu',
  rowActions: 'the row’s actions',
  rowDetails: 'the row’s details',
  search: 'the search',
  shortcuts: 'the list of shortcuts',
  survey: 'the survey',
  tableFilter: 'the table’s filter',
  tableSort: 'the table’s sort buttons',
  type: 'the definition',
  variableEditor: 'the value editor'
} as const;

export const failures = {
  notLoaded: 'Couldn’t load {part}. Check your connection, then try again.',
  outdated: 'Couldn’t load {part}: the site has changed. Reload the page to continue. Your edited code is kept.',
  reload: 'Reload page',
  crashed: 'Couldn’t show {part}. {reason}',
  withoutMessage: 'It failed without a message.',
  unknownComponent: 'The code uses a component that doesn’t exist',
  notRendered: 'React can’t render it',
  reactError: '{reason} (React error {code}, {address}).',
  framed: 'Another site shows this page in a frame. Examples don’t run here.',
  openAlone: 'Open the page on its own'
} as const;

export const clipboard = {
  codeCopied: 'Code copied',
  codeRefused: 'Couldn’t copy the code. Select it and copy it with the keyboard.',
  linkCopied: 'Link copied',
  linkRefused: 'Couldn’t copy the link. It’s in the address bar now.',
  importCopied: 'Import copied',
  importRefused: 'Couldn’t copy the import: {line}'
} as const;

/** The menu with the Markdown of a page. */
export const copyPage = {
  button: 'Copy page',
  copy: 'Copy page as Markdown',
  view: 'View as Markdown',
  openIn: 'Open in {name}',
  copied: 'Page copied as Markdown',
  failed: 'Couldn’t copy the page. View it as Markdown, and copy it there.'
} as const;

/** Masthead, landmarks, and the ends of every page. */
export const shell = {
  markdown: 'All pages as Markdown: {list}',
  skip: 'Skip to content',
  navigationToggle: 'Global navigation',
  navigation: 'Global',
  pagesOf: 'Pages of {section}',
  source: 'Source code',
  sourceOn: 'Source code on {host}',
  cookies: 'Cookies',
  acceptCookies: 'Got it',
  footer: 'Footer',
  couldNotLoadPage: 'Couldn’t load this page',
  checkConnection: 'Check your connection, then try again.'
} as const;

export const navigationFilter = {
  label: 'Find in navigation',
  results: 'Found pages',
  clear: 'Clear filter',
  failed: 'Couldn’t load the list of pages. Keep typing to try again.',
  noMatches: 'No pages match “{query}”.',
  found: { one: '{count} page', other: '{count} pages' },
  first: '{count}, the first {shown} shown'
} as const;

/** The theme axes of every site: labels of settings, and their values in a list such as “dark, high contrast”. */
export const themes = {
  colorScheme: 'Color scheme',
  contrast: 'High contrast',
  /** In a sentence, and as choices of a setting. */
  values: {
    light: { name: 'light', choice: 'Light' },
    dark: { name: 'dark', choice: 'Dark' },
    standard: { name: 'standard contrast', choice: 'Off' },
    'high-contrast': { name: 'high contrast', choice: 'On' }
  }
} as const;

export const displaySettings = {
  label: 'Display settings',
  givesWay: '{value} is off: it gives way to {other}.',
  givesWayItself: '{other}, which itself gives way to {next}',
  systemSettings: 'your system’s settings',
  textSize: 'Text size',
  contentWidth: 'Content width',
  motion: 'Motion',
  direction: 'Direction',
  keyboardShortcuts: 'Keyboard shortcuts',
  system: 'System',
  on: 'On',
  off: 'Off',
  small: 'Small',
  default: 'Default',
  large: 'Large',
  larger: 'Larger',
  wide: 'Wide',
  reduced: 'Reduced',
  leftToRight: 'Left to right',
  rightToLeft: 'Right to left',
  showShortcuts: 'Show all shortcuts',
  ownTheme: 'Your own theme…',
  reset: 'Reset to defaults',
  resetDone: 'Settings reset.'
} as const;

export const shortcuts = {
  title: 'Keyboard shortcuts',
  keys: 'Keys',
  action: 'Action',
  palette: 'Search and run commands (works in text fields too)',
  search: 'Search',
  colorScheme: 'Switch the color scheme: system, light, dark',
  contrast: 'Switch high contrast: system, on, off',
  navigation: 'Go to the navigation',
  previous: 'Go to the previous page',
  next: 'Go to the next page',
  home: 'Go to the home page',
  help: 'Show these shortcuts',
  hint: 'Explain the component or prop at the cursor (in code)',
  mark: 'Go to the next error or warning (in code)',
  note: 'Single-key shortcuts don’t work while you type or inside examples. You can turn them off in the display settings.',
  then: 'then'
} as const;

export const releaseMenu = {
  label: 'Releases',
  word: 'Release',
  latest: 'Latest',
  previous: 'Previous releases',
  older: 'Older major versions',
  packageVersions: 'Package versions'
} as const;

export const feedback = {
  give: 'Give feedback',
  loading: 'Loading the survey',
  failed: 'Couldn’t load the survey. Check your connection and content blockers, or open it in a new tab.',
  openInTab: 'Open the survey in a new tab'
} as const;

export const search = {
  palette: 'Search and commands',
  paletteForm: 'Palette',
  placeholder: 'Search, or type > for commands',
  keyChoose: '{up} {down} to choose',
  keyOpen: '{enter} to open',
  keyTab: '{command} {enter} in a new tab',
  keyClose: '{escape} to clear and close',
  escapeKey: 'Esc',
  recent: 'Recent searches',
  clearRecent: 'Clear',
  forget: 'Remove “{query}” from the recent searches',
  results: 'Results',
  kinds: 'Kinds of results',
  section: 'Section',
  allSections: 'All sections',
  clearFilters: 'Clear search filters',
  best: 'Best matches',
  clear: 'Clear the search',
  showMore: {
    page: { one: 'Show {count} more page', other: 'Show {count} more pages' },
    heading: { one: 'Show {count} more heading', other: 'Show {count} more headings' },
    component: { one: 'Show {count} more component', other: 'Show {count} more components' },
    example: { one: 'Show {count} more example', other: 'Show {count} more examples' },
    prop: { one: 'Show {count} more prop', other: 'Show {count} more props' },
    cssVariable: { one: 'Show {count} more CSS variable', other: 'Show {count} more CSS variables' },
    token: { one: 'Show {count} more token', other: 'Show {count} more tokens' },
    icon: { one: 'Show {count} more icon', other: 'Show {count} more icons' },
    text: { one: 'Show {count} more passage', other: 'Show {count} more passages' }
  },
  allResults: 'All {count} results',
  searching: 'Searching…',
  commands: 'Commands',
  count: { one: '{count} result', other: '{count} results' },
  noMatches: 'No results match “{query}”.',
  fallback: 'The search service doesn’t respond. These results come from the site’s own index.',
  notSearched: 'Couldn’t search: {kinds}.',
  incomplete: 'Couldn’t search everything. Some results may be missing.',
  needsScript:
    'The search needs JavaScript, which is turned off in this browser. You can reach all pages from the sections below.',
  browse: 'Browse by section',
  lostPage: 'Lost page',
  failed: 'Couldn’t load the search. Check your connection, then try again.',
  opensTab: 'opens in a new tab'
} as const;

/** Kinds of search results. */
export const searchKinds = {
  page: 'Pages',
  heading: 'Headings',
  component: 'Components',
  example: 'Examples',
  prop: 'Props',
  cssVariable: 'CSS variables',
  token: 'Tokens',
  icon: 'Icons',
  text: 'Text'
} as const;

/** The kind of one search result. */
export const searchKind = {
  page: 'Page',
  heading: 'Heading',
  component: 'Component',
  example: 'Example',
  prop: 'Prop',
  cssVariable: 'CSS variable',
  token: 'Token',
  icon: 'Icon',
  text: 'Text'
} as const;

/** Commands of the search palette, with further words that find them. */
export const commands = {
  themeWords: 'theme mode appearance',
  contrastWords: 'accessibility contrast',
  directionWords: 'rtl ltr bidi',
  settingWords: 'switch set',
  shortcuts: 'Show keyboard shortcuts',
  shortcutsWords: 'keys help',
  ownTheme: 'Try your own theme',
  ownThemeWords: 'css variables colors brand custom tokens',
  releaseNotes: 'Go to the release notes',
  releaseNotesWords: 'changes changelog versions',
  copyImport: 'Copy import of {title}',
  fullScreen: 'Open example “{title}” full screen'
} as const;

/** Filters of lists and tables. */
export const listFilter = {
  layout: 'Layout',
  order: 'Order',
  byPurpose: 'By purpose',
  byName: 'A–Z',
  grid: 'Grid',
  list: 'List',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  count: '{count} {noun}',
  countOf: '{count} of {total} {noun}',
  filters: 'Filters',
  activeFilters: '({count} active)',
  noMatches: 'No {noun} match “{query}”',
  noMatchesFilters: 'No {noun} match the filters',
  noMatchesHint: 'Try other words or fewer filters.'
} as const;

export const referenceFilter = {
  label: 'Filter {noun}',
  noMatches: 'No {noun} match “{query}”.',
  count: '{count} of {total} {noun}',
  loading: 'Loading the details of the values…',
  detailsFailed: '(couldn’t load the details of the values, so searched without them)',
  invalid: '(not a valid pattern, so searched as plain text)',
  unavailable: '(couldn’t load the pattern search, so searched as plain text)',
  tooSlow: '(the pattern takes too long, so searched as plain text)'
} as const;

/** Tables of properties, functions, and CSS variables. */
export const reference = {
  props: 'Props',
  functions: 'Function reference',
  variables: 'CSS variables',
  prefixedWith: 'Prefixed with “{prefix}”',
  variablesPrefixedWith: 'CSS variables prefixed with {prefix}',
  variableCount: { one: '{count} CSS variable', other: '{count} CSS variables' },
  functionCount: { one: '{count} function', other: '{count} functions' },
  partCount: { one: '{count} part', other: '{count} parts' },
  propCount: { one: '{count} prop', other: '{count} props' },
  valueCount: { one: '{count} value', other: '{count} values' },
  name: 'Name',
  type: 'Type',
  default: 'Default',
  description: 'Description',
  value: 'Value',
  function: 'Function',
  parameters: 'Default parameter values',
  selector: 'Selector',
  variable: 'Variable',
  noProps: 'No props of its own',
  notFound: 'Not found',
  copyImport: 'Copy the import of {name}',
  valuesOf: 'Values of {name}',
  functionNamed: 'Function {name}',
  propertiesOf: 'Properties of {name}',
  propertiesFrom: 'Properties of {name} from {from}',
  oneOf: 'One of {values}',
  missing: 'The installed packages export nothing with this name, so its properties can’t be listed.',
  noProperties: '{name} has no properties of its own.',
  inherited: '{count} more from {from}',
  see: 'See {link}.',
  parts: 'Parts: {names}.',
  typeParameters: 'Type parameters: {names}.',
  external: 'From {from} of {package}: {names}.',
  required: 'required',
  since: 'Since {release}',
  changedIn: 'Changed in {release}',
  element: 'the element',
  nativeNamed: 'Also these attributes of {element}: {names}.',
  nativeAll: 'Also every attribute and event of {element}.',
  nativeExcept: 'Also every attribute and event of {element}, except {names}.',
  inScripts: 'In scripts:',
  variableFiles:
    'Without JavaScript, the rows show only values. The tokens behind them and their names in scripts are in {links}.',
  loadingDetails: 'Loading the details of this value…',
  detailsFailed: 'Couldn’t load the details of this value. Check your connection, then close and open it again.',
  returns: 'Returns {description}',
  foldedCode: 'Code, {lines} lines',
  documentedOn: 'Documented on:',
  propNoun: 'props',
  variableNoun: 'CSS variables'
} as const;

/** Markdown of pages, for programs (`twin/`). */
export const twin = {
  allPages: 'All pages: {link}',
  outline: 'Outline',
  alone: 'This example, with all files that it needs',
  moreExamples: 'More examples',
  figure: 'Figure',
  figureTitle: '{label}: {title}',
  neededImports: 'The code uses these names without importing them:',
  file: 'File',
  partTitle: '{title}: {part}',
  partOf: 'This is a part of {link}.',
  moved: '{contents}: {links}',
  continued: 'Continued: {link}',
  more: 'More',
  howToRead:
    'Every page and every example of this site is also a Markdown file: add “.md” to its address. Its head names the package and the version that it describes.',
  sections: 'Sections',
  tabCount: { one: '{count} page', other: '{count} pages' },
  optional: 'Optional',
  allOf: '{section}, all text',
  numbered: '{title} ({number} of {count})'
} as const;

/** Requests to files for programs that readers can make. */
export const apiRequests = {
  run: 'Run',
  open: 'Open the file',
  result: 'Status {status}, {size} KB, {time} ms',
  refused: 'The site answered with status {status}. Check the value.',
  noConnection: 'The request failed. Check your connection.',
  showAll: { one: 'Show {count} line', other: 'Show all {count} lines' },
  showLess: 'Show less',
  cut: 'The first {count} lines. Open the file for all of them.',
  code: 'Code for this request',
  codeOf: '{tool}: {summary}',
  answerOf: 'Answer: {summary}'
} as const;

/** The files for programs, in their description and on the page that explains them. */
export const api = {
  title: 'Files of {product} for programs',
  description: 'Data of {product} {release} as static files.',
  noFile: 'There is no file for this value.',
  segment: '{description}: part {number} of {count}, between slashes',
  requests: {
    site: 'What the site documents, and how programs read it',
    openApi: 'This description of all files, as an OpenAPI document',
    schema: 'JSON Schema of a file',
    releases: 'Releases of the product',
    pages: 'Pages with their tabs, in the order of the navigation',
    tabs: 'Tabs with their headings and examples',
    markdown: 'Text of a tab as Markdown',
    examples: 'Code of the examples of a tab',
    components: 'Components, types, and functions that packages export',
    component: 'Properties of one component, or the definition of one type',
    functions: 'Functions with their parameters',
    cssVariablesIndex: 'Prefixes of CSS variables',
    cssVariables: 'CSS variables of a prefix, with their values in each theme',
    tokens: 'Tokens with their values in each theme, and their uses',
    designTokens: 'Tokens of a theme in the format of the Design Tokens Community Group',
    designTokensThemes: 'Combinations of these files to themes',
    themes: 'Themes that readers can choose',
    iconsIndex: 'Icons with their imports and search words',
    icons: 'Drawings of a part of the icons',
    lint: 'What the checker of code knows of the design system',
    history: 'What each stored release consists of, in a compact form',
    versions: 'Labels of versions',
    componentPages: 'Pages by the name of their component',
    sections: 'Sections of a version',
    sectionPages: 'Pages of a section',
    componentNames: 'Components with properties',
    pageTabs: 'Tabs of a page',
    pageCss: 'CSS variables of a page, with their values in the first theme',
    tabExamples: 'Examples of a tab',
    tokenCategories: 'Categories of tokens',
    tokensOfCategory: 'Tokens of a category, with their values in the first theme',
    tokensByCategory: 'Tokens with their values in the first theme, by category'
  },
  parameters: {
    tab: 'Address of a tab',
    entry: 'Id of a component or type',
    prefix: 'A prefix of CSS variables',
    theme: 'Name of a theme',
    slice: 'Number of a part of the icons',
    schema: 'Name of a schema',
    section: 'Name of a section',
    page: 'Section and page; a page in a subsection has the name of the subsection and “_” before its own',
    pageTab: 'Section, page, and tab',
    category: 'A category of tokens'
  }
} as const;

export const typePanel = {
  back: 'Back to the previous type',
  failed: 'Couldn’t load this type. Check your connection, then try again.'
} as const;

export const tryProp = {
  action: 'Try it',
  label: 'Try {name} in an example',
  failed: 'Couldn’t try this: the code of the example no longer has the component.'
} as const;

export const variableEditor = {
  editValue: 'Edit the value of {property}',
  valueOf: 'Value of {property}',
  colorOf: 'Color of {property}',
  resetOne: 'Reset {property}',
  incomplete: 'This value isn’t complete yet. The examples keep the last one.',
  noColor: 'Your browser doesn’t recognize this color. The examples keep the last one.',
  changed: '{property} is {value} in the examples on this page.',
  resetDone: '{property} reset.',
  allReset: 'CSS variables reset.',
  bar: 'Changed CSS variables',
  effectIn: 'In the example {example}:',
  changeCount: {
    one: '{count} value changed, only in the examples on this page.',
    other: '{count} values changed, only in the examples on this page.'
  },
  copyCss: 'Copy as CSS',
  resetAll: 'Reset all'
} as const;

/** A reader's own theme for the examples of the whole site. */
export const ownTheme = {
  label: 'Your own theme',
  intro:
    'Paste CSS with custom properties. The examples on all pages show it until you reset it; the documentation keeps its own look. Only your browser stores it.',
  css: 'CSS of your theme',
  hint: 'Write {declaration} for all themes of this site, or put declarations in a rule such as {rule} for one of them.',
  declaration: '--name: value;',
  useSample: 'Start with colors of this site',
  sampleIntro: 'Colors of this site, changed so that you see the difference.',
  sampleBefore: 'was {value}',
  empty: 'The examples have the look of this site.',
  accepted: {
    one: 'The examples have {count} value of yours.',
    other: 'The examples have {count} values of yours.'
  },
  noneAccepted: 'Nothing here is a custom property that the examples can have.',
  tooLarge: 'This text is larger than 64 KB. The examples keep the last theme.',
  notStored: 'Your browser doesn’t store it, so it ends when you close or reload this page.',
  leftOut: { one: 'Left out: {count} part', other: 'Left out: {count} parts' },
  leftOutMore: { one: 'And {count} more part.', other: 'And {count} more parts.' },
  line: 'Line {line}',
  notDeclaration: 'not a complete declaration',
  notCustomProperty: 'not a custom property, whose name starts with two hyphens',
  atRule: 'at-rules aren’t supported',
  nestedRule: 'rules within rules aren’t supported',
  otherElements: 'a rule for other elements than the root element, or for no theme of this site',
  forbiddenFunction: 'the function {name}() isn’t allowed',
  forbiddenCharacter: 'a character that isn’t allowed',
  forbiddenString: 'a text in quotes can have only letters, digits, spaces, and hyphens',
  tooMany: 'more than {count} declarations',
  growsTooLarge: 'grows too large, since values refer to one another too often',
  contrast: 'Contrast',
  contrastLoading: 'Loading the colors of this site…',
  contrastFailed: 'Couldn’t load the colors of this site.',
  contrastChecked: {
    one: 'Checked: {count} pair of colors in {themes}.',
    other: 'Checked: {count} pairs of colors in {themes}.'
  },
  contrastThemes: { one: '{count} theme', other: '{count} themes' },
  contrastFine: 'They have enough contrast.',
  contrastLow: { one: '{count} has too little contrast.', other: '{count} have too little contrast.' },
  contrastPair: '{foreground} on {background}',
  contrastRatio: 'Contrast {after}:1 instead of at least {least}:1; {before}:1 without your theme',
  contrastRatioOnly: 'Contrast {after}:1 instead of at least {least}:1',
  contrastBefore: 'too low without your theme, too',
  contrastUnknown: {
    one: '{count} pair couldn’t be computed in all themes, because a color is transparent or mixed.',
    other: '{count} pairs couldn’t be computed in all themes, because a color is transparent or mixed.'
  },
  allThemes: 'all themes',
  share: 'Share',
  tooLongToShare: 'This theme is too long for a link. Copy its CSS instead.',
  done: 'Done',
  resetDone: 'The examples have the look of this site again.',
  shown: 'Examples have your own theme.',
  shownHere: {
    one: 'This example has your own theme with {count} value.',
    other: 'This example has your own theme with {count} values.'
  },
  editOnPage: 'Edit it on the page',
  fromLink: 'Examples have the theme of the link that you opened.',
  restore: 'Back to my theme',
  damagedLink: 'The theme in this link is damaged or cut off. Ask for the link again.'
} as const;

/** Words for the tags of comments in code, in the reference. */
export const docComment = {
  see: 'See {text}',
  since: 'Since {text}',
  throws: 'Throws {text}',
  example: 'Example:',
  parameters: 'Parameters:',
  returns: 'Returns {text}'
} as const;

/** Body of a page: prose, previews, figures. */
export const body = {
  screenshot: '{title} screenshot',
  opened: 'What the button of {title} opens',
  linkTo: 'Link to {heading}',
  copyLink: 'Copy link to clipboard',
  formula: 'Formula',
  diagram: 'Diagram',
  notRendered: 'The example wasn’t rendered at build time.',
  brokenPage: 'This page can’t be shown, because its file has an error:',
  loadingExample: 'Loading example',
  planned: '(not written yet)',
  code: 'Code',
  /** Name of the labels of which readers choose one, such as the package managers of a command. */
  alternatives: 'Alternatives',
  missingExample: 'This example can’t be shown: its file {file} is missing.',
  missingCode: 'This code can’t be shown: its file {file} is missing.',
  callouts: { note: 'Note', tip: 'Tip', important: 'Important', warning: 'Warning', caution: 'Caution' },
  footnotes: 'Footnotes',
  footnote: 'Footnote {number}',
  backToText: 'Back to the text of footnote {number}',
  done: 'Done',
  toDo: 'To do',
  details: 'Details',
  missingComponent: 'This part of the page needs the component {name}, which can’t be shown here.',
  openFullScreen: 'Open fullscreen {title} example',
  exampleImage: 'Image of the example',
  do: 'Do',
  dont: 'Don’t',
  noContrast: 'These tokens have no contrast.',
  /** In themes with translucent surfaces. */
  openContrast: 'depends on what is behind',
  unknownIcon: 'There is no icon {name}.',
  unnamedIcon: 'There is no icon without a name.',
  unknownToken: 'There is no token {name}.',
  unnamedToken: 'There is no token without a name.',
  largeTextOnly: 'AA for large text only',
  belowLevel: 'below AA',
  contrast: '{ratio}:1 ({level})'
} as const;

/** Examples of a tab that has many of them. */
export const examples = {
  filter: 'Filter examples by name',
  noun: { one: 'example', other: 'examples' },
  untitled: 'Untitled example',
  range: '{first} to {last}',
  introduction: 'Introduction',
  about: 'About these examples'
} as const;

/** Controls of an example. */
export const example = {
  frame: 'Example',
  viewCode: 'View code',
  hideCode: 'Hide code',
  ofExample: 'of {title}',
  edited: 'Edited',
  copyCode: 'Copy code of {title}',
  copyLink: 'Copy link of {title}',
  copyLinkTooltip: 'Copy link to this example',
  settings: 'Preview settings of {title}',
  openElsewhere: 'Open {title} in a sandbox',
  openElsewhereTooltip: 'Open in a sandbox or download',
  fullScreen: 'Open {title} full screen',
  runsAgain: 'The example runs again.',
  runAgain: 'Run again',
  position: '{message}\nLine {line}, column {column}',
  lineOnly: '{message}\nLine {line}',
  console: 'Console of {title}',
  width: 'Width of the preview of {title}',
  fullWidth: 'Full width, {pixels} pixels',
  pixels: '{pixels} pixels',
  pixelsShort: '{pixels} px',
  percent: '{percent} %',
  implementations: 'Implementation of {title}'
} as const;

export const codePanel = {
  label: 'Code of {title}',
  height: 'Height of the code of {title}',
  loading: 'Loading code…',
  keyboard: 'To leave the editor by keyboard, press {escape}, then {tab}.',
  codeFailed: 'Couldn’t load the code.',
  editorFailed: 'Couldn’t load the editor.',
  checkConnection: 'Check your connection, then try again.',
  reset: 'Reset code of {title}',
  share: 'Share',
  shareLabel: 'Share code of {title}',
  shareTooltip: 'Copy a link with this code',
  beside: 'Show the code beside the preview',
  besideLabel: 'Show the code of {title} beside its preview',
  showAll: 'Show all code at once',
  showAllLabel: 'Show all code of {title} at once',
  toJavaScript: 'Convert to JavaScript',
  toTypeScript: 'Back to TypeScript',
  converted: 'Converted to JavaScript',
  convertedBack: 'Back to TypeScript',
  converterNotLoaded: 'Couldn’t load the converter.',
  cannotConvert: 'Couldn’t convert this code. Fix its errors, then try again.',
  converterFailed: 'The converter failed.',
  format: 'Format',
  formatLabel: 'Format code of {title}',
  formatted: 'Code formatted',
  isFormatted: 'The code is formatted already.',
  formatterNotLoaded: 'Couldn’t load the formatter.',
  formatterFailed: 'The formatter failed.',
  slowToFormat: 'This code takes too long to format.',
  cannotFormat: 'Couldn’t format this code. Fix its errors, then try again.',
  cannotFormatLine: 'Couldn’t format this code: line {line} has an error.',
  slowToConvert:
    'This code takes too long to convert. Deeply nested functions in the default values of parameters can be the reason.',
  fromLink:
    'This code came with the link that you opened. It isn’t part of this documentation, and runs apart from the page.',
  tooLong:
    'This code is too long for a link. Remove what the example doesn’t need, or open it in a sandbox and share that.',
  damagedLink: 'The code in this link is damaged or cut off. Ask for the link again. The page shows its own examples.',
  framedLink: 'Code from links doesn’t run while another site shows this page in a frame.',
  unknownExample: 'This link has code for an example that isn’t on this page.'
} as const;

/** The editor's own texts, which differ from the library's. */
export const editor = {
  find: 'Find',
  findBar: 'Find in the code',
  replaceWith: 'Replace with',
  matches: 'Matches: {total}',
  manyMatches: 'Matches: {total} or more',
  matchOf: '{selected} of {total}',
  noMatches: 'No matches',
  invalidPattern: 'Invalid pattern',
  next: 'Next',
  previous: 'Previous',
  all: 'Select all',
  matchCase: 'Match case',
  regexp: 'Regular expression',
  byWord: 'Whole words',
  replaceOne: 'Replace',
  replaceAll: 'Replace all',
  goToLine: 'Go',
  close: 'Close'
} as const;

export const sandbox = {
  label: 'Open elsewhere',
  download: 'Download project (zip)',
  failed: 'Couldn’t create the project.',
  notLoaded: 'Couldn’t load the project builder.',
  ownTheme: 'Your own theme. The selector is repeated so that it wins over those of the design system.',
  tooMuch: 'Its code is too large to read.',
  tooSlow:
    'Its code takes too long to read. Deeply nested functions in the default values of parameters can be the reason.',
  noService: 'This site doesn’t name a service to open projects in.'
} as const;

export const previewSettings = {
  asPage: 'Page',
  direction: 'Direction',
  leftToRight: 'Left to right',
  rightToLeft: 'Right to left',
  width: 'Width',
  full: 'Full',
  phone: 'Phone, {width}',
  tablet: 'Tablet, {width}',
  desktop: 'Desktop, {width}',
  breakpoint: '{name}, {width}',
  custom: 'Custom',
  customWidth: 'Custom, {width}',
  textSize: 'Text at {percent} %',
  outlines: 'Outlines',
  looks: 'Four looks',
  looksOf: 'Four looks of {title}',
  lookOf: '{title}, {look}',
  closeLooks: 'Close the looks of {title}',
  changed: 'Preview of {title}: {settings}.',
  spoken: {
    ltr: 'left to right',
    rtl: 'right to left',
    width: '{width} pixels wide',
    textSize: 'text at {percent} %',
    outlines: 'outlines',
    asPage: 'as the page'
  }
} as const;

/** Messages about code that readers run. */
export const run = {
  failed: 'Couldn’t run the example. {reason}',
  failedAt: '{message} (line {line})',
  compilerNotLoaded: 'Couldn’t load the compiler.',
  compilerFailed: 'The compiler failed.',
  slowToCompile:
    'The code takes too long to compile. Either it is very long, or it has many functions or calls inside one another.',
  tooLong: 'The code has {length} characters. Previews run programs of up to {limit}.',
  repeatedNesting:
    'Functions in default values of parameters, classes, or calls with type arguments are nested more than {limit} deep.',
  superseded: 'Newer code replaced this code.',
  frameNotLoaded: 'Couldn’t load the part of the site that runs edited examples.',
  silent: 'The example was stopped: it kept the browser busy and no longer responded.',
  noResult: 'The example was stopped: it neither showed anything nor failed.',
  leaving: 'The example was stopped: it tried to open another page.',
  messages: 'The example was stopped: it sent more messages than the page can handle.',
  slowDrawing: 'The example was stopped: drawing it kept the browser from drawing the page.',
  takesFocus: 'The example was stopped: it repeatedly took the focus away while you typed.',
  violations: 'The example was stopped: it keeps requesting files that previews can’t load.',
  requests: 'The example was stopped: it kept requesting files of the site.',
  busy: 'The code ran for more than a second without a pause. Is there an endless loop?',
  history: 'The example keeps adding entries to the browser’s history, which previews can’t do.',
  rendersEndlessly: 'The example keeps rendering without an end. Does an effect change the state that it depends on?',
  manyElements: 'The example shows more than {count} elements.',
  memory: 'The example needs more memory than previews can use.',
  moreErrors: 'More errors occurred than are shown here.',
  moreOutput: 'More was written than is shown here.',
  nothingRendered:
    'Nothing was rendered for 5 seconds. Does a component wait for a promise that never settles, outside of <Suspense>?',
  returnsNothing: 'The component returns nothing. Add a return statement with what it shows, or return null.',
  noText: 'The example threw something that has no text.',
  valueWithoutText: 'A value without text.',
  unreadable: '(can’t be read)',
  ignoredCall: '{name}() does nothing in previews.',
  unavailable: '{name} isn’t available in previews.',
  unknownModule: 'Can’t find the module “{name}”.',
  unknownExport: '“{module}” has no export “{name}”.',
  unknownImport: 'Can’t find “{specifier}”. Examples can import the documented packages and the files next to them.',
  partNotLoaded: 'Couldn’t load a part of the example.',
  decorators: 'The editor can’t compile decorators: call the function instead.',
  accessors: 'The editor can’t compile accessor fields: write get and set.',
  namespaces: 'The editor can’t compile namespaces with values: write an object instead.',
  namespacedNames: 'The editor can’t compile names with a colon: write xlinkHref instead of xlink:href.',
  importMeta: 'The editor has no import.meta: an edited example is no file.',
  importRequire: 'The editor can’t compile “import … = require(…)”: write “import … from …”.',
  exportAssignment: 'The editor can’t compile “export =”: write “export default”.',
  topLevelAwait: 'Only async functions can use await: an example is shown immediately.',
  unexpected: 'Unexpected {found}',
  noClosingTag: 'An element has no closing tag.',
  missing: 'Missing {token}',
  incomplete: 'Something is missing here, or out of place.',
  quotationMark: 'quotation mark',
  htmlComment: '“{mark}” begins a comment in scripts, but not in modules. Write spaces between its characters.',
  unknownName: 'This browser doesn’t accept the name {name}.',
  tooDeep: 'The code is nested too deeply.',
  notCompiled: 'Couldn’t compile the code.'
} as const;

/** Completion and hints of the code editor. */
export const completion = {
  addsImport: 'adds import from {specifier}',
  documentation: 'Documentation of {name}',
  noDocumentation: 'The cursor isn’t on a documented name.',
  default: 'Default:',
  required: 'Required.',
  deprecated: 'Deprecated.'
} as const;

/** Descriptions for search engines and link previews. Names of examples or pages follow after a colon. */
export const head = {
  page: '{title} in {product}.',
  examples: '{tab} examples',
  section: '{section} in {product}'
} as const;

/** Frame of a documentation page. */
export const page = {
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  tabs: '{title} pages',
  onThisPage: 'On this page',
  actions: 'Page',
  backToTop: 'Back to top',
  viewSource: 'View source',
  edit: 'Edit this page',
  neighbours: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',
  documents: 'Documents',
  betaMeaning: 'Under review: it may still change before it becomes a full part of the system.',
  deprecatedMeaning: 'No longer recommended: it gets no new features and will be removed.',
  demoMeaning: 'Shows components working together; not a component itself.',
  optIn: 'Opt-in feature',
  beta: 'Beta feature',
  betaText:
    'This feature is still under review: it may change before it becomes a full part of the system, and your feedback can shape it.',
  resources: 'Resources',
  sourceCode: 'Source',
  registry: 'npm',
  changeLog: 'Changes',
  issues: 'Issues',
  audit: 'Accessibility {clean} of {count}',
  auditDetails: {
    one: '{clean} of {count} example has no violations ({when})',
    other: '{clean} of {count} examples have no violations ({when})'
  },
  whichToUse: 'Which one to use',
  whichWhen: 'When',
  whichUse: 'Use',
  thisPage: 'this page',
  deprecated: 'Deprecated feature',
  deprecatedText: 'This implementation is no longer recommended and gets no new features. Don’t use it in new work.',
  newer: 'Use the {link} instead.',
  newerLink: 'newer implementation',
  templates: 'Templates',
  templatesText:
    'Templates are ready-made combinations of components for common cases. They expose fewer options. For more control, use the components directly.'
} as const;

export const notFound = {
  documentTitle: '404 Error',
  crumb: '404',
  requested: 'Requested address: {path}',
  title: 'That page no longer exists',
  text: 'Another page might have the information you need, so try searching the product.',
  home: 'Return to home page'
} as const;

export const home = {
  browse: 'Browse the documentation',
  copyCommand: 'Copy {command}',
  copyTooltip: 'Copy to clipboard',
  pages: { one: '{count} page', other: '{count} pages' },
  readingTime: '{minutes} min read'
} as const;

/** A single example in a document of its own. */
export const standalone = {
  label: 'Documentation',
  markdown:
    'This document shows the example “{title}” from the page “{page}” and nothing else. Its description and its code, with the files that it imports, are in Markdown at {twin}. All pages are listed at {list}.',
  settings: 'Display settings',
  backTo: 'Back to {page}',
  rightToLeft: 'Right to left',
  hide: 'Hide this bar',
  hiddenHint: 'Reload the page to show it again.'
} as const;

export const gallery = {
  controls: 'Gallery controls',
  filter: 'Filter by name',
  filterSection: 'Filter {section}',
  empty: 'The pages of this section aren’t written yet.',
  pages: { one: 'page', other: 'pages' },
  results: { one: 'result', other: 'results' }
} as const;

export const icons = {
  controls: 'Icon gallery controls',
  search: 'Search icons by name or meaning',
  loading: 'Loading icons…',
  group: 'Group',
  purpose: 'Purpose',
  otherPurposes: 'Other objects',
  all: 'All',
  ungrouped: 'Others',
  count: { one: '{count} icon', other: '{count} icons' },
  detailsFailed: 'Couldn’t load the details of the icons.',
  someFailed: 'Couldn’t load some icons.',
  failed: 'Couldn’t load the icon.',
  loadingOne: 'Loading the icon…',
  import: 'Import',
  copyImport: 'Copy import',
  copyLink: 'Copy link to this icon',
  usage: 'Recommended use',
  alsoFoundBy: 'Also found by',
  image: 'Image',
  set: 'Set {name}',
  copySvg: 'Copy SVG',
  downloadSvg: 'Download SVG',
  more: { one: '{count} more icon', other: '{count} more icons' },
  importNote: 'Import an icon from {pattern}.',
  importNoteWithExample: 'Import an icon from {pattern}, for example {example}.',
  nameInPattern: 'name',
  icons: 'icons'
} as const;

export const tokens = {
  controls: 'Tokens',
  filter: 'Filter by name or value',
  layer: 'Layer',
  category: 'Role',
  otherCategory: 'Other',
  noun: { one: 'token', other: 'tokens' },
  showAll: 'Show all tokens',
  lightAndDark: 'Light, dark',
  light: 'Light',
  dark: 'Dark',
  inBoth: 'in both',
  count: { one: '{count} token', other: '{count} tokens' },
  empty: 'The style sheets of this site define no tokens.',
  writtenAs: 'Written as',
  resolvesTo: 'Resolves to',
  usedBy: 'Used by tokens',
  usedIn: 'Used in the styles of',
  onlyIn: 'Only in',
  withTheme: 'With {theme}',
  differs: 'Differs with',
  withoutAndWith: 'Without and with {theme}',
  withoutAndWithInSchemes: 'Without and with {theme}, light and dark',
  changed: { one: '{theme} changes one token.', other: '{theme} changes {count} tokens.' },
  categoryWith: '{category} with {theme}',
  changesNone: '{theme} changes none of these tokens.',
  becomes: 'becomes',
  unchanged: 'unchanged',
  notSet: 'not set',
  inScripts: 'In scripts',
  copy: 'Copy {text}',
  unused: 'not used',
  uses: { one: '{count} use', other: '{count} uses' }
} as const;

export const status = {
  controls: 'Table controls',
  filter: 'Filter {noun} by name',
  showOnly: 'Show only',
  label: 'Status of {noun}',
  name: 'Name',
  otherTabs: 'Other tabs',
  tabs: 'Tabs',
  has: 'Has {tab}',
  examples: 'Examples',
  properties: 'Properties'
} as const;

export const releaseNotes = {
  filters: 'Filters',
  filter: 'Filter changes',
  kinds: 'Kinds of changes',
  breaking: 'Breaking changes',
  feature: 'New',
  fix: 'Fixed',
  other: 'Changed',
  counts: { breaking: '{count} breaking', feature: '{count} new', fix: '{count} fixed', other: '{count} changed' },
  columns: { breaking: 'Breaking', feature: 'New', fix: 'Fixed', other: 'Changed' },
  package: 'Package',
  allPackages: 'All packages',
  changes: { one: 'change', other: 'changes' },
  versionsOnly: 'versions only',
  releaseCount: { one: '{count} release', other: '{count} releases' },
  packageCount: { one: '{count} package', other: '{count} packages' },
  earlier: 'Earlier releases',
  documented: 'These pages document this release.',
  noChanges: 'Its change logs list only version numbers.',
  releasedOn: 'Released on {date}',
  ofRelease: 'of release {name}',
  changesOf: '{version}, changes of {package}'
} as const;

export const playground = {
  title: 'Playground',
  properties: 'Properties of {component}',
  more: { one: '{count} more property', other: '{count} more properties' },
  content: 'Content',
  copyCode: 'Copy the code of {component}',
  editCode: 'Edit the code of {component}',
  hideCode: 'Hide code of {component}',
  locked: 'You edited the code, so these properties no longer describe it. To use them again, reset the code.',
  resetCode: 'Reset code',
  resetDone: 'Properties reset.'
} as const;

export const claims = {
  none: 'none',
  roles: 'Roles, names, and states: {title}',
  keyboard: 'Keyboard: {title}',
  part: 'Part',
  role: 'Role',
  name: 'Accessible name',
  nameComesFrom: 'Name comes from',
  states: 'States and properties',
  example: 'Example',
  key: 'Key',
  focus: 'With focus on',
  result: 'What it does',
  description: 'Description: {text}',
  evidence: { one: 'Evidence: one automated test', other: 'Evidence: {count} automated tests' },
  evidenceOfSpeech: ', and a screen reader',
  evidenceOf: 'Evidence. {table}',
  restOf: '{table}, {rest}',
  notSet: 'not set',
  said: 'Orca: {words}',
  silent: 'Orca says nothing.',
  silentEachTime: 'Orca says nothing each time.',
  rolesResult: { one: 'One part', other: '{count} parts' },
  moreParts: { one: 'One more part', other: '{count} more parts' },
  recorded:
    'The words of the screen reader are from Orca {orca} with Firefox ESR {firefox}, recorded on {date} with {packages}. NVDA, JAWS, and VoiceOver were not tried.',
  someMissing: 'Rows without its words are not recorded yet.',
  notRecorded: 'What a screen reader says is not recorded yet.',
  nameFrom: {
    content: 'its content',
    'aria-label': '`aria-label`',
    'aria-labelledby': '`aria-labelledby`',
    label: 'its label'
  },
  space: 'Space',
  arrowDown: 'Down arrow',
  arrowUp: 'Up arrow',
  arrowLeft: 'Left arrow',
  arrowRight: 'Right arrow'
} as const;

export const whoProvides = {
  component: 'The component provides',
  you: 'You provide',
  roles: 'Roles that say what each part is: {list}.',
  names: 'Names from the text, for {list}.',
  states: 'States in the markup: {list}.',
  keys: 'Keys: {list}.',
  more: '{count} more',
  focusMoves: 'Focus that moves in when the {layer} opens, and returns when it closes.',
  focusReturns: 'Focus that returns when the {layer} closes.',
  focusStays: 'Focus that stays in the field while options become active.'
} as const;

export const successCriteria = {
  label: 'Success criteria: {title}',
  criterion: 'WCAG 2.2',
  level: 'Level',
  result: 'Result',
  met: 'Met',
  yours: 'Your part',
  notMet: 'Not met',
  afterStatus: ':',
  summary: '{criteria}: {results}',
  criteria: { one: 'One criterion', other: '{count} criteria' },
  metCount: '{count} met',
  yoursCount: '{count} with a part of yours',
  notMetCount: '{count} not met'
} as const;

export const htmlAttributes = {
  label: 'HTML attributes: {title}',
  attribute: 'Attribute',
  element: 'Element',
  values: 'Values in the examples',
  needed: 'Where',
  always: 'on each',
  some: { one: 'in {examples} of {count} example', other: 'in {examples} of {count} examples' },
  id: 'id of an element',
  empty: 'without a value',
  more: 'and {count} more',
  count: { one: 'One attribute', other: '{count} attributes' },
  moreAttributes: { one: 'One more attribute', other: '{count} more attributes' }
} as const;

/** What plays a claim about a key. */
export const player = {
  showMe: 'Show me',
  showMeWhat: 'Show me, {key}: {does}',
  example: 'Example: {title}',
  openExample: 'Open the example',
  note: 'The steps are simulated in the example. The outline marks the focus.',
  controls: 'Playback',
  play: 'Play',
  pause: 'Pause',
  next: 'Next step',
  again: 'Start again',
  close: 'Close',
  steps: 'Steps',
  click: 'Click {element}',
  focusOn: 'Move the focus to {element}',
  waitFor: 'Wait for {element}',
  press: 'Press {keys}',
  type: 'Type “{text}”',
  named: '{role} “{name}”',
  numbered: '{role} {position}',
  focus: 'Focus',
  active: 'Active in it',
  role: 'Role',
  name: 'Name',
  states: 'States',
  none: 'none',
  nothing: 'Nothing in the example has the focus.',
  loading: 'The example is loading.',
  ready: 'The example is ready.',
  done: 'Step {number} of {total}. {step}. {focus}',
  focused: 'Focus: {element}.',
  activeIs: 'Active: {element}.',
  asDescribed: 'This is the result that the table describes.',
  differs:
    'Couldn’t show the result that the table describes: not everything that a browser does can be simulated. Open the example, and press the key there.',
  notShown:
    'Couldn’t play this: the example didn’t load, or an element was missing. Start again, or open the example and press the key there.'
} as const;

export const audit = {
  elements: { one: '{count} element', other: '{count} elements' },
  rules: { one: '{count} rule', other: '{count} rules' },
  nothing: 'nothing',
  examples: { one: '{count} example', other: '{count} examples' },
  example: 'Example',
  light: 'Light',
  dark: 'Dark',
  lightAndDark: 'Light and dark',
  otherThemes: 'Other themes',
  byHand: 'Manual check',
  empty: 'The examples of this page haven’t been audited yet.',
  note: 'axe-core {version}, {date}, {packages}. Each example is checked in its initial state, in the light and dark color schemes.',
  label: 'Audit: {part}',
  tab: 'Tab',
  withViolations: '{examples} with violations',
  withoutViolations: '{examples} without violations',
  since: '{examples} changed or added since the audit',
  sinceNote: 'The next audit checks what has changed since.',
  themesNote: 'In other themes, the rules that depend on the theme are checked: {rules}.',
  themesCleanNote: 'In other themes, the rules that depend on the theme find nothing else: {rules}.',
  noMore: 'no others',
  inThemes: '{elements} ({themes})',
  outdated: 'The example has changed since this result.',
  notAudited: 'added since the audit',
  noViolations: 'no violations',
  result: '{examples}, {results}',
  failing: '{count} with violations',
  changed: '{count} changed since the audit',
  added: '{count} added since the audit'
} as const;

/** Sizes and contrasts of parts of examples, as a browser computes them. */
export const measures = {
  part: 'Part',
  label: 'Measures: {title}',
  names: {
    height: 'Height',
    width: 'Width',
    'min-width': 'Minimum width',
    'padding-block': 'Block padding',
    'padding-inline': 'Inline padding',
    gap: 'Gap',
    'font-size': 'Type size',
    radius: 'Corner radius',
    target: 'Target'
  },
  px: '{value} px',
  none: 'none',
  unmeasured: 'not measured yet',
  outdated: 'Measured in release {release}. The figure has changed since.',
  outdatedValue: '{value} (in release {release})',
  empty: 'The examples of this page haven’t been measured yet.',
  note: 'Measured in the examples of this page with release {release}, without disabled parts. The browser computes each value from what it shows.',
  outdatedExamples: 'Examples have changed since.',
  targets: 'Targets: {title}',
  contrasts: 'Contrast: {title}',
  variants: '{count} variants',
  smallest: 'Smallest size',
  minimum: 'AA, 24 px',
  enhanced: 'AAA, 44 px',
  example: 'Example',
  yes: 'yes',
  no: 'no',
  reach: { size: 'yes', spacing: 'by its spacing', inline: 'in a sentence', none: 'no' },
  subject: {
    text: 'Text of {part}',
    largeText: 'Large text of {part}',
    icon: 'Icon of {part}',
    edge: 'Edge of {part}'
  },
  look: { light: 'Light', dark: 'Dark', highContrast: 'High contrast' },
  least: 'AA requires',
  ratio: '{ratio}:1',
  below: ', below',
  inExamples: 'In',
  moreExamples: '{count} more',
  unknown: 'not computed',
  targetsResult: 'Targets: {good} of {count} reach level AA',
  contrastsResult: 'Contrast of text and icons: {good} of {count} reach level AA',
  moreTargets: { one: 'One larger target', other: '{count} larger targets' },
  moreContrasts: { one: 'One more that reaches level AA', other: '{count} more that reach level AA' },
  edges: { one: '{count} edge', other: '{count} edges' },
  edgesTitle: 'Edges, which need contrast only if no text or icon identifies the control',
  edgeContrasts: 'Contrast of edges: {title}',
  edgesResult: { one: 'Contrast of one edge', other: 'Contrast of {count} edges' }
} as const;

/** The page that shows the audit of the whole site. */
export const scorecard = {
  empty: 'The examples haven’t been audited yet.',
  sections: 'Results by section',
  rules: 'Results by rule',
  pages: 'Results by page',
  examplesBySection: 'Examples by section',
  section: 'Section',
  examples: 'Examples',
  without: 'Without violations',
  with: 'With violations',
  byHand: 'To check by hand',
  all: 'All',
  themes: 'Results by theme',
  themesNote: 'Violations of the rules that depend on the theme: {rules}.',
  violationsByTheme: 'Violations by theme',
  theme: 'Theme',
  examplesWith: 'Examples with violations',
  violationsByRule: 'Violations by rule',
  rule: 'Rule of axe-core',
  impact: 'Impact',
  elements: 'Elements',
  notRated: 'not rated',
  result: {
    one: '{clean} of {count} example ({percent}) has no violations in the light and dark color schemes.',
    other: '{clean} of {count} examples ({percent}) have no violations in the light and dark color schemes.'
  },
  audited: 'Audited on {date} with axe-core {version}.',
  missing: { one: '{count} example has no result.', other: '{count} examples have no result.' },
  packages: 'Packages: {versions}.',
  exampleCount: { one: '{count} example', other: '{count} examples' },
  elementCount: { one: '{count} element', other: '{count} elements' },
  summary: '{examples}, {failing} with violations',
  none: 'none',
  violations: 'Violations: {title}',
  page: 'Page',
  violationsColumn: 'Violations',
  failingOf: '{failing} of {count}',
  schemeOnly: '{scheme} only'
} as const;

export const widths = {
  label: '“{title}” at three widths',
  width: '{width} px wide',
  open: 'Open “{title}” on its own'
} as const;

export const exercise = {
  yourTurn: 'Your turn: {title}',
  place: '{number} of {total}',
  check: 'Check my code',
  edit: 'Edit the code',
  solution: 'Solution',
  solutionOf: 'Solution of {title}',
  useSolution: 'Use this solution',
  done: 'Done:',
  missing: 'Missing:',
  checkerFailed: 'Couldn’t load the checker. Check your connection, then try again.',
  solved: 'The editor has the solution. To get your code back, undo.',
  doesNotRun: 'The code doesn’t run yet. {message}',
  allDone: 'All tasks are done.',
  someDone: '{done} of {total} done.',
  count: { one: '{count} exercise', other: '{count} exercises' },
  progress: { one: '{done} of {count} exercise done', other: '{done} of {count} exercises done' },
  minutes: { one: 'About {count} minute', other: 'About {count} minutes' },
  prerequisites: 'You need to know: {prerequisites}',
  solvedEntry: '{title} (done)'
} as const;

/** What the checker of code says, in the editor and on its page. */
export const checker = {
  notLoaded: 'Couldn’t load what the checker knows of the design system. Check your connection, then try again.',
  failed: 'The checker failed on this file.',
  tooSlow: 'This file takes too long to check. Check a part of it.',
  instead: 'Instead: {suggestion}',
  apply: 'Apply'
} as const;

/** The field that checks readers' own code. */
export const checkCode = {
  label: 'Check your code',
  code: 'Your code',
  hint: 'Paste code, or drop files here.',
  privacy: 'Your code stays in this browser: nothing is sent or stored.',
  check: 'Check',
  choose: 'Choose files',
  example: 'Try it with an example',
  clear: 'Clear',
  file: 'File',
  language: 'Language',
  script: 'JavaScript, TypeScript',
  css: 'CSS',
  html: 'HTML',
  findings: 'Findings',
  before: 'What the checker finds appears here.',
  loading: 'Loading what the checker knows…',
  checking: 'Checking…',
  nothing: 'There is no code to check. Paste some, or choose files.',
  noFindings: 'No mistakes found in {file}.',
  found: '{counts} in {file}.',
  errors: { one: '{count} error', other: '{count} errors' },
  warnings: { one: '{count} warning', other: '{count} warnings' },
  error: 'Error',
  warning: 'Warning',
  unreadable: '{file} can’t be read: line {line} has a syntax error.',
  tooLong: '{file} is too long: the checker reads files of up to {limit} characters.',
  notCode: '{file} is no file that the checker reads: {extensions}.',
  tooMany: 'The checker reads up to {limit} files at once; the others were left out.',
  fileName: { one: '{file} ({count} finding)', other: '{file} ({count} findings)' },
  goToLine: 'Line {line}',
  applyLabel: 'Apply the suggestion for line {line}: {suggestion}',
  applyAll: { one: 'Apply {count} suggestion', other: 'Apply all {count} suggestions' },
  applied: { one: '{count} suggestion applied', other: '{count} suggestions applied' },
  documentation: 'Documentation',
  more: { one: 'One more finding isn’t listed.', other: '{count} more findings aren’t listed.' },
  judges: 'Checked against {packages}.',
  judgesCount: { one: 'Checked against {count} package', other: 'Checked against {count} packages' },
  keyboard: 'To leave the code by keyboard, press {escape}, then {tab}.'
} as const;

/** What releases changed of components. */
export const changes = {
  heading: 'Changes',
  count: { one: '{count} change', other: '{count} changes' },
  summary: { one: '{count} change, in {release}', other: '{count} changes, the latest in {release}' },
  variablesAdded: { one: '{count} CSS variable added: {names}', other: '{count} CSS variables added: {names}' },
  variablesRemoved: { one: '{count} CSS variable removed: {names}', other: '{count} CSS variables removed: {names}' },
  more: { one: '{text}, and {count} more', other: '{text}, and {count} more' },
  none: 'none',
  codemods: { one: 'Codemod: {names}', other: 'Codemods: {names}' },
  command: 'To change your code, run {command}',
  component: {
    added: 'New component',
    removed: 'Removed',
    moved: 'Moved from {before} to {after}',
    deprecated: 'Deprecated',
    undeprecated: 'No longer deprecated'
  },
  prop: {
    added: '{prop} added: {after}',
    removed: '{prop} removed',
    renamed: '{before} renamed to {after}',
    type: 'Type of {prop}: {before} → {after}',
    default: 'Default of {prop}: {before} → {after}',
    required: '{prop} is now required',
    optional: '{prop} is now optional',
    deprecated: '{prop} deprecated',
    undeprecated: '{prop} no longer deprecated'
  }
} as const;

/** What one release changed. */
export const releaseChanges = {
  lead: 'Changes since release {before}, computed from the published packages.',
  nothing: 'Nothing that the packages declare has changed since release {before}.',
  parts: {
    breaking: 'Changes that can break code',
    components: 'New and changed components',
    exports: 'Other exports',
    types: 'Properties of exported types',
    tokens: 'Design tokens',
    variables: 'CSS variables',
    icons: 'Icons',
    examples: 'Examples',
    packages: 'Packages'
  },
  exports: {
    added: '{name} added',
    removed: '{name} removed',
    moved: '{name} moved from {before} to {after}',
    deprecated: '{name} deprecated',
    undeprecated: '{name} no longer deprecated'
  },
  allThemes: 'All themes',
  tokenValue: '{token}: {before} → {after}',
  names: {
    added: { one: '{count} added: {names}', other: '{count} added: {names}' },
    removed: { one: '{count} removed: {names}', other: '{count} removed: {names}' }
  },
  examples: { added: 'Added: {titles}', removed: 'Removed: {titles}' },
  packages: { added: 'Added: {after}', removed: 'Removed: {before}', version: '{before} → {after}' }
} as const;

/** The comparison of a reader's releases with the documented one. */
export const whatChanged = {
  label: 'What changed for me',
  project: 'Your package.json or code',
  hint: 'Paste your package.json, or choose a release, to see what changed until the documented one. Paste a file of code, or drop it here, to see only what concerns it.',
  stored: 'Releases: {releases}.',
  privacy: 'It stays in this browser: nothing is sent or stored.',
  compare: 'Compare',
  choose: 'Choose file',
  release: 'Changes since release',
  noRelease: 'Choose…',
  projectReleases: 'Those of your package.json',
  whichRelease: 'Choose the release that this code was written for, or paste your package.json first.',
  clear: 'Clear',
  before: 'The changes appear here.',
  loading: 'Loading the releases…',
  notLoaded: 'Couldn’t load the releases. Check your connection, then try again.',
  nothing: 'There is nothing to compare. Paste your package.json or code, or choose a release.',
  notJson: 'This text is not valid JSON, as a package.json is: {reason}',
  tooLong: '{file} is too long for a package.json.',
  tooMany: 'Choose one file of code at a time, alone or with your package.json.',
  pasted: 'this code',
  unreadable: 'Line {line} of {file} can’t be read: {reason}',
  noPackages: 'Neither its dependencies nor its devDependencies have a package of this design system.',
  unclear: 'Its ranges don’t say which version they begin with, so there is nothing to compare with.',
  noChanges: 'No component changed until release {to}.',
  found: '{changes} in {components} from release {from} to {to}.',
  components: { one: '{count} component', other: '{count} components' },
  concern: {
    one: '{count} change from release {from} to {to} concerns {file}.',
    other: '{count} changes from release {from} to {to} concern {file}.'
  },
  noneConcerns: 'No change from release {from} to {to} concerns {file}.',
  usesNothing: 'No import, class, or variable of the design system was found in {file}.',
  groups: { variables: 'CSS variables and tokens', classes: 'CSS classes', imports: 'Imports' },
  names: {
    removed: '{name} removed',
    renamed: '{before} renamed to {after}',
    value: 'Value of {name}: {before} → {after}',
    field: '{name}: {change}'
  },
  saidBefore: 'It was deprecated before: {message}',
  moreLines: 'and {count} more',
  remedies: {
    moved: 'Import it from {after}.',
    renamed: 'Write {after} in place of {before}.',
    refused: 'Replace {values} by a value that it accepts now: {after}',
    type: 'Check that your value has the new type.',
    default: 'To keep the result, write {code}',
    noDefault: 'Check that the result is still what you want.',
    required: 'Add it.',
    deprecated: 'It still works. Replace it before a later release removes it.',
    value: 'Check that the result is still what you want.',
    removed: 'Replace it.',
    removedProp: 'Leave it out, or replace it.'
  },
  package: '{package} {range}: compared from release {release} ({version}) to {now}.',
  olderPackage: '{package} {range}: older than all stored releases, so compared from {release} ({version}) to {now}.',
  removedPackage:
    '{package} {range}: the documented release no longer has this package. It was in release {release} ({version}).',
  unclearPackage: '{package} {range}: left out, since the range doesn’t say which version it begins with.',
  filter: 'Filter changes',
  onlyBreaking: 'Only changes that can break code',
  onlyMended: 'Only changes with a codemod',
  filtered: '{count} of {total} changes',
  noMatches: 'No changes match.',
  showAll: { one: 'Show {count} component', other: 'Show all {count} components' },
  breaking: 'Can break code'
} as const;
