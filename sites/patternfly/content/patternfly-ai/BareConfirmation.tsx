import Message from '@patternfly/chatbot/dist/dynamic/Message';
import { ChatWindow } from '../figures/ChatWindow';

export const BareConfirmation: React.FunctionComponent = () => (
  <ChatWindow>
    <Message
      role="bot"
      name="Console assistant"
      timestamp="9:31 AM"
      content="Are you sure?"
      quickResponses={[
        { id: 'bare-yes', content: 'Yes' },
        { id: 'bare-no', content: 'No' }
      ]}
    />
  </ChatWindow>
);
