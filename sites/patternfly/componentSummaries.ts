import type { SiteConfig } from 'patternbook';

/** The purpose of each component in a sentence, by the address of its page. */
const texts: Record<string, string> = {
  '/components/about-modal': 'An about modal is a dialog that shows the name, brand, and legal notice of a product.',
  '/components/accordion':
    'An accordion stacks headings that expand to show their content, so that users see an outline and open only the parts they need.',
  '/components/action-list':
    'An action list groups buttons that act on the same content, with even spacing, in a row or a column.',
  '/components/alert':
    'An alert is a short message about an event or a problem, with a color and an icon that show its severity.',
  '/components/avatar': 'An avatar represents a person with an image or initials, in one of four sizes.',
  '/components/back-to-top':
    'A back to top button appears when users have scrolled down a long page, and returns them to the top.',
  '/components/backdrop':
    'A backdrop covers the page and dims it while a dialog is open, so that users focus on the dialog.',
  '/components/background-image':
    'A background image fills the window behind the content of a page, such as a login page.',
  '/components/badge': 'A badge shows the count of an item, and its color shows whether any of it is unread.',
  '/components/banner':
    'A banner shows a short message across the page, in a color of your choice or in the color of a status.',
  '/components/brand': 'A brand shows the logo of a product or company, and can use another image at each breakpoint.',
  '/components/breadcrumb':
    'A breadcrumb shows the position of a page in a hierarchy, and links to each level above it.',
  '/components/button':
    'A button starts an action, such as submitting a form, opening a dialog, or changing a setting.',
  '/components/card': 'A card frames related content, such as a summary, a chart, or an item that users can select.',
  '/components/chip':
    'A chip shows a chosen value, such as a filter, with a button to remove it. It is deprecated: use a label instead.',
  '/components/clipboard-copy': 'A clipboard copy shows text with a button that copies it to the clipboard.',
  '/components/code-block':
    'A code block shows read-only code in a monospaced font, with room for actions such as copying it.',
  '/components/code-editor':
    'A code editor lets users read and edit code with syntax highlighting, and can offer copy, upload, and download actions.',
  '/components/compass':
    'Compass is a full-page layout with a header, two sidebars, a main area, and a footer, which can contain a message bar.',
  '/components/content':
    'Content applies type styles and spacing to the headings, paragraphs, lists, and links of running text.',
  '/components/data-list':
    'A data list shows items with varied content in rows that users can select, expand, or act on.',
  '/components/date-and-time/calendar-month':
    'A calendar month shows the days of one month, from which users choose a date or a range of dates.',
  '/components/date-and-time/date-and-time-picker':
    'This demo combines a calendar month and a dropdown in one field, for a date with a time or for a range.',
  '/components/date-and-time/date-picker':
    'A date picker is a text input with a calendar, so that users can type a date or choose one.',
  '/components/date-and-time/time-picker':
    'A time picker is a text input with a menu of times, so that users can type a time or choose one.',
  '/components/description-list':
    'A description list pairs terms with their values, stacked or side by side, in one or more columns.',
  '/components/divider': 'A divider is a horizontal or vertical line that separates groups of content.',
  '/components/drag-and-drop':
    'Drag and drop lets users reorder items or move them between lists, with a pointer or the keyboard.',
  '/components/drawer': 'A drawer opens a panel next to the content or over it, for related details or tasks.',
  '/components/dual-list-selector':
    'A dual list selector moves options between two lists, so that users see both the chosen options and the remaining ones.',
  '/components/empty-state': 'An empty state explains why an area has no content, and offers a next step.',
  '/components/expandable-section': 'An expandable section hides content behind a toggle until users want to read it.',
  '/components/file-upload/multiple-file-upload':
    'A multiple file upload accepts several files by drag and drop or from a file dialog, and shows the progress of each.',
  '/components/file-upload/simple-file-upload':
    'A simple file upload accepts one file by drag and drop or from a file dialog, and can show its text.',
  '/components/forms/checkbox':
    'A checkbox turns one option on or off, independently of the other options in its group.',
  '/components/forms/form':
    'A form arranges fields with their labels and help text, and the buttons that submit or cancel it.',
  '/components/forms/form-control':
    'A form control gives native inputs, selects, and text areas in HTML their border, icons, and validation states.',
  '/components/forms/form-select':
    'A form select offers options in the browser’s own list, from which users choose one.',
  '/components/forms/radio': 'Radio buttons let users choose exactly one of a few options, all of which are visible.',
  '/components/forms/text-area': 'A text area accepts text on several lines, and can grow as users type.',
  '/components/forms/text-input': 'A text input accepts a short text on one line.',
  '/components/helper-text': 'Helper text appears below a field, and explains the expected value or an error.',
  '/components/hero':
    'A hero introduces a page with content over a background image or a gradient, which can differ by color scheme.',
  '/components/hint': 'A hint offers advice or a reminder within a page, and can contain an action.',
  '/components/icon': 'An icon component sets the size of an icon, and can give it the color of a status.',
  '/components/inline-edit':
    'Inline edit replaces a value with a field, so that users can change the value in place and save or cancel the change.',
  '/components/input-group': 'An input group joins a field with the buttons, selects, or text that complete it.',
  '/components/jump-links':
    'Jump links list the sections of a long page, link to each of them, and highlight the section in view.',
  '/components/label':
    'A label marks an item with a short word, such as a category, a status, or a filter that users can remove.',
  '/components/list':
    'A list shows related items, one below the other or side by side, with bullets, numbers, or icons.',
  '/components/login-page':
    'A login page asks users for their username and password before they enter a product, and shows its brand.',
  '/components/masthead':
    'A masthead is the bar at the top of every page of a product, with its logo, navigation toggle, and tools.',
  '/components/menus/application-launcher':
    'This demo builds a menu for switching between applications, with search and favorites, from a dropdown.',
  '/components/menus/context-selector':
    'This demo builds a searchable menu for switching between contexts, such as projects or clusters, from a dropdown.',
  '/components/menus/custom-menus':
    'These demos combine menus and menu toggles into custom menus, such as ones with favorites, a tree view, or a flyout.',
  '/components/menus/dropdown': 'A dropdown opens a menu of actions or links from a toggle.',
  '/components/menus/menu':
    'A menu lists actions, links, or options, and can group them, filter them, or open further levels.',
  '/components/menus/menu-toggle': 'A menu toggle is the button that opens a menu, and can show the current selection.',
  '/components/menus/options-menu':
    'This demo builds a menu of grouped options, one of which is selected, from a select.',
  '/components/menus/select':
    'A select opens a list from which users choose one option or several, and can filter the list as they type.',
  '/components/modal':
    'A modal is a dialog over the page that keeps the focus until users complete or cancel its task.',
  '/components/navigation':
    'Navigation links to the areas of a product, in a list at the side of the page or a bar at the top.',
  '/components/notification-badge':
    'A notification badge is a button that opens the notification drawer, and shows whether any notification is unread.',
  '/components/notification-drawer':
    'A notification drawer lists the notifications of a product, so that users can return to them and act on them.',
  '/components/number-input':
    'A number input accepts a number that users type, or change step by step with two buttons.',
  '/components/overflow-menu':
    'An overflow menu shows actions side by side while there is room, and moves them into a menu when there isn’t.',
  '/components/page': 'A page is the frame of a product, with a masthead, navigation, and sections of content.',
  '/components/pagination':
    'Pagination divides a long list into pages, moves between them, and sets the number of items on each page.',
  '/components/panel': 'A panel sets an area apart from its surroundings, and can have a header and a footer.',
  '/components/password-generator':
    'This demo suggests a generated password below a field, which users can accept or replace with another one.',
  '/components/password-strength': 'This demo rates a password as users type, and shows which rules it meets.',
  '/components/popover':
    'A popover opens next to an element to explain it, and can contain links, buttons, and other content.',
  '/components/progress': 'A progress bar shows how much of a task is complete, and whether the task succeeded.',
  '/components/progress-stepper':
    'A progress stepper shows the completed steps of a process, the current step, and the steps to come.',
  '/components/search-input': 'A search input accepts text to search or filter by, and can show the number of matches.',
  '/components/sidebar': 'A sidebar divides an area into a panel and its content, which stack in narrow windows.',
  '/components/simple-list': 'A simple list shows plain items, alone or in titled groups, from which users choose one.',
  '/components/skeleton': 'A skeleton reserves space for content that is loading, in the shape of that content.',
  '/components/skip-to-content':
    'A skip to content link appears on keyboard focus, and moves users past the masthead and navigation to the content.',
  '/components/slider': 'A slider sets a value within a range by moving a thumb along a track.',
  '/components/spinner': 'A spinner shows that content is loading when the remaining time is unknown.',
  '/components/switch': 'A switch turns a setting on or off, with immediate effect.',
  '/components/table': 'A table arranges data in rows and columns that users can scan, compare, sort, and act on.',
  '/components/tabs': 'Tabs divide related content into panels in the same space, and show one panel at a time.',
  '/components/text-input-group':
    'A text input group adds icons, labels, and buttons within the frame of a text input.',
  '/components/tile':
    'A tile is a selectable box with a title and an optional icon. It is deprecated: use a card instead.',
  '/components/timestamp':
    'A timestamp shows a date and time in the format of a locale, and can show more in a tooltip.',
  '/components/title':
    'A title is a heading with a level for the outline of the page, and an independent size for its look.',
  '/components/toggle-group':
    'A toggle group joins buttons that stay pressed, so that users can choose one or more of a few options.',
  '/components/toolbar':
    'A toolbar groups the controls that filter, sort, and act on the data below it, and adapts to narrow windows.',
  '/components/tooltip':
    'A tooltip explains an element in a few words while the element has the pointer or the keyboard focus.',
  '/components/tree-view':
    'A tree view shows a hierarchy with levels that expand and collapse, and items that users can select.',
  '/components/truncate':
    'Truncate shortens text to fit its space, at the start, middle, or end, and shows the full text in a tooltip.',
  '/components/wizard': 'A wizard guides users through a long task step by step, and shows their progress.'
};

/** Texts about components by the address of their page. */
export const componentSummaries: NonNullable<SiteConfig['summaries']> = Object.fromEntries(
  Object.entries(texts).map(([page, text]) => [page, { text }])
);
