import {
  ActionGroup,
  Button,
  Card,
  CardBody,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
  Form,
  FormGroup,
  Grid,
  GridItem,
  Skeleton,
  TextInput
} from '@patternfly/react-core';

const stage = (name: string, content: React.ReactNode): React.ReactNode => (
  <GridItem key={name} md={4}>
    <Card isFullHeight>
      <CardBody>{content}</CardBody>
    </Card>
  </GridItem>
);

const nameField = (id: string, field: React.ReactNode, button: React.ReactNode): React.ReactNode => (
  <Form>
    <FormGroup label="Name" fieldId={id}>
      {field}
    </FormGroup>
    <ActionGroup>{button}</ActionGroup>
  </Form>
);

export const FormStages: React.FunctionComponent = () => (
  <Grid hasGutter>
    {stage(
      'loading',
      nameField(
        'stage-loading',
        <Skeleton id="stage-loading" height="2.25rem" screenreaderText="Loading the name" />,
        <Button isDisabled>Save</Button>
      )
    )}
    {stage(
      'saving',
      nameField(
        'stage-saving',
        <TextInput id="stage-saving" defaultValue="web-1" />,
        <Button isLoading spinnerAriaLabel="Saving">
          Save
        </Button>
      )
    )}
    {stage(
      'failed',
      <EmptyState titleText="Couldn’t load web-1" headingLevel="h4" variant="xs" status="danger">
        <EmptyStateBody>The server didn’t respond.</EmptyStateBody>
        <EmptyStateFooter>
          <EmptyStateActions>
            <Button variant="link">Try again</Button>
          </EmptyStateActions>
        </EmptyStateFooter>
      </EmptyState>
    )}
  </Grid>
);
