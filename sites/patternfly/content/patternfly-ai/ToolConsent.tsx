import Message from '@patternfly/chatbot/dist/dynamic/Message';
import { ChatWindow } from '../figures/ChatWindow';

export const ToolConsent: React.FunctionComponent = () => (
  <ChatWindow>
    <Message
      role="bot"
      name="Console assistant"
      timestamp="10:20 AM"
      content="Restarting the pod should free its memory."
      toolCall={{
        titleText: 'Restart pod checkout-7d9',
        expandableContent: 'Requests to checkout wait for about 20 seconds.',
        runButtonText: 'Restart pod',
        cancelButtonText: 'Cancel'
      }}
    />
  </ChatWindow>
);
