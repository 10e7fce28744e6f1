import type { BaselineEntry } from 'patternbook';

const catalog = { package: '@patternfly/react-catalog-view-extension', versions: '6.3' } as const;
const groups = { package: '@patternfly/react-component-groups', versions: '6.5' } as const;

/** Extension examples with a missing import or type errors. */
export const extensionProblems: BaselineEntry[] = [
  {
    ...catalog,
    code: 'unresolved-import',
    match: '../../../../dist/css/react-catalog-view-extension.css',
    reason: 'The path is one folder too long; the tile is shown without the style sheet of its package.',
    files: { 'patternfly-docs/content/examples/CatalogTile.md': 1 }
  },
  {
    ...catalog,
    code: 'type-error',
    match: `TS2305: Module '"@patternfly/react-core"' has no exported member 'Text`,
    reason: 'Imports names of the previous major release that the example does not use.',
    files: { 'patternfly-docs/content/examples/CatalogView.md': 3 }
  },
  {
    ...catalog,
    code: 'type-error',
    match: `TS2322: Type '"pagination"' is not assignable`,
    reason: 'The variant belongs to toolbar items; the group ignores it.',
    files: { 'patternfly-docs/content/examples/CatalogView.md': 1 }
  },
  {
    ...groups,
    code: 'type-error',
    match: "Property 'onClose' does not exist on type 'IntrinsicAttributes & ModalDeckProps'",
    reason: 'The modal has no such property; the buttons of its cards close it.',
    files: { 'patternfly-docs/content/extensions/component-groups/examples/Deck/ModalDeckExample.tsx': 1 }
  },
  {
    ...groups,
    code: 'type-error',
    match: "has no exported member 'Column'",
    reason: 'The type has become ListManagerItem.',
    files: { 'patternfly-docs/content/extensions/component-groups/examples/ListManager/ListManagerExample.tsx': 1 }
  },
  {
    ...groups,
    code: 'type-error',
    match: "Property 'isShown' does not exist on type 'ListManagerItem'",
    reason: 'The property has become isSelected; changes in the list are not kept.',
    files: { 'patternfly-docs/content/extensions/component-groups/examples/ListManager/ListManagerExample.tsx': 1 }
  },
  {
    ...groups,
    code: 'type-error',
    match: "TS2304: Cannot find name 'Ref'",
    reason: 'The type Ref is used without being imported.',
    files: {
      'patternfly-docs/content/extensions/component-groups/examples/MultiContentCard/MultiContentCardExpandableActionsExample.tsx': 1
    }
  },
  {
    ...groups,
    code: 'type-error',
    match: 'MouseEvent<Element, MouseEvent> | undefined',
    reason: "The example imports React's MouseEvent, which then also stands where the DOM's is meant.",
    files: { 'patternfly-docs/content/extensions/component-groups/examples/PageHeader/PageHeaderActionsExample.tsx': 1 }
  }
];
