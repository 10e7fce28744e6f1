import { ChatbotFootnote } from '@patternfly/chatbot/dist/dynamic/ChatbotFooter';

export const LegalFootnote: React.FunctionComponent = () => (
  <ChatbotFootnote label="Responses are provided as is, without warranty of any kind, and no liability is accepted for their accuracy, completeness, or fitness for a particular purpose." />
);
