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

export const TitleCaseCard: React.FunctionComponent = () => (
  <Card>
    <CardTitle>Connect To Red Hat Satellite</CardTitle>
    <CardBody>Reports On Your Hosts Include Content From A Satellite Server.</CardBody>
    <CardFooter>
      <ActionList>
        <ActionListGroup>
          <ActionListItem>
            <Button variant="secondary">Connect A Server</Button>
          </ActionListItem>
        </ActionListGroup>
      </ActionList>
    </CardFooter>
  </Card>
);
