import { Button, Card, Form, FormGroup, TextInput } from '@patternfly/react-core';

const FRAME: React.CSSProperties = { position: 'relative', blockSize: '15rem', overflow: 'hidden' };

const RING: React.CSSProperties = {
  outline: 'var(--pf-t--global--border--width--strong) solid var(--pf-t--global--color--brand--default)',
  outlineOffset: '2px',
  borderRadius: 'var(--pf-t--global--border--radius--small)'
};

const BAR: React.CSSProperties = {
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: 'var(--pf-t--global--spacer--md)',
  backgroundColor: 'var(--pf-t--global--background--color--primary--default)',
  borderBlockStart: 'var(--pf-t--global--border--width--regular) solid var(--pf-t--global--border--color--default)'
};

/** A form with a bar over its end. The last field has the focus, and the form is scrolled by a distance. */
export const StickyBarForm: React.FunctionComponent<{ id: string; scrolled: string }> = ({ id, scrolled }) => (
  <Card style={FRAME}>
    <Form
      onSubmit={(event) => event.preventDefault()}
      style={{ padding: 'var(--pf-t--global--spacer--lg)', marginBlockStart: `calc(-1 * ${scrolled})` }}
    >
      {['Name', 'Region'].map((label) => (
        <FormGroup key={label} label={label} fieldId={`${id}-${label}`}>
          <TextInput id={`${id}-${label}`} defaultValue={label === 'Name' ? 'billing-db' : 'Frankfurt'} />
        </FormGroup>
      ))}
      <FormGroup label="Owner" fieldId={`${id}-owner`}>
        <div style={RING}>
          <TextInput id={`${id}-owner`} defaultValue="Dana Reyes" />
        </div>
      </FormGroup>
    </Form>
    <div style={BAR}>
      <Button>Save</Button>
    </div>
  </Card>
);
