import type { Guidelines } from './prose/guidelineNumbers.ts';

const RULE_OF_THUMB = 'rule of thumb';

/** Guidelines with a number that pages about all other components explain. */
export const componentGuidelines: Guidelines = {
  'buttons in a row': {
    value: 3,
    phrases: ['more than # buttons'],
    page: '/components/button/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'words on a button': {
    value: 3,
    phrases: ['one to # words'],
    page: '/components/button/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'sentences of an empty state': {
    value: 2,
    phrases: ['explains it in at most # sentences'],
    page: '/components/empty-state/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'link buttons of an empty state': {
    value: 3,
    phrases: ['at most # link buttons'],
    page: '/components/empty-state/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'items that a progress bar counts': {
    value: 20,
    phrases: ['Count items up to about #'],
    page: '/components/progress/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'percent between announcements': {
    value: 25,
    phrases: ['every # percent'],
    page: '/components/progress/accessibility',
    basis: RULE_OF_THUMB
  },
  'toasts at a time': {
    value: 3,
    phrases: ['at most # toasts'],
    page: '/components/alert/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'actions of an alert': {
    value: 2,
    phrases: ['next steps, at most #'],
    page: '/components/alert/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'items in the text of an alert': {
    value: 3,
    phrases: ['a list of more than # items'],
    page: '/components/alert/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'cards to choose from in a form': {
    value: 4,
    phrases: ['at most # cards'],
    page: '/components/card/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'largest count in a badge': {
    value: 999,
    phrases: ['counts above #'],
    page: '/components/badge/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'lines in the body of a dialog': {
    value: 3,
    phrases: ['the effect in at most # lines'],
    page: '/components/modal/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'attributes of a data list': {
    value: 3,
    phrases: ['From # attributes that all items have'],
    page: '/components/data-list/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'items without pagination': {
    value: 20,
    phrases: ['There are more than # items'],
    page: '/components/data-list/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'seconds of a spinner': {
    value: 10,
    phrases: ['up to # seconds (a rule of thumb)'],
    page: '/components/button/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'items in a popover': {
    value: 7,
    phrases: ['up to # items (a rule of thumb)'],
    page: '/components/popover/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'columns of a striped table': {
    value: 5,
    phrases: ['the table has # or more columns'],
    page: '/components/table/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'items of a popover in a table': {
    value: 7,
    phrases: ['popover with up to # items'],
    page: '/components/table/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'items of a modal in a table': {
    value: 8,
    phrases: ['From # items on'],
    page: '/components/table/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'items of a comparison': {
    value: 5,
    phrases: ['two to # items'],
    page: '/components/table/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'lines of code before they are hidden': {
    value: 15,
    phrases: ['more than # lines (a rule of thumb)'],
    page: '/components/code-block/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'characters of a line of code': {
    value: 80,
    phrases: ['lines to # characters'],
    page: '/components/code-block/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'lines of a hint': {
    value: 3,
    phrases: ['the body to # lines'],
    page: '/components/hint/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'sections of an accordion': {
    value: 3,
    phrases: ['accordion for # or more sections'],
    page: '/components/accordion/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'sections that users open together': {
    value: 5,
    phrases: ['accordion with # or more sections'],
    page: '/components/accordion/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'characters of a section’s heading': {
    value: 30,
    phrases: ['headings to about # characters'],
    page: '/components/accordion/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'characters of an expandable section’s toggle': {
    value: 25,
    phrases: ['keep it to about # characters'],
    page: '/components/expandable-section/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'pairs of a description list': {
    value: 10,
    phrases: ['more than # pairs'],
    page: '/components/description-list/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'values of an attribute': {
    value: 3,
    phrases: ['has more than # values'],
    page: '/components/description-list/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'items of a list': {
    value: 3,
    phrases: ['list for # or more items'],
    page: '/components/list/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'lines of an item': {
    value: 2,
    phrases: ['Keep items to # lines'],
    page: '/components/list/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'levels of lists': {
    value: 2,
    phrases: ['at most # levels of lists'],
    page: '/components/list/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'fields in the panel of a drawer': {
    value: 7,
    phrases: ['tables, or more than about # fields'],
    page: '/components/drawer/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'screens of a panel': {
    value: 2,
    phrases: ['the panel to about # screens'],
    page: '/components/drawer/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'pixels of a step of a splitter': {
    value: 20,
    phrases: ['so set # or more'],
    page: '/components/drawer/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'notifications without groups': {
    value: 15,
    phrases: ['more than about # entries'],
    page: '/components/notification-drawer/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'days of a notification': {
    value: 30,
    phrases: ['Remove notifications after # days'],
    page: '/components/notification-drawer/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'characters of the title of a notification': {
    value: 40,
    phrases: ['at most # characters for a title'],
    page: '/components/notification-drawer/design-guidelines',
    basis: RULE_OF_THUMB
  }
};
