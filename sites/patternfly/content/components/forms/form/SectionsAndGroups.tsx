import {
  Card,
  CardBody,
  Form,
  FormFieldGroup,
  FormFieldGroupExpandable,
  FormFieldGroupHeader,
  FormGroup,
  FormSection,
  Grid,
  GridItem,
  TextInput
} from '@patternfly/react-core';

const field = (id: string, label: string, value: string): React.ReactNode => (
  <FormGroup label={label} fieldId={id}>
    <TextInput id={id} defaultValue={value} />
  </FormGroup>
);

const header = (id: string, text: string): React.ReactNode => <FormFieldGroupHeader titleText={{ text, id }} />;

export const SectionsAndGroups: React.FunctionComponent = () => (
  <Grid hasGutter>
    <GridItem md={6}>
      <Card isFullHeight>
        <CardBody>
          <Form>
            <FormSection title="Server" titleElement="h4">
              {field('section-name', 'Name', 'web-1')}
            </FormSection>
            <FormSection title="Network" titleElement="h4">
              {field('section-address', 'Address', '203.0.113.7')}
            </FormSection>
          </Form>
        </CardBody>
      </Card>
    </GridItem>
    <GridItem md={6}>
      <Card isFullHeight>
        <CardBody>
          <Form>
            <FormFieldGroup header={header('group-server', 'Server')}>
              {field('group-name', 'Name', 'web-1')}
            </FormFieldGroup>
            <FormFieldGroupExpandable hasAnimations header={header('group-network', 'Network')}>
              {field('group-address', 'Address', '203.0.113.7')}
            </FormFieldGroupExpandable>
          </Form>
        </CardBody>
      </Card>
    </GridItem>
  </Grid>
);
