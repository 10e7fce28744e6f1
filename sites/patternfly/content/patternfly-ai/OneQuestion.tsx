import Message from '@patternfly/chatbot/dist/dynamic/Message';
import { ChatWindow } from '../figures/ChatWindow';

export const OneQuestion: React.FunctionComponent = () => (
  <ChatWindow>
    <Message
      role="bot"
      name="Console assistant"
      timestamp="9:20 AM"
      content="For which environment?"
      quickResponses={[
        { id: 'question-staging', content: 'Staging' },
        { id: 'question-production', content: 'Production' }
      ]}
    />
  </ChatWindow>
);
