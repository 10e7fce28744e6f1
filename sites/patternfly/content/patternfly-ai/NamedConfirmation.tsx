import Message from '@patternfly/chatbot/dist/dynamic/Message';
import { ChatWindow } from '../figures/ChatWindow';

export const NamedConfirmation: React.FunctionComponent = () => (
  <ChatWindow>
    <Message
      role="bot"
      name="Console assistant"
      timestamp="9:30 AM"
      content="This deletes the volume *logs-archive* and its 120 GB of data. It can’t be undone."
      quickResponses={[
        { id: 'named-delete', content: 'Delete logs-archive' },
        { id: 'named-keep', content: 'Keep it' }
      ]}
    />
  </ChatWindow>
);
