import type { SiteConfig } from 'patternbook';

/** Families of similar components. A page shows the first family that it is in, so families are in order of priority. */
export const siblings: NonNullable<SiteConfig['siblings']> = [
  {
    name: 'Menus',
    rows: [
      { when: 'Users choose a value, and the toggle shows it', use: '/components/menus/select' },
      { when: 'Each item starts an action or leads to a page', use: '/components/menus/dropdown' },
      {
        when: 'You need a structure that neither supports, such as several levels or a search field',
        use: '/components/menus/menu'
      },
      { when: 'You need the button for a menu of your own', use: '/components/menus/menu-toggle' }
    ]
  },
  {
    name: 'Choices in forms',
    rows: [
      { when: 'Users choose exactly one of a few options, all of which are visible', use: '/components/forms/radio' },
      { when: 'Users choose any number of options, or agree to one', use: '/components/forms/checkbox' },
      { when: 'A setting takes effect immediately, without a submit button', use: '/components/switch' },
      { when: 'There are five or more options', use: '/components/menus/select' },
      { when: 'The browser’s own list is enough, or works better on phones', use: '/components/forms/form-select' }
    ]
  },
  {
    name: 'Overlays',
    rows: [
      { when: 'Users have to answer or finish a short task before they continue', use: '/components/modal' },
      { when: 'Users look at details while they keep working on the page', use: '/components/drawer' },
      { when: 'Users ask for an explanation that has links, buttons, or several lines', use: '/components/popover' },
      { when: 'A control needs a name or a short description on hover and focus', use: '/components/tooltip' }
    ]
  },
  {
    name: 'Messages',
    rows: [
      { when: 'An event or a problem needs attention on this page', use: '/components/alert' },
      { when: 'A condition affects the whole product, such as maintenance', use: '/components/banner' },
      { when: 'You offer advice that users can ignore', use: '/components/hint' },
      { when: 'Users want to look up earlier events', use: '/components/notification-drawer' }
    ]
  },
  {
    name: 'Collections',
    rows: [
      { when: 'Users compare items attribute by attribute, or sort them', use: '/components/table' },
      { when: 'Items have varied content, or expand', use: '/components/data-list' },
      { when: 'Users browse items, each with an image, a summary, or a chart', use: '/components/card' },
      { when: 'You show the attributes of one item', use: '/components/description-list' }
    ]
  },
  {
    name: 'Views and places',
    rows: [
      { when: 'Users switch between views of the same object', use: '/components/tabs' },
      {
        when: 'Users change how the same data is displayed, or set one of a few modes',
        use: '/components/toggle-group'
      },
      { when: 'Users go to another area of the product', use: '/components/navigation' },
      { when: 'Users go to a section of a long page', use: '/components/jump-links' }
    ]
  },
  {
    name: 'Waiting',
    rows: [
      { when: 'You know how much of the task is complete', use: '/components/progress' },
      { when: 'You don’t know how long an action takes', use: '/components/spinner' },
      { when: 'Content is loading, and you know its shape', use: '/components/skeleton' }
    ]
  },
  {
    name: 'Labels and counts',
    rows: [
      { when: 'A word describes an item: its category, its status, or a filter', use: '/components/label' },
      { when: 'A number counts the items in a list or behind a tab', use: '/components/badge' },
      { when: 'A button opens the notifications and shows unread ones', use: '/components/notification-badge' }
    ]
  },
  {
    name: 'Forms',
    rows: [
      { when: 'You arrange fields with their labels and a submit button', use: '/components/forms/form' },
      { when: 'A field needs an explanation or an error message', use: '/components/helper-text' },
      { when: 'You decide when to check entries, and how to show errors', use: '/patterns/form-validation' },
      { when: 'Users fill in a long form in steps, one after the other', use: '/components/wizard' }
    ]
  },
  {
    name: 'Steps',
    rows: [
      { when: 'Users complete a long task in steps, one after the other', use: '/components/wizard' },
      { when: 'All fields fit on one page', use: '/components/forms/form' },
      { when: 'A process runs, and users follow its steps', use: '/components/progress-stepper' }
    ]
  },
  {
    name: 'Hidden content',
    rows: [
      { when: 'Several related sections expand, each below its heading', use: '/components/accordion' },
      { when: 'One part of a text or form expands', use: '/components/expandable-section' },
      { when: 'Items contain other items, on any number of levels', use: '/components/tree-view' }
    ]
  },
  {
    name: 'Numbers',
    rows: [
      { when: 'The exact number matters, or users change it in small steps', use: '/components/number-input' },
      { when: 'An approximate value within a range is enough', use: '/components/slider' }
    ]
  },
  {
    name: 'Text fields',
    rows: [
      { when: 'Users type a short text on one line', use: '/components/forms/text-input' },
      { when: 'Users type several lines', use: '/components/forms/text-area' },
      { when: 'Users search or filter', use: '/components/search-input' },
      { when: 'A field contains an icon, labels, or buttons', use: '/components/text-input-group' },
      { when: 'A field is joined with a button, a select, or a unit', use: '/components/input-group' },
      { when: 'Users change a value where it is shown', use: '/components/inline-edit' },
      { when: 'You write a native input, select, or text area in HTML', use: '/components/forms/form-control' }
    ]
  },
  {
    name: 'Dates and times',
    rows: [
      { when: 'Users enter a date, or both dates of a range', use: '/components/date-and-time/date-picker' },
      { when: 'Users enter a time', use: '/components/date-and-time/time-picker' },
      { when: 'Users enter a date with a time', use: '/components/date-and-time/date-and-time-picker' },
      { when: 'The calendar is always visible', use: '/components/date-and-time/calendar-month' },
      { when: 'You show a date or a time', use: '/components/timestamp' }
    ]
  },
  {
    name: 'Files',
    rows: [
      { when: 'Users provide one file, or type its text', use: '/components/file-upload/simple-file-upload' },
      {
        when: 'Users provide several files and see the progress of each',
        use: '/components/file-upload/multiple-file-upload'
      }
    ]
  },
  {
    name: 'Code and commands',
    rows: [
      { when: 'Users read code', use: '/components/code-block' },
      { when: 'Users edit code', use: '/components/code-editor' },
      { when: 'Users copy one value, such as a command or a key', use: '/components/clipboard-copy' }
    ]
  },
  {
    name: 'Lists',
    rows: [
      { when: 'Users read related items', use: '/components/list' },
      { when: 'Users choose one item, and its details appear next to the list', use: '/components/simple-list' },
      { when: 'Users move options between two lists', use: '/components/dual-list-selector' },
      { when: 'Users put items in order', use: '/components/drag-and-drop' }
    ]
  },
  {
    name: 'Actions',
    rows: [
      { when: 'Users start one action', use: '/components/button' },
      { when: 'Several buttons act on the same content', use: '/components/action-list' },
      { when: 'Some of the actions move to a menu in narrow windows', use: '/components/overflow-menu' },
      { when: 'Actions and filters apply to a collection below them', use: '/components/toolbar' }
    ]
  },
  {
    name: 'Long content',
    rows: [
      { when: 'A collection is too long for one page', use: '/components/pagination' },
      { when: 'Users who have scrolled down want to return to the top', use: '/components/back-to-top' },
      { when: 'Keyboard users want to skip the navigation', use: '/components/skip-to-content' }
    ]
  },
  {
    name: 'Location',
    rows: [
      { when: 'Users need to know where a page is and return to the levels above', use: '/components/breadcrumb' },
      { when: 'Users choose among the areas of the product', use: '/components/navigation' }
    ]
  },
  {
    name: 'Areas',
    rows: [
      { when: 'You build the frame of the product', use: '/components/page' },
      { when: 'You need the bar at the top of that frame', use: '/components/masthead' },
      { when: 'Content needs a second column', use: '/components/sidebar' },
      { when: 'An area needs a border, a header, or a scroll bar', use: '/components/panel' },
      { when: 'A line is enough to separate groups of content', use: '/components/divider' },
      { when: 'A page begins with an introduction over an image or a gradient', use: '/components/hero' },
      { when: 'A page has sidebars on both sides, or a message bar below its content', use: '/components/compass' }
    ]
  },
  {
    name: 'Images',
    rows: [
      { when: 'An image or initials represent a person', use: '/components/avatar' },
      { when: 'A logo represents a product or a company', use: '/components/brand' },
      { when: 'A symbol represents an action or a status', use: '/components/icon' },
      { when: 'An image fills the window', use: '/components/background-image' }
    ]
  },
  {
    name: 'Help and missing content',
    rows: [
      { when: 'A field needs instructions or an error message', use: '/components/helper-text' },
      { when: 'An area has no content yet, or no results', use: '/components/empty-state' },
      { when: 'You offer advice that applies to the whole page', use: '/components/hint' }
    ]
  },
  {
    name: 'Text',
    rows: [
      { when: 'You need a heading', use: '/components/title' },
      { when: 'You need running text with headings, lists, and links', use: '/components/content' },
      { when: 'A text is too long for its place', use: '/components/truncate' }
    ]
  },
  {
    name: 'Passwords',
    rows: [
      { when: 'You suggest a password, with React components', use: '/patterns/password-generator' },
      { when: 'You suggest a password, with HTML and CSS', use: '/components/password-generator' },
      { when: 'You rate the password that users type, with React components', use: '/patterns/password-strength' },
      { when: 'You rate the password that users type, with HTML and CSS', use: '/components/password-strength' }
    ]
  },
  {
    name: 'Product information',
    rows: [
      { when: 'Users look up the version and the legal notice', use: '/components/about-modal' },
      { when: 'Users log in', use: '/components/login-page' },
      { when: 'A dialog has any other content', use: '/components/modal' }
    ]
  },
  {
    name: 'Custom menus',
    rows: [
      { when: 'Users switch between applications', use: '/components/menus/application-launcher' },
      { when: 'Users switch between projects, clusters, or accounts', use: '/components/menus/context-selector' },
      { when: 'Users set several options in groups', use: '/components/menus/options-menu' },
      { when: 'You combine favorites, trees, or further levels', use: '/components/menus/custom-menus' }
    ]
  }
];

/** Components that are in no family, with the reason. Their pages name the replacement or the component around them. */
export const withoutSiblings: NonNullable<SiteConfig['withoutSiblings']> = {
  components: {
    '/components/backdrop': 'part',
    '/components/chip': 'deprecated',
    '/components/tile': 'deprecated'
  }
};
