import type { Guidelines } from './prose/guidelineNumbers.ts';

const RULE_OF_THUMB = 'rule of thumb';

/** Guidelines with a number that pages about fields explain. */
export const fieldGuidelines: Guidelines = {
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
  'files of an upload': {
    value: 20,
    phrases: ['at most # files at a time'],
    page: '/components/file-upload/multiple-file-upload/design-guidelines',
    basis: RULE_OF_THUMB
  }
};
