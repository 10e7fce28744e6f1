import { Button, Card, Flex, Label, LabelGroup, List, ListItem, Popover } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const SERVERS = [
  { name: 'db-1', labels: ['production', 'europe', 'postgres', 'backup', 'team-orders', 'ssd'] },
  { name: 'web-1', labels: ['production', 'europe'] }
];

interface ServerLabelsProps {
  /** Accessible name of the table. */
  name: string;
  /** Number of labels that a cell shows. */
  limit: number;
}

/** Servers with their labels, the rest of which a popover shows. */
export const ServerLabels: React.FunctionComponent<ServerLabelsProps> = ({ name: label, limit }) => (
  <Card>
    <Table aria-label={label} variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th modifier="fitContent">Server</Th>
          <Th>Labels</Th>
        </Tr>
      </Thead>
      <Tbody>
        {SERVERS.map(({ name, labels }) => (
          <Tr key={name}>
            <Td dataLabel="Server" modifier="nowrap">
              {name}
            </Td>
            <Td dataLabel="Labels">
              <Flex columnGap={{ default: 'columnGapSm' }} rowGap={{ default: 'rowGapXs' }}>
                <LabelGroup numLabels={limit} aria-label={`Labels of ${name}`}>
                  {labels.slice(0, limit).map((text) => (
                    <Label key={text} isCompact>
                      {text}
                    </Label>
                  ))}
                </LabelGroup>
                {labels.length > limit && <OtherLabels server={name} labels={labels.slice(limit)} />}
              </Flex>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);

function OtherLabels({ server, labels }: { server: string; labels: string[] }): React.ReactElement {
  const list = (
    <List isPlain>
      {labels.map((text) => (
        <ListItem key={text}>{text}</ListItem>
      ))}
    </List>
  );
  return (
    <Popover headerContent={`Other labels of ${server}`} headerComponent="h3" bodyContent={list}>
      <Button variant="link" isInline aria-label={`${labels.length} more labels of ${server}`}>
        {labels.length} more
      </Button>
    </Popover>
  );
}
