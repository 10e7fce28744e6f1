import {
  Card,
  CardBody,
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  TextInput
} from '@patternfly/react-core';

export const RuleBelowField: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <FormGroup label="Project name" fieldId="usage-project-name">
        <TextInput id="usage-project-name" aria-describedby="usage-project-name-help" />
        <FormHelperText>
          <HelperText id="usage-project-name-help">
            <HelperTextItem>Lowercase letters, digits, and dashes</HelperTextItem>
          </HelperText>
        </FormHelperText>
      </FormGroup>
    </CardBody>
  </Card>
);
