import {
  Button,
  Checkbox,
  Form,
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  TextInput
} from '@patternfly/react-core';
import { useRef, useState } from 'react';

export const AddressForm: React.FunctionComponent = () => {
  const [address, setAddress] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isMissing = address.trim() === '';
        setHasFailed(isMissing);
        if (isMissing) {
          field.current?.focus();
        }
      }}
    >
      <FormGroup label="Email address" fieldId="develop-address" isRequired>
        <TextInput
          id="develop-address"
          ref={field}
          type="email"
          autoComplete="email"
          isRequired
          value={address}
          onChange={(_event, value) => setAddress(value)}
          validated={hasFailed ? 'error' : 'default'}
          aria-describedby="develop-address-help"
        />
        <FormHelperText>
          <HelperText id="develop-address-help">
            <HelperTextItem variant={hasFailed ? 'error' : 'default'}>
              {hasFailed ? 'Enter your email address' : 'Invoices go to this address'}
            </HelperTextItem>
          </HelperText>
        </FormHelperText>
      </FormGroup>
      <FormGroup role="group" label="Send me" fieldId="develop-topics" isStack>
        <Checkbox id="develop-invoices" label="Invoices" defaultChecked />
        <Checkbox id="develop-outages" label="News about outages" />
      </FormGroup>
      <Button type="submit">Save</Button>
    </Form>
  );
};
