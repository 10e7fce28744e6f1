import { Alert, Button, List, ListItem } from '@patternfly/react-core';

export const SummaryWithLinks: React.FunctionComponent = () => (
  <Alert variant="danger" isInline component="p" title="Couldn't create the cluster yet. Correct these entries:">
    <List>
      <ListItem>
        <Button variant="link" isInline component="a" href="#error-summary">
          Choose a region.
        </Button>
      </ListItem>
      <ListItem>
        <Button variant="link" isInline component="a" href="#error-summary">
          Enter a number of nodes from 3 to 9.
        </Button>
      </ListItem>
    </List>
  </Alert>
);
