import { Card, CardBody, List, ListItem } from '@patternfly/react-core';

const DOT: React.CSSProperties = {
  display: 'inline-block',
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: '50%'
};

const HOSTS = [
  { name: 'web-1', color: 'var(--pf-t--global--color--status--success--default)' },
  { name: 'db-2', color: 'var(--pf-t--global--color--status--warning--default)' },
  { name: 'web-3', color: 'var(--pf-t--global--color--status--danger--default)' }
];

export const StatusInColors: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <List isPlain aria-label="Hosts">
        {HOSTS.map(({ name, color }) => (
          <ListItem key={name}>
            {name} <span style={{ ...DOT, backgroundColor: color }} />
          </ListItem>
        ))}
      </List>
    </CardBody>
  </Card>
);
