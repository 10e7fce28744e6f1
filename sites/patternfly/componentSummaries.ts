import type { SiteConfig } from 'patternbook';

import { componentIllustrations } from './componentIllustrations.ts';

/** One-sentence purpose of each component, keyed by page address. */
const texts: Record<string, string> = {
  '/components/about-modal': 'An about modal shows the name, the brand, and the legal notice of a product in a dialog.',
  '/components/accordion':
    'An accordion stacks headings that each open a panel of content, so that people see the outline first and the details they choose.',
  '/components/action-list':
    'An action list groups buttons that act on the same content, in a row or a column with even spacing.',
  '/components/alert':
    'An alert is a short message about something that happened or needs attention, with a color and an icon for how serious it is.',
  '/components/avatar': 'An avatar represents a person with an image or initials, in one of four sizes.',
  '/components/back-to-top':
    'A back to top button appears when people have scrolled down a long page, and takes them to its beginning.',
  '/components/badge': 'A badge shows a number beside the items that it counts, in a color for read or unread ones.',
  '/components/banner': 'A banner is a short message across the page, in a color of its own or that of a status.',
  '/components/breadcrumb':
    'A breadcrumb shows the position of a page in a hierarchy, with a link to each level above it.',
  '/components/button':
    'A button starts an action: it submits a form, opens a dialog, or changes something on the page.',
  '/components/card':
    'A card frames content that belongs together, such as a summary, a chart, or an item that people can select.',
  '/components/clipboard-copy':
    'A clipboard copy shows a text that people need elsewhere, with a button that copies it.',
  '/components/code-block':
    'A code block shows code to read in a monospaced font, with a place for actions such as copying it.',
  '/components/code-editor':
    'A code editor lets people read and change code with highlighted syntax, and can offer to copy, upload, and download it.',
  '/components/content': 'Content styles the headings, paragraphs, lists, and links of running text.',
  '/components/data-list':
    'A data list shows items of varied content in rows, which people can select, expand, or act on.',
  '/components/date-and-time/calendar-month':
    'A calendar month shows the days of a month, so that people can choose one of them or a range.',
  '/components/date-and-time/date-picker': 'A date picker takes a date that people type, or choose from a calendar.',
  '/components/date-and-time/time-picker': 'A time picker takes a time that people type, or choose from a menu.',
  '/components/description-list':
    'A description list pairs terms with their values, stacked or side by side, in one column or several.',
  '/components/drag-and-drop':
    'Drag and drop lets people change the order of items or move them between lists, by pointer or by keyboard.',
  '/components/drawer': 'A drawer opens a panel beside or over the content, for details or tasks that belong to it.',
  '/components/dual-list-selector':
    'A dual list selector moves options between two lists, so that people see both the selected and the remaining ones.',
  '/components/empty-state': 'An empty state replaces missing content: it gives the reason and offers the next step.',
  '/components/expandable-section': 'An expandable section hides content behind a toggle until people want to read it.',
  '/components/file-upload/multiple-file-upload':
    'A multiple file upload takes several files by drag and drop or from a file dialog, and shows how far each has come.',
  '/components/file-upload/simple-file-upload':
    'A simple file upload takes one file by drag and drop or from a file dialog, and can show its text.',
  '/components/forms/checkbox':
    'A checkbox turns one option on or off; in a list, each option is independent of the others.',
  '/components/forms/form':
    'A form arranges fields with their labels and help, and the buttons that submit or cancel it.',
  '/components/forms/form-select':
    'A form select offers options in the browser’s own list, of which people choose one.',
  '/components/forms/radio': 'Radio buttons let people choose exactly one of a few visible options.',
  '/components/forms/text-area': 'A text area takes text of several lines, and can grow with its content.',
  '/components/forms/text-input': 'A text input takes a short text on one line.',
  '/components/helper-text': 'Helper text explains the expected value below a field, and any error in it.',
  '/components/hint': 'A hint gives advice or a reminder within the page, with an action where one helps.',
  '/components/icon': 'An icon component gives an icon its size, and the color of a status.',
  '/components/input-group': 'An input group joins a field with its buttons, selects, or text.',
  '/components/jump-links':
    'Jump links list the sections of a long page, lead to each of them, and mark the one in view.',
  '/components/label':
    'A label marks an item with a short word, such as a category, a status, or a filter that people can remove.',
  '/components/list':
    'A list puts related items in order, one below the other or side by side, with bullets, numbers, or icons.',
  '/components/login-page':
    'A login page asks people for their name and password before they enter a product, and shows its brand.',
  '/components/masthead':
    'A masthead spans the top of every page of a product: its logo, the button for its navigation, and its tools.',
  '/components/menus/dropdown': 'A dropdown opens a menu of actions or links from a toggle.',
  '/components/menus/menu':
    'A menu lists actions, links, or options, which can be grouped, filtered, or opened level by level.',
  '/components/menus/menu-toggle': 'A menu toggle is the button that opens a menu, and can show the selected value.',
  '/components/menus/select':
    'A select opens a list from which people choose one option or several; they can type to narrow it.',
  '/components/modal':
    'A modal opens over the page and holds people’s attention until they complete or cancel its task.',
  '/components/navigation':
    'Navigation leads through the areas of a product, as a list at its side or a bar at its top.',
  '/components/notification-badge':
    'A notification badge opens the notification drawer, and shows whether there is anything unread.',
  '/components/notification-drawer':
    'A notification drawer lists the messages of a product, so that people can come back to them and act on them.',
  '/components/number-input':
    'A number input takes a number that people type, or change step by step with two buttons.',
  '/components/overflow-menu':
    'An overflow menu shows actions side by side while there is space, and moves them into a menu when there is not.',
  '/components/page': 'A page is the frame of a product: masthead, navigation, and sections of content.',
  '/components/pagination':
    'Pagination divides a long list into pages, moves between them, and sets how many items each page shows.',
  '/components/panel':
    'A panel sets an area apart from the content around it, with a header and a footer where they help.',
  '/components/popover':
    'A popover opens beside an element and explains it; it can contain links, buttons, and other content.',
  '/components/progress':
    'Progress shows how much of a task is done, with a bar and a measure, and whether it succeeded.',
  '/components/progress-stepper':
    'A progress stepper shows the steps of a process: those that are done, the current one, and those to come.',
  '/components/search-input':
    'A search input takes a text to search or filter by, and can show how many results match.',
  '/components/sidebar': 'A sidebar divides an area into a panel and its content, which stack where space is narrow.',
  '/components/simple-list': 'A simple list shows plain items, alone or in titled groups, of which people choose one.',
  '/components/skeleton':
    'A skeleton holds the place of content that is loading, in the shape that the content will have.',
  '/components/slider': 'A slider sets a value within a range by moving a thumb along a track.',
  '/components/spinner': 'A spinner shows that content is loading when the remaining time is unknown.',
  '/components/switch': 'A switch turns a setting on or off immediately.',
  '/components/table': 'A table arranges data in rows and columns that people can scan, compare, sort, and act on.',
  '/components/tabs': 'Tabs divide related content into panels that share one place, and show one panel at a time.',
  '/components/text-input-group': 'A text input group puts icons, labels, and buttons inside a text input.',
  '/components/timestamp':
    'A timestamp shows a date and time in the format that people expect, and more about it in a tooltip.',
  '/components/title':
    'A title is a heading whose level and size are chosen apart: the level for the outline, the size for the look.',
  '/components/toggle-group':
    'A toggle group joins buttons that stay pressed, to choose one or several of a few options.',
  '/components/toolbar':
    'A toolbar contains controls that filter, sort, and act on the data below it, and adapts to narrow screens.',
  '/components/tooltip':
    'A tooltip explains an element in a few words while a pointer rests on it or it has the keyboard’s focus.',
  '/components/tree-view':
    'A tree view shows a hierarchy whose levels open and close, and whose items people can select.',
  '/components/truncate':
    'Truncate shortens a text to its place, at the end, in the middle, or at the start, and shows all of it in a tooltip.',
  '/components/wizard': 'A wizard leads people through a long task step by step and shows how far they have come.'
};

/** Summaries keyed by page address. The illustrations add no information to the texts. */
export const componentSummaries: NonNullable<SiteConfig['summaries']> = Object.fromEntries(
  Object.entries(texts).map(([page, text]) => {
    const illustration = componentIllustrations[page];
    return [page, { text, ...(illustration && { illustration }) }];
  })
);
