import { useState } from 'react';
import { Button, Content, Flex, FlexItem, Form, FormGroup, TextInput } from '@patternfly/react-core';

export const FaultyForm: React.FunctionComponent = () => {
  const [isSent, setIsSent] = useState(false);

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setIsSent(true);
      }}
    >
      <Content component="p">
        <strong>Invite a member</strong>
      </Content>
      <Flex direction={{ default: 'column' }}>
        <FlexItem order={{ default: '2' }}>
          <Button type="submit">Invite</Button>
        </FlexItem>
        <FlexItem order={{ default: '1' }}>
          <FormGroup label="Work email" fieldId="faulty-email">
            <TextInput id="faulty-email" type="email" placeholder="Address at your company, not a private one" />
          </FormGroup>
        </FlexItem>
      </Flex>
      {isSent && <Content component="p">Invitation sent</Content>}
      <Content component="p">
        Members see all projects. <a href="#practice">Learn more</a>
      </Content>
      <Content component="p">
        Invitations are valid for 7 days. <a href="#practice">Learn more</a>
      </Content>
    </Form>
  );
};
