import Message from '@patternfly/chatbot/dist/dynamic/Message';

export const OneQuestion: React.FunctionComponent = () => (
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
);
