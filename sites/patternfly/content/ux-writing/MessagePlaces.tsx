import {
  Alert,
  Button,
  Card,
  CardBody,
  Form,
  FormAlert,
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  TextInput,
  Title
} from '@patternfly/react-core';
import { PageOutline } from '../figures/PageOutline.tsx';

const TOAST: React.CSSProperties = {
  position: 'absolute',
  insetBlockStart: 'var(--pf-t--global--spacer--md)',
  insetInlineEnd: 'var(--pf-t--global--spacer--md)',
  inlineSize: 'min(19rem, 80%)'
};

export const MessagePlaces: React.FunctionComponent = () => (
  <PageOutline
    over={
      <div style={TOAST} data-part="toast">
        <Alert variant="danger" component="p" title="Couldn't back up prod-east">
          The storage is full.
        </Alert>
      </div>
    }
  >
    <Title headingLevel="h3" size="xl" style={{ marginBlockStart: 'var(--pf-t--global--spacer--3xl)' }}>
      Add host
    </Title>
    <Card>
      <CardBody>
        <Form onSubmit={(event) => event.preventDefault()}>
          <FormAlert data-part="form">
            <Alert variant="danger" isInline component="p" title="Couldn't add the host: correct the port" />
          </FormAlert>
          <FormGroup label="Port" fieldId="places-port">
            <TextInput
              id="places-port"
              defaultValue="70000"
              validated="error"
              inputMode="numeric"
              aria-describedby="places-message"
            />
            <FormHelperText>
              <HelperText id="places-message">
                <HelperTextItem variant="error" data-part="field">
                  Enter a number from 1 to 65535.
                </HelperTextItem>
              </HelperText>
            </FormHelperText>
          </FormGroup>
          <div>
            <Button>Add host</Button>
          </div>
        </Form>
      </CardBody>
    </Card>
  </PageOutline>
);
