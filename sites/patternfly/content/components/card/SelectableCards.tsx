import { useState } from 'react';
import { Card, CardBody, CardHeader, CardTitle, Gallery } from '@patternfly/react-core';

const SIZES = [
  { id: 'small', name: 'Small', text: '2 cores, 8 GB of memory' },
  { id: 'large', name: 'Large', text: '8 cores, 32 GB of memory' }
];

export const SelectableCards: React.FunctionComponent = () => {
  const [chosen, setChosen] = useState('small');
  return (
    <Gallery hasGutter minWidths={{ default: '13rem' }} role="radiogroup" aria-label="Size of the server">
      {SIZES.map(({ id, name, text }) => (
        <Card key={id} isSelectable isCompact isSelected={chosen === id}>
          <CardHeader
            selectableActions={{
              variant: 'single',
              name: 'server-size',
              selectableActionId: `size-${id}`,
              selectableActionAriaLabelledby: `size-${id}-title`,
              onChange: () => setChosen(id)
            }}
          >
            <CardTitle id={`size-${id}-title`}>{name}</CardTitle>
          </CardHeader>
          <CardBody>{text}</CardBody>
        </Card>
      ))}
    </Gallery>
  );
};
