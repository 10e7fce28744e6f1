import {
  ActionList,
  ActionListGroup,
  ActionListItem,
  Button,
  Card,
  CardBody,
  CardFooter,
  CardTitle,
  Label
} from '@patternfly/react-core';

export const OpenProposal: React.FunctionComponent = () => (
  <Card isCompact>
    <CardTitle>
      Summary of incident 318{' '}
      <Label isCompact variant="outline">
        Draft by AI
      </Label>
    </CardTitle>
    <CardBody>The disk of db-2 was full from 2:10 to 2:45 AM. Orders were delayed, but none were lost.</CardBody>
    <CardFooter>
      <ActionList>
        <ActionListGroup>
          <ActionListItem>
            <Button variant="secondary">Use draft</Button>
          </ActionListItem>
          <ActionListItem>
            <Button variant="link">Discard</Button>
          </ActionListItem>
        </ActionListGroup>
      </ActionList>
    </CardFooter>
  </Card>
);
