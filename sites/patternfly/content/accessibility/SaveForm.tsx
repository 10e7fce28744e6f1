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

export interface SaveFormProps {
  isExplained?: boolean;
}

/** A form with a missing value, which explains it or disables its button. */
export const SaveForm: React.FunctionComponent<SaveFormProps> = ({ isExplained = false }) => {
  const id = isExplained ? 'explained-owner' : 'disabled-owner';
  return (
    <Card>
      <CardBody>
        <Form>
          <FormGroup label="Owner" fieldId={id} isRequired>
            <TextInput
              id={id}
              isRequired
              {...(isExplained && { validated: 'error', 'aria-describedby': `${id}-help` })}
            />
            {isExplained && (
              <FormHelperText>
                <HelperText id={`${id}-help`}>
                  <HelperTextItem variant="error">Enter the owner</HelperTextItem>
                </HelperText>
              </FormHelperText>
            )}
          </FormGroup>
          <Button isDisabled={!isExplained}>Save</Button>
        </Form>
      </CardBody>
    </Card>
  );
};
