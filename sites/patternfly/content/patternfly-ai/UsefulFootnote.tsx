import { ChatbotFootnote } from '@patternfly/chatbot/dist/dynamic/ChatbotFooter';
import { ChatWindow } from '../figures/ChatWindow';

export const UsefulFootnote: React.FunctionComponent = () => (
  <ChatWindow>
    <ChatbotFootnote
      label="Answers come from AI. Check them."
      popover={{
        title: 'About these answers',
        description:
          'The assistant reads the documentation and the state of your clusters. It can be wrong. Follow its sources before you change anything.',
        cta: { label: 'Close', onClick: () => undefined },
        link: { label: 'About AI in this product', url: '/patternfly-ai/about-ai' }
      }}
    />
  </ChatWindow>
);
