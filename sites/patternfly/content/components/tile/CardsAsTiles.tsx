import { useState } from 'react';
import { Card, CardBody, CardHeader, CardTitle, Gallery } from '@patternfly/react-core';

const OPTIONS = [
  { id: 'on-premises', title: 'On premises', text: 'Runs on your own servers' },
  { id: 'managed', title: 'Managed', text: 'Runs in the cloud' }
];

export const CardsAsTiles: React.FunctionComponent = () => {
  const [selected, setSelected] = useState('on-premises');
  return (
    <Gallery hasGutter role="radiogroup" aria-label="Hosting">
      {OPTIONS.map(({ id, title, text }) => (
        <Card key={id} isSelectable isCompact isSelected={selected === id}>
          <CardHeader
            selectableActions={{
              variant: 'single',
              name: 'tile-replacement',
              selectableActionId: `tile-replacement-${id}`,
              selectableActionAriaLabelledby: `tile-replacement-${id}-title`,
              onChange: () => setSelected(id),
              isHidden: true
            }}
          >
            <CardTitle id={`tile-replacement-${id}-title`}>{title}</CardTitle>
          </CardHeader>
          <CardBody>{text}</CardBody>
        </Card>
      ))}
    </Gallery>
  );
};
