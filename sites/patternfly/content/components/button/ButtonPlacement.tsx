import {
  ActionGroup,
  Button,
  Card,
  CardBody,
  Flex,
  FlexItem,
  Form,
  FormGroup,
  TextInput,
  Title
} from '@patternfly/react-core';
import { PageOutline } from '../../figures/PageOutline.tsx';

export const ButtonPlacement: React.FunctionComponent = () => (
  <PageOutline>
    <Flex justifyContent={{ default: 'justifyContentSpaceBetween' }}>
      <FlexItem>
        <Title headingLevel="h3" size="xl">
          Project Orion
        </Title>
      </FlexItem>
      <FlexItem>
        <Button variant="secondary">Archive project</Button>
      </FlexItem>
    </Flex>
    <Card>
      <CardBody>
        <Form>
          <FormGroup label="Owner" fieldId="placement-owner">
            <TextInput id="placement-owner" defaultValue="Dana Reyes" />
          </FormGroup>
          <ActionGroup>
            <Button>Save</Button>
            <Button variant="link">Cancel</Button>
          </ActionGroup>
        </Form>
      </CardBody>
    </Card>
  </PageOutline>
);
