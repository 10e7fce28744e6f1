/** Pages that together cover all parts of the frame and all kinds of content. */
export const REPRESENTATIVE_PAGES = [
  '/',
  '/components',
  '/components/accordion',
  '/components/table',
  '/components/tabs/html',
  '/components/wizard/react-deprecated',
  '/components/compass',
  '/components/menus/select/react-templates',
  '/charts/area-chart',
  '/extensions/quick-starts/design-guidelines',
  '/layouts/flex',
  '/topology/custom-nodes',
  '/utility-classes/spacing',
  '/patternfly-ai/chatbot/messages',
  '/no/such/page'
];
