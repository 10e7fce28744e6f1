import type { BaselineEntry } from 'patternbook';

const unknownPrefix = {
  versions: '6.6',
  code: 'unknown-css-prefix',
  match: 'No style sheet has CSS variables'
} as const;

/** Pages with a CSS prefix that has no style sheet. */
export const cssPrefixProblems: BaselineEntry[] = [
  {
    ...unknownPrefix,
    package: '@patternfly/patternfly',
    reason: 'Demos name a prefix of their own, but have no style sheet.',
    files: {
      'docs/demos/BackToTop/examples/BackToTop.md': 1,
      'docs/demos/Button/examples/Button.md': 1,
      'docs/demos/Dashboard/examples/Dashboard.md': 1,
      'docs/demos/DescriptionList/examples/DescriptionList.md': 1
    }
  },
  {
    ...unknownPrefix,
    package: '@patternfly/react-core',
    reason: 'The component is made of others and has lost its own style sheet.',
    files: {
      'src/components/NotificationBadge/examples/NotificationBadge.md': 1,
      'src/components/SearchInput/examples/SearchInput.md': 1,
      'src/components/Select/examples/Select.md': 1,
      'src/components/TimePicker/examples/TimePicker.md': 1,
      'src/deprecated/components/Chip/examples/Chip.md': 2
    }
  },
  {
    ...unknownPrefix,
    package: '@patternfly/react-table',
    reason: 'The prefix is that of an older major version.',
    files: { 'src/deprecated/components/Table/examples/Table.md': 1 }
  }
];
