import type { SiteConfig } from 'patternbook';

/**
 * What a page is about in a sentence, by its address: pages outside of the components without a tab that was written for
 * this site, whose first paragraph is their lead otherwise, and generated lists of pages.
 */
const texts: Record<string, string> = {
  '/accessibility':
    'How to design, build, and test products that everyone can use, and what the components do for you.',
  '/component-groups/ansible': 'Ansible shows the logo of the Ansible project, in a style for its support status.',
  '/component-groups/bulk-select':
    'A bulk select is a checkbox with a menu that selects the records of a page, all records, or none.',
  '/component-groups/close-button': 'A close button is a plain button with an icon that closes a temporary view.',
  '/component-groups/column-management-modal':
    'A column management modal lets users choose which columns of a table are shown.',
  '/component-groups/deck':
    'A deck presents announcements or a short tour as a sequence of pages, one at a time, on a page or in a modal.',
  '/component-groups/error-boundary':
    'An error boundary catches errors in a part of a page, and shows an error state in place of that part.',
  '/component-groups/error-state': 'An error state explains that something went wrong, and offers a way back.',
  '/component-groups/external-link-button':
    'An external link button opens a link in a new tab, and shows an icon that says so.',
  '/component-groups/field-builder': 'A field builder lets users add and remove rows of fields in a form.',
  '/component-groups/list-manager': 'A list manager lets users select the items of a list and change their order.',
  '/component-groups/log-snippet': 'A log snippet shows a few lines of a log below a message about an event.',
  '/component-groups/maintenance':
    'A maintenance page explains that a site is down for planned work, and when it will be back.',
  '/component-groups/missing-page':
    'A missing page explains that an address doesn’t exist, and leads to the home page.',
  '/component-groups/multi-content-card': 'A multi-content card joins the content of several cards in one layout.',
  '/component-groups/page-header':
    'A page header begins a page with its title and subtitle, and can contain an icon, a label, links, and actions.',
  '/component-groups/responsive-actions':
    'Responsive actions are a row of buttons that move into a menu where the window is narrow.',
  '/component-groups/service-card': 'A service card introduces a service with an icon, a title, a text, and a footer.',
  '/component-groups/severity': 'Severity shows how serious a problem is, with an icon for each level and a label.',
  '/component-groups/shortcut-grid': 'A shortcut grid lists keyboard shortcuts beside their actions.',
  '/component-groups/skeleton-table': 'A skeleton table takes the place of a table while its rows load.',
  '/component-groups/stale-data-warning':
    'A stale data warning shows that an object is out of date and will be removed, and when.',
  '/component-groups/status': 'A status shows the state of an object as an icon and text.',
  '/component-groups/tag-count': 'A tag count is a button with an icon and the number of tags that an item has.',
  '/component-groups/unauthorized-access':
    'An unauthorized access page explains that users have no permission for a page, and leads them back.',
  '/component-groups/unavailable-content':
    'Unavailable content explains that a part of a page can’t be shown for now, and lists the next steps.',
  '/component-groups/warning-modal': 'A warning modal asks users to confirm or cancel a risky action.',
  '/developer-resources':
    'Handbooks for developers: terminals, automated tests, right-to-left languages, server rendering, code checks, and changes by release.',
  '/developer-resources/open-ui-automation':
    'Open UI Automation gives components attributes by which automated tests find them, whatever framework built them.',
  '/extensions/catalog-view/catalog-item-header':
    'A catalog item header introduces one item of a catalog with its image, its name, and its provider.',
  '/extensions/catalog-view/catalog-tile':
    'A catalog tile represents an item of a catalog with its image, name, description, and badges.',
  '/extensions/catalog-view/filter-side-panel':
    'A filter side panel narrows a catalog by category, rating, and other values, at its side.',
  '/extensions/catalog-view/properties-side-panel':
    'A properties side panel lists the details of a catalog item at its side, as pairs of name and value.',
  '/extensions/catalog-view/vertical-tabs':
    'Vertical tabs lead through the categories of a catalog, which can have further levels.',
  '/extensions/data-view/table':
    'The table of a data view shows its records in rows or as a tree, and has states for loading, errors, and no results.',
  '/extensions/data-view/toolbar':
    'The toolbar of a data view combines its filters, bulk selection, actions, and pagination.',
  '/extensions/log-viewer': 'A log viewer shows long logs in real time, with search and automatic scrolling.',
  '/extensions/quick-starts': 'Quick starts guide users through a task step by step, beside the pages of the product.',
  '/extensions/user-feedback':
    'User feedback is a dialog that collects opinions and bug reports, and invites people to take part in research.',
  '/patternfly-ai/chatbot/analytics':
    'Callbacks of the ChatBot report the actions of people in a conversation, so that you can send it to a service for analytics.',
  '/patternfly-ai/chatbot/customizing-messages':
    'Plugins for Markdown change how the messages of a ChatBot are parsed and rendered.',
  '/patternfly-ai/chatbot/messages':
    'Messages are the turns of a conversation: questions of users and answers of the ChatBot, with sources, files, and actions.',
  '/patternfly-ai/chatbot/overview':
    'The ChatBot extension has the parts of a conversation with an assistant: a window, messages, a field, and a history.',
  '/patternfly-ai/chatbot/ui':
    'The window of a ChatBot consists of a toggle, a header, the conversation, and a footer with the message bar.',
  '/topology/anchors': 'An anchor is the point at which an edge meets its node.',
  '/topology/context-menu': 'A context menu lists the actions of a node, an edge, or the whole graph.',
  '/topology/control-bar': 'A control bar has buttons that zoom in and out, fit the graph into the view, and reset it.',
  '/topology/custom-edges':
    'An edge connects two nodes, and can show the direction and the kind of their relationship.',
  '/topology/custom-nodes':
    'A node represents one item of a topology view, such as a process or a service, with a shape, a label, and a status.',
  '/topology/drag-and-drop': 'Drag and drop lets users move nodes, group them, and connect them with edges.',
  '/topology/layouts': 'A layout places the nodes of a topology view by a rule, such as a grid, a circle, or layers.',
  '/topology/pan-and-zoom':
    'Pan and zoom move and scale a topology view, so that users reach every part of a large graph.',
  '/topology/pipelines': 'A pipeline shows connected tasks in the order in which they run, with the status of each.',
  '/topology/selection': 'Selection lets users choose nodes and edges, one at a time or several together.',
  '/topology/sidebar': 'A sidebar shows the details of the selected node in a topology view, beside the graph.',
  '/topology/toolbar': 'A toolbar has the controls of a topology view, such as filters, in a row above the graph.',
  '/training': 'Exercises in HTML, CSS variables, and React, with checks of your code as you write it.',
  '/utility-classes/accessibility':
    'Accessibility utilities hide content visually but not from screen readers, and show it again at a breakpoint.',
  '/utility-classes/alignment': 'Alignment utilities align text to the start, the center, or the end of its line.',
  '/utility-classes/background-color':
    'Background color utilities give an element the background of a surface or a status.',
  '/utility-classes/box-shadow': 'Box shadow utilities lift an element above the page, on all sides or on one.',
  '/utility-classes/display':
    'Display utilities hide or show an element, also at a breakpoint, or make it a block, inline, a grid, or a flex container.',
  '/utility-classes/flex':
    'Flex utilities make an element a flex container, and arrange the items in it without a style sheet of your own.',
  '/utility-classes/float': 'Float utilities move an element to one side, with text around it.',
  '/utility-classes/sizing':
    'Sizing utilities set the width and height of an element relative to its parent or to the window.',
  '/utility-classes/spacing': 'Spacing utilities set margin and padding to the steps of the spacing scale.',
  '/utility-classes/text': 'Text utilities set the size, weight, color, and wrapping of text.'
};

export const pageSummaries: NonNullable<SiteConfig['summaries']> = Object.fromEntries(
  Object.entries(texts).map(([page, text]) => [page, { text }])
);
