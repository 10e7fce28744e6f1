import type { BaselineEntry } from 'patternbook';

const typeError = { package: '@patternfly/chatbot', versions: '6.5', code: 'type-error' } as const;

/** Chatbot examples that don't type-check. */
export const chatbotProblems: BaselineEntry[] = [
  {
    ...typeError,
    match: 'MouseEvent<Element, MouseEvent> | undefined',
    reason: "The examples import React's MouseEvent, which then also stands where the DOM's is meant.",
    files: {
      'patternfly-docs/content/extensions/chatbot/examples/Messages/FileDetailsLabel.tsx': 1,
      'patternfly-docs/content/extensions/chatbot/examples/UI/ChatbotHeaderBasic.tsx': 1,
      'patternfly-docs/content/extensions/chatbot/examples/UI/CompactOnboarding.tsx': 1,
      'patternfly-docs/content/extensions/chatbot/examples/UI/CompactSettings.tsx': 4,
      'patternfly-docs/content/extensions/chatbot/examples/UI/Onboarding.tsx': 1,
      'patternfly-docs/content/extensions/chatbot/examples/UI/Settings.tsx': 4,
      'patternfly-docs/content/extensions/chatbot/examples/UI/TermsOfUse.tsx': 1,
      'patternfly-docs/content/extensions/chatbot/examples/UI/TermsOfUseCompact.tsx': 1,
      'patternfly-docs/content/extensions/chatbot/examples/demos/Chatbot.tsx': 2,
      'patternfly-docs/content/extensions/chatbot/examples/demos/ChatbotAttachment.tsx': 1,
      'patternfly-docs/content/extensions/chatbot/examples/demos/ChatbotCompact.tsx': 2,
      'patternfly-docs/content/extensions/chatbot/examples/demos/ChatbotDisplayMode.tsx': 2,
      'patternfly-docs/content/extensions/chatbot/examples/demos/ChatbotInDrawer.tsx': 1,
      'patternfly-docs/content/extensions/chatbot/examples/demos/ChatbotTranscripts.tsx': 2,
      'patternfly-docs/content/extensions/chatbot/examples/demos/EmbeddedChatbot.tsx': 1,
      'patternfly-docs/content/extensions/chatbot/examples/demos/WhiteEmbeddedChatbot.tsx': 1
    }
  },
  {
    ...typeError,
    match: "TS2741: Property 'children' is missing",
    reason: 'An empty <Chatbot> stands in the background, but the component asks for children.',
    files: {
      'patternfly-docs/content/extensions/chatbot/examples/UI/ChatbotContainer.tsx': 1,
      'patternfly-docs/content/extensions/chatbot/examples/UI/ChatbotModal.tsx': 1,
      'patternfly-docs/content/extensions/chatbot/examples/UI/CompactOnboarding.tsx': 1,
      'patternfly-docs/content/extensions/chatbot/examples/UI/Onboarding.tsx': 1,
      'patternfly-docs/content/extensions/chatbot/examples/UI/TermsOfUse.tsx': 1,
      'patternfly-docs/content/extensions/chatbot/examples/UI/TermsOfUseCompact.tsx': 1
    }
  },
  {
    ...typeError,
    match: 'TS2554: Expected 1 arguments, but got 0.',
    reason: 'Written for React 18: useRef() without an initial value.',
    files: {
      'patternfly-docs/content/extensions/chatbot/examples/UI/ChatbotHeaderDrawer.tsx': 1,
      'patternfly-docs/content/extensions/chatbot/examples/demos/ChatbotDisplayMode.tsx': 1,
      'patternfly-docs/content/extensions/chatbot/examples/demos/ChatbotInDrawer.tsx': 1
    }
  },
  {
    ...typeError,
    match: "does not exist on type 'unknown'",
    reason: 'Written for React 18, where the props of a child element were any.',
    files: {
      'patternfly-docs/content/extensions/chatbot/examples/UI/ChatbotMessageBarAttach.tsx': 4,
      'patternfly-docs/content/extensions/chatbot/examples/demos/ChatbotAttachmentMenu.tsx': 4
    }
  },
  {
    ...typeError,
    match: "TS2503: Cannot find namespace 'JSX'",
    reason: 'Written for React 18, where JSX was a global namespace.',
    files: { 'patternfly-docs/content/extensions/chatbot/examples/UI/CustomClosedIcon.tsx': 1 }
  },
  {
    ...typeError,
    match: "TS2304: Cannot find name 'Ref'",
    reason: 'The type Ref is used without being imported.',
    files: { 'patternfly-docs/content/extensions/chatbot/examples/UI/CompactSettings.tsx': 3 }
  },
  {
    ...typeError,
    match: "TS2304: Cannot find name 'FormEvent'",
    reason: 'The type FormEvent is used without being imported.',
    files: { 'patternfly-docs/content/extensions/chatbot/examples/UI/Settings.tsx': 1 }
  },
  {
    ...typeError,
    match: "TS2307: Cannot find module '@patternfly/react-core/dist/dynamic/",
    reason: 'The folders of Checkbox and Stack lie one level deeper; the site takes both from the package itself.',
    files: { 'patternfly-docs/content/extensions/chatbot/examples/UI/ChatbotContainer.tsx': 2 }
  },
  {
    ...typeError,
    match: "no exported member 'InitProps'",
    reason: 'The entry of the tracking module does not export its type InitProps.',
    files: { 'patternfly-docs/content/extensions/chatbot/examples/demos/Chatbot.tsx': 1 }
  },
  {
    ...typeError,
    match: `'"fullscreen"' is not assignable to type 'ChatbotDisplayMode'`,
    reason: 'A string stands where the enumeration is asked for; its value is the same.',
    files: { 'patternfly-docs/content/extensions/chatbot/examples/Messages/FileDropZone.tsx': 1 }
  },
  {
    ...typeError,
    match: "TS2353: Object literal may only specify known properties, and ''--pf-v6-c-",
    reason: 'CSS variables in a style object need a cast to CSSProperties.',
    files: {
      'patternfly-docs/content/extensions/chatbot/examples/Messages/MessageWithMarkdownToolResponse.tsx': 4
    }
  }
];
