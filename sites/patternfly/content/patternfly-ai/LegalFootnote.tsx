import { ChatbotFootnote } from '@patternfly/chatbot/dist/dynamic/ChatbotFooter';
import { ChatWindow } from '../figures/ChatWindow';

export const LegalFootnote: React.FunctionComponent = () => (
  <ChatWindow>
    <ChatbotFootnote label="Responses are provided as is, without warranty of any kind, and no liability is accepted for their accuracy, completeness, or fitness for a particular purpose." />
  </ChatWindow>
);
