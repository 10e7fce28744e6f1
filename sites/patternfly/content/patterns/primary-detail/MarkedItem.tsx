import {
  Card,
  CardBody,
  List,
  ListItem,
  SimpleList,
  SimpleListItem,
  Split,
  SplitItem,
  Title
} from '@patternfly/react-core';

export const MarkedItem: React.FunctionComponent = () => (
  <Card isCompact>
    <CardBody>
      <Split hasGutter>
        <SplitItem>
          <SimpleList aria-label="Jobs with a mark">
            <SimpleListItem isActive>Backup</SimpleListItem>
            <SimpleListItem>Cleanup</SimpleListItem>
          </SimpleList>
        </SplitItem>
        <SplitItem isFilled>
          <Title headingLevel="h4" size="md">
            Backup
          </Title>
          <List isPlain>
            <ListItem>Every day</ListItem>
            <ListItem>40 minutes</ListItem>
          </List>
        </SplitItem>
      </Split>
    </CardBody>
  </Card>
);
