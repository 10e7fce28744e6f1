import { Card, CardBody, CardTitle, List, ListItem } from '@patternfly/react-core';

export interface ElementsListProps {
  /** Type of the elements. */
  title: string;
  names: readonly string[];
}

/** Names in a list of a screen reader, which shows them without the page around them. */
export const ElementsList: React.FunctionComponent<ElementsListProps> = ({ title, names }) => (
  <Card isCompact>
    <CardTitle>{title}</CardTitle>
    <CardBody>
      <List isPlain isBordered>
        {names.map((name, index) => (
          // The same name can occur twice.
          <ListItem key={`${name}-${index}`}>{name}</ListItem>
        ))}
      </List>
    </CardBody>
  </Card>
);
