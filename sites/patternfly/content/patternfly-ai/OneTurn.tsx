import Message from '@patternfly/chatbot/dist/dynamic/Message';
import { ChatWindow } from '../figures/ChatWindow';

export const OneTurn: React.FunctionComponent = () => (
  <ChatWindow>
    <Message role="user" name="Ana" timestamp="8:30 AM" content="How much memory may my project use?" />
    <Message
      role="bot"
      name="Console assistant"
      timestamp="8:31 AM"
      content="64 GB. The project *web-shop* uses 51 GB now."
      sources={{
        sources: [
          {
            title: 'Quotas of a project',
            link: '#show-sources',
            body: 'How much memory, storage, and processing time a project may use.'
          }
        ]
      }}
      quickResponses={[
        { id: 'turn-pods', content: 'Which pods use the most?' },
        { id: 'turn-more', content: 'Request more memory' }
      ]}
    />
  </ChatWindow>
);
