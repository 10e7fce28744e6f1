import { Button, Card, CardBody, CardFooter, Flex, Form, FormGroup, TextArea } from '@patternfly/react-core';

export const EditableDraft: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Form>
        <FormGroup label="Summary (draft by AI)" fieldId="ai-editable-draft">
          <TextArea
            id="ai-editable-draft"
            rows={3}
            resizeOrientation="vertical"
            defaultValue="The disk of db-2 was full from 2:10 to 2:45 AM. Orders were delayed."
          />
        </FormGroup>
      </Form>
    </CardBody>
    <CardFooter>
      <Flex>
        <Button variant="secondary">Save</Button>
        <Button variant="link" isInline>
          Restore original
        </Button>
      </Flex>
    </CardFooter>
  </Card>
);
