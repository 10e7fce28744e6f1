import type { RuleName } from '../../../../engine/src/lint/rules.ts';

/** Faults of examples, which the checker is right to find: addresses of examples, and places of our own figures. */
interface ExampleFaults {
  rule: RuleName;
  reason: string;
  examples: readonly string[];
}

/** Every finding in the examples of the packages and in our own figures. An entry that no finding needs fails the test. */
export const exampleFaults: readonly ExampleFaults[] = [
  {
    rule: 'deprecated',
    reason: 'Shows, or still uses, what its package has deprecated.',
    examples: [
      '/components/label/react-demos/editable-labels-with-add-modal',
      '/components/popover/hoverable',
      'own: components/tile/TileParts.tsx',
      'own: get-started/about-patternfly.md'
    ]
  },
  {
    rule: 'import-path',
    reason: 'Former names of the table’s package.',
    examples: ['/components/table/react-deprecated/editable-rows']
  },
  {
    rule: 'import-path',
    reason: 'Imports from a file inside a package a name that the package exports.',
    examples: [
      '/components/table/react-demos/column-management',
      '/components/table/react-demos/column-management-with-draggable',
      '/components/table/react-deprecated/sortable---custom-control',
      '/patternfly-ai/chatbot/messages/bot-messages',
      '/patternfly-ai/chatbot/messages/messages-with-quick-start-tiles',
      '/patternfly-ai/chatbot/messages/user-messages'
    ]
  },
  {
    rule: 'missing-name',
    reason: 'A dialog and a button with an icon alone, without an accessible name.',
    examples: [
      '/components/date-and-time/date-picker/react-demos/date-and-time-pickers-in-modal',
      '/components/table/react-demos/sortable---responsive'
    ]
  },
  {
    rule: 'nesting',
    reason: 'A row outside of the table’s body.',
    examples: ['/components/card/react-demos/status']
  },
  {
    rule: 'nesting',
    reason: 'Options outside of a list: items without a list around them.',
    examples: [
      '/components/table/react-demos/compact',
      '/components/table/react-demos/compound-expansion',
      '/components/table/react-demos/static-bottom-pagination-on-mobile',
      '/patterns/primary-detail/primary-detail-content-padding',
      '/patterns/primary-detail/primary-detail-full-page',
      '/patterns/primary-detail/primary-detail-inline-modifier'
    ]
  },
  {
    rule: 'raw-color',
    reason: 'Code of a legacy application, before its migration, and a figure about what to avoid.',
    examples: [
      'own: patternfly-ai/ai-assisted-code-migration/LegacyHosts.tsx',
      'own: patternfly-ai/rapid-prototyping/LookAlike.tsx'
    ]
  },
  {
    rule: 'raw-color',
    reason: 'Text in a tooltip of a chart, in a color of its own.',
    examples: ['/charts/box-plot-chart/embedded-html', '/charts/tooltips/embedded-html']
  },
  {
    rule: 'raw-color',
    reason: 'Icons of nodes in a color of PatternFly 4.',
    examples: ['/topology/context-menu/example', '/topology/control-bar/example', '/topology/custom-edges/example']
  },
  {
    rule: 'raw-size',
    reason: 'A space or font size that is a token, typed as a number.',
    examples: [
      '/charts/box-plot-chart/embedded-html',
      '/charts/tooltips/embedded-html',
      '/component-groups/responsive-actions/breakpoint-on-container',
      '/components/alert/asynchronous-alert-groups',
      '/components/alert/dynamic-alert-group-with-overflow-message',
      '/components/alert/dynamic-alert-groups',
      '/components/alert/dynamic-live-region-alerts',
      '/components/alert/react-demos/alert-group-toast-with-notification-drawer',
      '/components/alert/toast-alert-group-with-overflow-capture',
      '/components/drag-and-drop/react-deprecated/basic',
      '/components/drag-and-drop/react-deprecated/multiple-lists',
      '/components/jump-links/react-demos/scrollspy-with-subsections',
      '/components/jump-links/react-demos/with-drawer',
      '/components/menus/custom-menus/date-select-menu',
      '/components/overflow-menu/breakpoint-on-container-height',
      '/components/overflow-menu/breakpoint-on-container-width',
      '/components/tabs/toggled-tab-content',
      '/patternfly-ai/chatbot/messages/messages-with-tool-responses',
      '/patternfly-ai/chatbot/messages/tool-responses-with-markdown'
    ]
  },
  {
    rule: 'raw-size',
    reason: 'Figures about what to avoid, or about lines of a fixed size.',
    examples: [
      'own: accessibility/LargeTextCard.tsx',
      'own: components/modal/design-guidelines.md A dialog over a dialog',
      'own: design-foundations/typography/FixedLines.tsx',
      'own: design-foundations/typography/GrowingLines.tsx',
      'own: patternfly-ai/ai-assisted-code-migration/LegacyHosts.tsx',
      'own: patternfly-ai/rapid-prototyping/LookAlike.tsx'
    ]
  },
  {
    rule: 'unknown-class',
    reason: 'A class of the package’s HTML examples without a rule in its style sheets.',
    examples: ['own: components/code-editor/EditorBox.tsx', 'own: patterns/form-validation/design-guidelines.md ']
  },
  {
    rule: 'unknown-class',
    reason: 'Utilities of PatternFly 5, or that no release of 6 has: they have no effect.',
    examples: [
      '/component-groups/page-header/page-header-with-label-and-link',
      '/components/card/react-demos/nested-cards',
      '/extensions/data-view/overview/modularity',
      '/patterns/primary-detail/primary-detail-card-view'
    ]
  },
  {
    rule: 'unknown-class',
    reason: 'A modifier of PatternFly 4, which has no rule any more.',
    examples: [
      '/components/toolbar/component-managed-toggle-groups',
      '/components/toolbar/consumer-managed-toggle-groups',
      '/components/toolbar/with-custom-label-group-content',
      '/components/toolbar/with-filters'
    ]
  },
  {
    rule: 'unknown-class',
    reason: 'The start of an exercise, in which readers write the rule.',
    examples: ['own: training/html-css-variables/html-css-variables.md ']
  },
  {
    rule: 'unknown-component',
    reason: 'A member that an enumeration has lost: it has no effect.',
    examples: ['/components/table/react-demos/sortable---responsive']
  },
  {
    rule: 'unknown-component',
    reason: 'A type that its package doesn’t export.',
    examples: ['/component-groups/list-manager/basic-column-list']
  },
  {
    rule: 'unknown-component',
    reason: 'Components of PatternFly 5, which no module exports any more.',
    examples: ['/extensions/catalog-view/catalog-view-demo/catalog-view-demo']
  },
  {
    rule: 'unknown-prop',
    reason: 'Properties of former releases, or of other components, and one misprint (ß): they have no effect.',
    examples: [
      '/charts/donut-chart/bottom-aligned-legend',
      '/charts/tooltips/legend',
      '/component-groups/deck/modal-deck',
      '/components/compass/react-demos/compass-layout',
      '/components/compass/react-demos/docked-nav-demo',
      '/components/page/main-section-variations',
      '/components/table/react-demos/compact',
      '/components/table/react-demos/static-bottom-pagination-on-mobile',
      '/components/table/react-deprecated/editable-rows',
      '/components/tabs/react-demos/open-tabs-with-secondary-tabs',
      '/components/wizard/react-demos/in-modal',
      '/components/wizard/react-demos/in-modal-with-drawer',
      '/components/wizard/react-demos/in-modal-with-drawer-and-informational-step',
      '/components/wizard/react-demos/in-page-with-drawer-and-informational-step',
      '/components/wizard/react-deprecated/enabled-on-form-validation',
      '/components/wizard/react-deprecated/validate-on-button-press',
      '/extensions/log-viewer/react-demos/with-complex-toolbar'
    ]
  },
  {
    rule: 'unknown-variable',
    reason: 'A variable of PatternFly 5 with the prefix of 6: it has no value.',
    examples: [
      '/extensions/catalog-view/catalog-tile/basic-with-footer',
      '/extensions/catalog-view/catalog-tile/with-multiple-icon-badges'
    ]
  },
  {
    rule: 'wrong-value',
    reason: 'Values of former releases, or written otherwise: they have no effect.',
    examples: [
      '/components/data-list/react-demos/basic',
      '/components/divider/using-li',
      '/components/page/main-section-variations',
      '/components/table/react-demos/bulk-select',
      '/components/tabs/react-demos/open-tabs',
      '/components/tabs/react-demos/open-tabs-with-secondary-tabs',
      '/extensions/catalog-view/catalog-view-demo/catalog-view-demo',
      '/extensions/log-viewer/react-demos/with-complex-toolbar',
      '/patterns/primary-detail/primary-detail-card-view',
      '/patterns/right-to-left/paginated-table'
    ]
  }
];
