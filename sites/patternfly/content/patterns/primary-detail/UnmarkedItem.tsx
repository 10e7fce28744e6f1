import { Card, CardBody, List, ListItem, SimpleList, SimpleListItem, Split, SplitItem } from '@patternfly/react-core';

export const UnmarkedItem: React.FunctionComponent = () => (
  <Card isCompact>
    <CardBody>
      <Split hasGutter>
        <SplitItem>
          <SimpleList aria-label="Jobs without a mark">
            <SimpleListItem>Backup</SimpleListItem>
            <SimpleListItem>Cleanup</SimpleListItem>
          </SimpleList>
        </SplitItem>
        <SplitItem isFilled>
          <List isPlain>
            <ListItem>Every day</ListItem>
            <ListItem>40 minutes</ListItem>
          </List>
        </SplitItem>
      </Split>
    </CardBody>
  </Card>
);
