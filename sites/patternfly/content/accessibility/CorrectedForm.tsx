import { useState } from 'react';
import {
  Button,
  Content,
  Flex,
  FlexItem,
  Form,
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  TextInput,
  Title
} from '@patternfly/react-core';

export const CorrectedForm: React.FunctionComponent = () => {
  const [isSent, setIsSent] = useState(false);

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setIsSent(true);
      }}
    >
      <Title headingLevel="h4">Invite a member</Title>
      <Flex direction={{ default: 'column' }}>
        <FlexItem>
          <FormGroup label="Work email" fieldId="corrected-email">
            <TextInput id="corrected-email" type="email" aria-describedby="corrected-email-help" />
            <FormHelperText>
              <HelperText id="corrected-email-help">
                <HelperTextItem>Address at your company, not a private one</HelperTextItem>
              </HelperText>
            </FormHelperText>
          </FormGroup>
        </FlexItem>
        <FlexItem>
          <Button type="submit">Invite</Button>
        </FlexItem>
      </Flex>
      <div role="status">{isSent && <Content component="p">Invitation sent</Content>}</div>
      <Content component="p">
        Members see all projects. <a href="#practice">What members can do</a>
      </Content>
      <Content component="p">
        Invitations are valid for 7 days. <a href="#practice">How invitations work</a>
      </Content>
    </Form>
  );
};
