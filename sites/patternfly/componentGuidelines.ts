import type { SiteConfig } from 'patternbook';

type Guidelines = NonNullable<NonNullable<SiteConfig['prose']>['guidelines']>;

const RULE_OF_THUMB = 'rule of thumb';

/** Guidelines with a number that pages about components explain. */
export const componentGuidelines: Guidelines = {
  'options of a select': {
    value: 5,
    phrases: ['# or more options'],
    page: '/components/menus/select/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'options without a menu': {
    value: 4,
    phrases: ['two to # of them', 'two to # options'],
    page: '/components/forms/checkbox/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'options in one row': {
    value: 3,
    phrases: ['at most # short options'],
    page: '/components/forms/checkbox/design-guidelines',
    basis: RULE_OF_THUMB
  },
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
  'words of the label of a field': {
    value: 3,
    phrases: ['the value in at most # words'],
    page: '/components/forms/text-input/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'lines of helper text': {
    value: 2,
    phrases: ['at most # lines below the field', 'The explanation is longer than # lines'],
    page: '/components/helper-text/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'presses of a number input': {
    value: 10,
    phrases: ['at most # presses'],
    page: '/components/number-input/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'steps of a slider': {
    value: 20,
    phrases: ['# or fewer steps'],
    page: '/components/slider/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'milliseconds until results arrive': {
    value: 500,
    phrases: ['arrive within # ms'],
    page: '/components/search-input/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'milliseconds of a pause before a search': {
    value: 300,
    phrases: ['a pause of # ms'],
    page: '/components/search-input/design-guidelines',
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
  'views in tabs': {
    value: 7,
    phrases: ['two to about # views'],
    page: '/components/tabs/design-guidelines',
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
  'fields of a form without sections': {
    value: 7,
    phrases: ['form with more than # fields'],
    page: '/components/forms/form/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'levels of field groups': {
    value: 2,
    phrases: ['at most # levels of field groups'],
    page: '/components/forms/form/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'items of a menu with one level': {
    value: 15,
    phrases: ['more than about # items'],
    page: '/components/menus/menu/design-guidelines',
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
  'controls of a toolbar': {
    value: 10,
    phrases: ['Above about # of them', 'From # controls'],
    page: '/components/toolbar/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'filters in one row of a toolbar': {
    value: 3,
    phrases: ['more than # filters'],
    page: '/components/toolbar/design-guidelines',
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
  'levels of a breadcrumb': {
    value: 6,
    phrases: ['From # or more levels'],
    page: '/components/breadcrumb/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'areas of a horizontal navigation': {
    value: 6,
    phrases: ['navigation for at most # areas'],
    page: '/components/navigation/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'areas without groups': {
    value: 7,
    phrases: ['more than # areas'],
    page: '/components/navigation/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'secondary sections of a page': {
    value: 1,
    phrases: ['draws attention, so use at most #'],
    page: '/components/page/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'tools of a masthead': {
    value: 4,
    phrases: ['at most # tools'],
    page: '/components/masthead/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'options that users scan': {
    value: 10,
    phrases: ['more than # options'],
    page: '/components/menus/select/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'visible options of a menu': {
    value: 7,
    phrases: ['about # options'],
    page: '/components/menus/select/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'options before a menu loads more': {
    value: 20,
    phrases: ['over # values'],
    page: '/components/menus/select/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'lines of an option’s description': {
    value: 2,
    phrases: ['a description of at most # lines'],
    page: '/components/menus/select/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'labels before a group counts the others': {
    value: 3,
    phrases: ['After # labels'],
    page: '/components/menus/select/design-guidelines',
    basis: 'the default of `numLabels` in the LabelGroup component'
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
  'buttons of an input group': {
    value: 2,
    phrases: ['one button per field, or # at most'],
    page: '/components/input-group/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'values that are edited together': {
    value: 3,
    phrases: ['# or more values that users change'],
    page: '/components/inline-edit/design-guidelines',
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
  'sections of a page with jump links': {
    value: 4,
    phrases: ['page with # or more sections'],
    page: '/components/jump-links/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'jump links in a row': {
    value: 5,
    phrases: ['a row of up to # short links'],
    page: '/components/jump-links/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'pixels for jump links': {
    value: 200,
    phrases: ['jump links need about # pixels'],
    page: '/components/jump-links/design-guidelines',
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
  'actions without groups': {
    value: 7,
    phrases: ['more than # actions into groups'],
    page: '/components/menus/dropdown/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'items per page': {
    value: 20,
    phrases: ['Start with # items per page'],
    page: '/components/pagination/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'numbers of items per page': {
    value: 4,
    phrases: ['offer two to # numbers'],
    page: '/components/pagination/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'items on a dashboard': {
    value: 5,
    phrases: ['with the first # items'],
    page: '/components/pagination/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'options of two lists': {
    value: 20,
    phrases: ['selector for at least # options'],
    page: '/components/dual-list-selector/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'levels of groups in two lists': {
    value: 2,
    phrases: ['one level of groups, or # at most'],
    page: '/components/dual-list-selector/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'lines of a code editor': {
    value: 10,
    phrases: ['Leave room for # lines'],
    page: '/components/code-editor/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'controls of a code editor': {
    value: 5,
    phrases: ['at most # controls'],
    page: '/components/code-editor/design-guidelines',
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
  'fewest steps of a wizard': {
    value: 3,
    phrases: ['task has fewer than # steps'],
    page: '/components/wizard/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'steps of a wizard': {
    value: 7,
    phrases: ['Plan three to # steps'],
    page: '/components/wizard/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'sub-steps of a wizard': {
    value: 4,
    phrases: ['a subject that needs two to # forms'],
    page: '/components/wizard/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'steps of a wizard in a modal': {
    value: 4,
    phrases: ['at most # short steps'],
    page: '/components/wizard/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'seconds that a wizard stays open': {
    value: 10,
    phrases: ['Creating takes longer than # seconds'],
    page: '/components/wizard/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'nodes of a tree without a search': {
    value: 7,
    phrases: ['the tree has more than # nodes'],
    page: '/components/tree-view/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'levels of a tree': {
    value: 5,
    phrases: ['Keep to # levels'],
    page: '/components/tree-view/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'nodes that open together': {
    value: 50,
    phrases: ['for fewer than about # nodes'],
    page: '/components/tree-view/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'visible nodes of a tree': {
    value: 100,
    phrases: ['more than # visible nodes'],
    page: '/components/tree-view/design-guidelines',
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
  },
  'files of an upload': {
    value: 20,
    phrases: ['at most # files at a time'],
    page: '/components/file-upload/multiple-file-upload/design-guidelines',
    basis: RULE_OF_THUMB
  }
};
