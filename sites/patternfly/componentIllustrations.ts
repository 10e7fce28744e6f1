import type { SiteConfig } from 'patternbook';

type Illustration = NonNullable<NonNullable<SiteConfig['summaries']>[string]['illustration']>;

/** Source example and settings of each component's illustration (`npm run illustrations`), keyed by page address. */
export const componentIllustrations: Record<string, Illustration> = {
  '/components/about-modal': {
    example: '/components/about-modal/basic',
    steps: [{ click: 'role=button[name="Show about modal"]' }],
    clip: '.pf-v6-c-backdrop',
    width: 900,
    padding: 0
  },
  '/components/accordion': { example: '/components/accordion/definition-list' },
  '/components/action-list': { example: '/components/action-list/action-list-single-group' },
  '/components/alert': { example: '/components/alert/alert-variants' },
  '/components/avatar': { example: '/components/avatar/size-variations' },
  '/components/badge': { example: '/components/badge/unread' },
  '/components/banner': { example: '/components/banner/status' },
  '/components/breadcrumb': { example: '/components/breadcrumb/basic', width: 640 },
  '/components/button': { example: '/components/button/variant-examples' },
  '/components/card': { example: '/components/card/card-with-subtitle', width: 360 },
  '/components/clipboard-copy': { example: '/components/clipboard-copy/basic', width: 360 },
  '/components/code-block': { example: '/components/code-block/basic', width: 520 },
  '/components/content': { example: '/components/content/headings', width: 480 },
  '/components/data-list': { example: '/components/data-list/basic', width: 640 },
  '/components/date-and-time/calendar-month': {
    example: '/components/date-and-time/calendar-month/selectable-date',
    clip: '.pf-v6-c-calendar-month'
  },
  '/components/date-and-time/date-picker': {
    example: '/components/date-and-time/date-picker/basic',
    steps: [{ fill: 'input', with: '2026-05-20' }, { click: 'role=button[name="Toggle date picker"]' }],
    width: 480,
    height: 560
  },
  '/components/date-and-time/time-picker': {
    example: '/components/date-and-time/time-picker/basic-12-hour',
    steps: [{ click: 'input' }],
    width: 320,
    height: 440
  },
  '/components/description-list': { example: '/components/description-list/default-2-col', width: 520 },
  '/components/drag-and-drop': { example: '/components/drag-and-drop/basic-drag-and-drop-sorting', width: 360 },
  '/components/drawer': {
    example: '/components/drawer/basic-inline',
    steps: [{ click: 'role=button[name="Toggle drawer"]' }],
    clip: '.pf-v6-c-drawer',
    width: 900,
    height: 420
  },
  '/components/dual-list-selector': { example: '/components/dual-list-selector/basic', width: 640 },
  '/components/empty-state': { example: '/components/empty-state/basic', width: 560 },
  '/components/expandable-section': {
    example: '/components/expandable-section/uncontrolled',
    steps: [{ click: 'role=button' }],
    width: 400
  },
  '/components/file-upload/multiple-file-upload': {
    example: '/components/file-upload/multiple-file-upload/basic',
    clip: '.pf-v6-c-multiple-file-upload',
    width: 560
  },
  '/components/file-upload/simple-file-upload': {
    example: '/components/file-upload/simple-file-upload/simple-text-file'
  },
  '/components/forms/checkbox': { example: '/components/forms/checkbox/controlled', width: 320 },
  '/components/forms/form': {
    example: '/components/forms/form/basic',
    clip: '.pf-v6-c-form__group:nth-of-type(-n + 3)',
    width: 420
  },
  '/components/forms/form-select': { example: '/components/forms/form-select/basic', width: 320 },
  '/components/forms/radio': { example: '/components/forms/radio/with-description', width: 400 },
  '/components/forms/text-area': {
    example: '/components/forms/text-area/basic',
    steps: [{ fill: 'textarea', with: 'The nightly backup of the first cluster stops after two hours.' }],
    width: 360
  },
  '/components/forms/text-input': {
    example: '/components/forms/text-input/basic',
    steps: [{ fill: 'input', with: 'cluster-east-1' }],
    width: 320
  },
  '/components/helper-text': { example: '/components/helper-text/basic', width: 400 },
  '/components/hint': { example: '/components/hint/basic-with-title' },
  '/components/icon': { example: '/components/icon/status-colors' },
  '/components/input-group': { example: '/components/input-group/basic', width: 420 },
  '/components/jump-links': { example: '/components/jump-links/vertical-with-label', width: 320 },
  '/components/label': { example: '/components/label/label-group-with-categories' },
  '/components/list': { example: '/components/list/with-icons' },
  '/components/login-page': { example: '/components/login-page/basic', width: 1280, padding: 0 },
  '/components/masthead': { example: '/components/masthead/display-inline', width: 600 },
  '/components/menus/dropdown': {
    example: '/components/menus/dropdown/with-item-descriptions',
    steps: [{ click: 'role=button[name="Dropdown"]' }],
    width: 400,
    height: 400
  },
  '/components/menus/menu': { example: '/components/menus/menu/with-icons', width: 320 },
  '/components/menus/menu-toggle': { example: '/components/menus/menu-toggle/with-avatar-and-text', width: 640 },
  '/components/menus/select': {
    example: '/components/menus/select/checkbox-select',
    steps: [{ click: '.pf-v6-c-menu-toggle' }],
    clip: '.pf-v6-c-menu-toggle, .pf-v6-c-menu',
    width: 400,
    height: 400
  },
  '/components/modal': {
    example: '/components/modal/basic-modals',
    steps: [{ click: 'role=button[name="Show basic modal"]' }],
    clip: '.pf-v6-c-backdrop',
    width: 720,
    padding: 0
  },
  '/components/navigation': { example: '/components/navigation/with-icons', width: 300 },
  '/components/notification-badge': { example: '/components/notification-badge/with-count' },
  '/components/notification-drawer': { example: '/components/notification-drawer/basic', width: 480, height: 560 },
  '/components/number-input': { example: '/components/number-input/with-unit' },
  '/components/overflow-menu': { example: '/components/overflow-menu/persistent', width: 480 },
  '/components/page': { example: '/components/page/react-demos/sticky-section-group', width: 1280, padding: 0 },
  '/components/pagination': { example: '/components/pagination/top', width: 860 },
  '/components/panel': { example: '/components/panel/header-and-footer', width: 400 },
  '/components/popover': {
    example: '/components/popover/basic',
    steps: [{ click: 'role=button[name="Toggle popover"]' }],
    width: 480,
    height: 420
  },
  '/components/progress': { example: '/components/progress/basic', width: 400 },
  '/components/progress-stepper': { example: '/components/progress-stepper/with-step-descriptions', width: 320 },
  '/components/search-input': {
    example: '/components/search-input/match-with-result-count',
    steps: [{ fill: 'input', with: 'cluster' }],
    width: 360
  },
  '/components/simple-list': { example: '/components/simple-list/simple-list', width: 300 },
  '/components/skeleton': { example: '/components/skeleton/percentage-widths', width: 360 },
  '/components/slider': { example: '/components/slider/value-input' },
  '/components/spinner': { example: '/components/spinner/size-variations' },
  '/components/switch': { example: '/components/switch/checked-with-label', width: 320 },
  '/components/table': { example: '/components/table/selectable-with-checkbox', clip: 'table', width: 800 },
  '/components/tabs': { example: '/components/tabs/filled-tabs-with-icons', clip: '.pf-v6-c-tabs' },
  '/components/text-input-group': {
    example: '/components/text-input-group/with-icon-and-utilities',
    steps: [{ fill: 'input', with: 'cluster' }],
    width: 360
  },
  '/components/timestamp': { example: '/components/timestamp/basic-formats' },
  '/components/title': { example: '/components/title/default-sizes' },
  '/components/toggle-group': { example: '/components/toggle-group/single-select-toggle-group' },
  '/components/toolbar': { example: '/components/toolbar/toolbar-items', width: 800 },
  '/components/tooltip': {
    example: '/components/tooltip/basic',
    steps: [{ hover: 'role=button' }],
    width: 480,
    height: 360
  },
  '/components/tree-view': { example: '/components/tree-view/with-icons', width: 360 },
  '/components/truncate': { example: '/components/truncate/middle', width: 320 },
  '/components/wizard': { example: '/components/wizard/basic-with-disabled-steps', width: 1040 }
};
