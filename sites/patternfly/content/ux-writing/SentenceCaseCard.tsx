import {
  ActionList,
  ActionListGroup,
  ActionListItem,
  Button,
  Card,
  CardBody,
  CardFooter,
  CardTitle
} from '@patternfly/react-core';

export const SentenceCaseCard: React.FunctionComponent = () => (
  <Card>
    <CardTitle>Connect to Red Hat Satellite</CardTitle>
    <CardBody>Reports on your hosts include content from a satellite server.</CardBody>
    <CardFooter>
      <ActionList>
        <ActionListGroup>
          <ActionListItem>
            <Button variant="secondary">Connect a server</Button>
          </ActionListItem>
        </ActionListGroup>
      </ActionList>
    </CardFooter>
  </Card>
);
