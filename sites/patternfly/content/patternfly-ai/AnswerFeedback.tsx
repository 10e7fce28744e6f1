import Message from '@patternfly/chatbot/dist/dynamic/Message';
import { ChatWindow } from '../figures/ChatWindow';

export const AnswerFeedback: React.FunctionComponent = () => (
  <ChatWindow>
    <Message
      role="bot"
      name="Console assistant"
      timestamp="10:05 AM"
      content="The certificate of *web-shop* expires on June 30."
      actions={{
        positive: { onClick: () => undefined },
        negative: { onClick: () => undefined },
        copy: { onClick: () => undefined }
      }}
    />
  </ChatWindow>
);
