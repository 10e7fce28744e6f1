import { Card, CardBody, CardHeader, CardTitle, Content, List, ListItem } from '@patternfly/react-core';

/** The latest events, with a link to all of them. */
export const EventsCard: React.FunctionComponent = () => (
  <Card isCompact isFullHeight>
    <CardHeader actions={{ actions: <a href="#events">View all events</a>, hasNoOffset: true }}>
      <CardTitle component="h3">Events</CardTitle>
    </CardHeader>
    <CardBody>
      <List isPlain>
        <ListItem>
          Cluster west failed <Content component="small">10:42 AM</Content>
        </ListItem>
        <ListItem>
          Backup completed <Content component="small">9:00 AM</Content>
        </ListItem>
      </List>
    </CardBody>
  </Card>
);
