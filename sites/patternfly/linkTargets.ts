import type { SiteConfig } from 'patternbook';

/** Where links of the packages lead whose pages or headings have other names on this site. */
export const linkTargets: NonNullable<SiteConfig['linkTargets']> = {
  // The site explains announcements and time limits for all components in one place.
  '/components/alert/accessibility#aria-atomic-and-aria-relevant':
    '/accessibility/develop-for-accessibility#announcements',
  '/components/alert/accessibility#toast-alerts': '/accessibility/design-for-accessibility#motion-and-time',

  '/components/card#clickable-and-selectable-cards': '/components/card#actionable-and-selectable',
  '/components/cards': '/components/card',
  '/components/helper-text/react-demos#with-dynamic-text': '/components/helper-text/react-demos#dynamic-helper-text',
  '/components/label/design-guidelines#nonstatus-labels': '/components/label#filled-labels',
  '/components/label#editable': '/components/label/html#editable',
  '/components/navigation#horizontal': '/components/navigation/html#horizontal',
  '/components/text-input-group#filters': '/components/text-input-group#with-filters',
  '/utility-classes/background-color#inverse-background-colors':
    '/utility-classes/background-color#standard-background-colors',

  '/extensions/chatbot/uir#content-and-message-box': '/patternfly-ai/chatbot/ui#content-and-message-box',
  '/patternfly-ai/chatbot/messages##file-attachments': '/patternfly-ai/chatbot/messages#file-attachments',
  '/patternfly-ai/chatbot/ui#attachment-label': '/patternfly-ai/chatbot/messages#attachment-label',
  '/patternfly-ai/chatbot/ui#message-box': '/patternfly-ai/chatbot/ui#content-and-message-box'
};
