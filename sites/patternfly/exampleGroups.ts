import type { SiteConfig } from 'patternbook';

/** Names of the folded parts of long pages, by the first example of each. */
export const exampleGroups: NonNullable<NonNullable<SiteConfig['examples']>['groups']> = {
  '/components/table': {
    'Sortable & wrapping headers': 'Sorting, selection, and editing',
    Actions: 'Actions, expansion, and text',
    'Favoritable (implemented with sortable)': 'Favorites, trees, and dragging',
    'Sticky column': 'Sticky columns and headers, nested headers',
    Striped: 'Striped rows'
  },
  '/components/card': {
    'Secondary cards': 'Variants and headers',
    'With HTML heading element': 'Headings and bodies',
    Selectable: 'Selection and actions',
    'Expandable cards': 'Expansion and dividers'
  },
  '/components/card/html': {
    'With subtitle': 'Headers',
    'With only image in head': 'Parts and sizes',
    Selectable: 'Selection and actions',
    Secondary: 'Variants and expansion'
  },
  '/components/description-list': {
    'Default 3 col on lg': 'Columns, horizontal and compact lists',
    'Column fill': 'Column fill and large text'
  },
  '/components/description-list/html': {
    'Default, three column on lg breakpoint': 'Columns, horizontal and compact lists'
  },
  '/components/drawer': {
    'Panel on bottom': 'Position and padding of the panel',
    'Static drawer': 'Static and resizable drawers',
    Pill: 'Pills'
  },
  '/components/drawer/html': {
    'Expanded panel on left': 'Position of the panel',
    'Modified content body padding': 'Padding, width, and resizing',
    'Panel with secondary background': 'Background and pills'
  },
  '/components/label/html': {
    Overflow: 'Overflow, editing, and groups',
    'Label group with category label': 'Categories and vertical groups',
    'Editable labels, dynamic label group': 'Dynamic and compact groups'
  },
  '/components/menus/menu': {
    'With actions': 'Content of items',
    'Filtering with search input': 'Filtering, selection, and scrolling',
    'With drilldown': 'Drilldown'
  },
  '/components/menus/menu/html': {
    'With checkbox': 'Checkboxes, scrolling, and flyouts',
    Drilldown: 'Drilldown',
    'Scrollable menu with header and footer': 'Headers and footers',
    'With filtering': 'Filtering and content of items',
    'Option single select': 'Selection, loading, and plain menus'
  },
  '/components/menus/menu-toggle': {
    'Disabled toggle': 'States and content',
    'Plain toggle with icon': 'Plain and split toggles',
    'Full height toggle': 'Size, forms, and status'
  },
  '/components/menus/menu-toggle/html': {
    Count: 'Variants',
    'With icon/image and text': 'Content, size, and status',
    'Split toggle': 'Split toggles and settings'
  },
  '/components/tabs': {
    'Vertical expandable tabs': 'Expansion and overflow',
    'With adjusted inset': 'Insets, icons, and navigation',
    'With separate content': 'Content and dynamic tabs'
  },
  '/layouts/flex': {
    'Individually spaced': 'Spacing and gaps',
    'Using canGrow': 'Widths'
  },
  '/patternfly-ai/chatbot/messages': {
    'Message actions clicked state': 'Actions and feedback',
    'Messages with quick responses': 'Content of messages',
    'Custom message content': 'Custom messages'
  }
};
