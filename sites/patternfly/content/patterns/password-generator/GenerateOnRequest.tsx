import { useState } from 'react';
import {
  Button,
  Form,
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  InputGroup,
  InputGroupItem,
  TextInput
} from '@patternfly/react-core';
import { RhUiViewFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-view-fill-icon';
import { RhUiViewOffFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-view-off-fill-icon';
import { generatePassword } from './generatePassword';

export const GenerateOnRequest: React.FunctionComponent = () => {
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [message, setMessage] = useState('');

  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <FormGroup label="New password" fieldId="generated-password">
        <InputGroup>
          <InputGroupItem isFill>
            <TextInput
              id="generated-password"
              type={isShown ? 'text' : 'password'}
              autoComplete="new-password"
              aria-describedby="generated-password-help"
              value={password}
              onChange={(_event, value) => {
                setPassword(value);
                setMessage('');
              }}
            />
          </InputGroupItem>
          <InputGroupItem>
            <Button
              variant="control"
              aria-label={isShown ? 'Hide password' : 'Show password'}
              icon={isShown ? <RhUiViewOffFillIcon /> : <RhUiViewFillIcon />}
              onClick={() => setIsShown(!isShown)}
            />
          </InputGroupItem>
          <InputGroupItem>
            <Button
              variant="control"
              onClick={() => {
                setPassword(generatePassword());
                setIsShown(true);
                setMessage('A new password is in the field. Save it in your password manager.');
              }}
            >
              Generate
            </Button>
          </InputGroupItem>
        </InputGroup>
        <FormHelperText>
          <HelperText id="generated-password-help" aria-live="polite">
            <HelperTextItem>{message || 'Type a password, or generate one with 20 characters.'}</HelperTextItem>
          </HelperText>
        </FormHelperText>
      </FormGroup>
    </Form>
  );
};
