import {
  Button,
  Card,
  CardBody,
  Form,
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  TextInput
} from '@patternfly/react-core';

const ROW: React.CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: 'var(--pf-t--global--spacer--md)'
};

const VIEWS: { id: string; name: string; style: React.CSSProperties }[] = [
  { id: 'sharp', name: 'Typical vision', style: {} },
  { id: 'blurred', name: 'Blurred vision', style: { filter: 'blur(1.6px)' } },
  { id: 'gray', name: 'No perception of color', style: { filter: 'grayscale(1)' } }
];

/** One form as people with different vision see it. */
export const SeenForm: React.FunctionComponent = () => (
  <div style={ROW}>
    {VIEWS.map(({ id, name, style }) => (
      <div key={id}>
        <p style={{ marginBlockEnd: 'var(--pf-t--global--spacer--sm)' }}>{name}</p>
        <Card style={style}>
          <CardBody>
            <Form>
              <FormGroup label="Port" fieldId={`seen-${id}`}>
                <TextInput
                  id={`seen-${id}`}
                  defaultValue="80443"
                  validated="error"
                  aria-describedby={`seen-${id}-help`}
                />
                <FormHelperText>
                  <HelperText id={`seen-${id}-help`}>
                    <HelperTextItem variant="error">Use a port up to 65535</HelperTextItem>
                  </HelperText>
                </FormHelperText>
              </FormGroup>
              <Button>Save</Button>
            </Form>
          </CardBody>
        </Card>
      </div>
    ))}
  </div>
);
