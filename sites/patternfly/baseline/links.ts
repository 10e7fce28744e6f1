import type { BaselineEntry } from 'patternbook';

const core = { package: '@patternfly/react-core', versions: '6.6', code: 'broken-anchor' } as const;
const html = { package: '@patternfly/patternfly', versions: '6.6', code: 'broken-anchor' } as const;
const chatbot = { package: '@patternfly/chatbot', versions: '6.5' } as const;

const RENAMED = 'The example has another title now; the link opens the right page at its top.';

/** Broken links and anchors on pages of the packages. */
export const linkProblems: BaselineEntry[] = [
  {
    ...core,
    match: '#clickable-and-selectable-cards',
    reason: RENAMED,
    files: { 'src/components/Card/examples/Card.md': 1 }
  },
  { ...core, match: '#filters', reason: RENAMED, files: { 'src/components/MenuToggle/examples/MenuToggle.md': 1 } },
  { ...core, match: '#with-dynamic-text', reason: RENAMED, files: { 'src/demos/HelperText.md': 1 } },
  {
    ...html,
    match: '/components/label#editable',
    reason: 'The example is on the HTML tab; the link opens the React tab.',
    files: { 'docs/components/Label/examples/Label.md': 1 }
  },
  {
    ...html,
    match: '/components/navigation/#horizontal',
    reason: 'The example is on the HTML tab; the link opens the React tab.',
    files: { 'docs/components/Tabs/examples/Tabs.md': 1 }
  },
  {
    ...html,
    match: '#inverse-background-colors',
    reason: 'The page has no such heading; the link opens it at its top.',
    files: { 'docs/utilities/Text/examples/Text.md': 1 }
  },
  {
    ...chatbot,
    code: 'broken-anchor',
    match: '/extensions/chatbot/ui#',
    reason: 'Message boxes and attachment labels have other headings, the latter on another page.',
    files: { 'patternfly-docs/content/extensions/chatbot/examples/demos/AttachmentDemos.md': 2 }
  },
  {
    ...chatbot,
    code: 'broken-anchor',
    match: '/extensions/chatbot/messages##file-attachments',
    reason: 'A second number sign; the link opens the right page at its top.',
    files: { 'patternfly-docs/content/extensions/chatbot/examples/demos/AttachmentDemos.md': 1 }
  },
  {
    ...chatbot,
    code: 'broken-link',
    match: '/extensions/chatbot/uir#content-and-message-box',
    reason: 'A misspelt address: "uir" instead of "ui".',
    files: { 'patternfly-docs/content/extensions/chatbot/examples/demos/AttachmentDemos.md': 1 }
  },
  {
    package: '@patternfly/quickstarts',
    versions: '6.6',
    code: 'broken-link',
    match: '/components/cards',
    reason: 'The page of cards is called "card".',
    files: { 'dist/patternfly-docs/quick-starts/design-guidelines/design-guidelines.md': 1 }
  }
];
