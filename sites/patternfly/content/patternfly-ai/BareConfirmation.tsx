import Message from '@patternfly/chatbot/dist/dynamic/Message';

export const BareConfirmation: React.FunctionComponent = () => (
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
);
