import { Card, CardBody, Form, FormGroup, FormGroupLabelHelp, Popover, TextInput } from '@patternfly/react-core';

export const RuleBehindIcon: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Form onSubmit={(event) => event.preventDefault()}>
        <FormGroup
          label="Project name"
          fieldId="usage-hidden-rule"
          labelHelp={
            <Popover
              aria-label="Rule for project names"
              bodyContent="A project name has lowercase letters, digits, and dashes."
            >
              <FormGroupLabelHelp aria-label="More about the project name" />
            </Popover>
          }
        >
          <TextInput id="usage-hidden-rule" />
        </FormGroup>
      </Form>
    </CardBody>
  </Card>
);
