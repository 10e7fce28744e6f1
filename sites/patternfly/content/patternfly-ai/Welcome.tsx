import ChatbotWelcomePrompt from '@patternfly/chatbot/dist/dynamic/ChatbotWelcomePrompt';
import { ChatWindow } from '../figures/ChatWindow';

export const Welcome: React.FunctionComponent = () => (
  <ChatWindow>
    <ChatbotWelcomePrompt
      title="Hello, Ana"
      description="What do you want to know about your clusters?"
      prompts={[
        { title: 'Find a cause', message: 'Why did my last build fail?', onClick: () => undefined },
        { title: 'Plan ahead', message: 'When will prod-east run out of storage?', onClick: () => undefined }
      ]}
    />
  </ChatWindow>
);
