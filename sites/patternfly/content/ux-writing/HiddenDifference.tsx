import { Card, CardBody, List, ListItem, Truncate } from '@patternfly/react-core';

const HOSTS = ['production-cluster-web-1', 'production-cluster-web-2', 'production-cluster-db-archive'];

export const HiddenDifference: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <List isPlain aria-label="Hosts, cut at the end">
        {HOSTS.map((host) => (
          <ListItem key={host}>
            <bdi>
              <Truncate content={host} maxCharsDisplayed={16} />
            </bdi>
          </ListItem>
        ))}
      </List>
    </CardBody>
  </Card>
);
