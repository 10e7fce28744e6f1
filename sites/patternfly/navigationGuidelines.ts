import type { Guidelines } from './prose/guidelineNumbers.ts';

const RULE_OF_THUMB = 'rule of thumb';

/** Guidelines with a number that pages about navigation, menus, and toolbars explain. */
export const navigationGuidelines: Guidelines = {
  'views in tabs': {
    value: 7,
    phrases: ['two to about # views'],
    page: '/components/tabs/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'items of a menu with one level': {
    value: 15,
    phrases: ['more than about # items'],
    page: '/components/menus/menu/design-guidelines',
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
  }
};
