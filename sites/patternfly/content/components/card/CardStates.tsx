import { Card, CardHeader, CardTitle, Gallery, type CardProps } from '@patternfly/react-core';

const STATES: { name: string; id: string; props: Partial<CardProps> }[] = [
  { name: 'Selectable', id: 'selectable', props: { isSelectable: true } },
  { name: 'Selected', id: 'selected', props: { isSelectable: true, isSelected: true } },
  { name: 'Selectable, disabled', id: 'unselectable', props: { isSelectable: true, isDisabled: true } },
  { name: 'Clickable', id: 'clickable', props: { isClickable: true } },
  { name: 'Clicked', id: 'clicked', props: { isClickable: true, isClicked: true } },
  { name: 'Clickable, disabled', id: 'unclickable', props: { isClickable: true, isDisabled: true } }
];

export const CardStates: React.FunctionComponent = () => (
  <Gallery hasGutter minWidths={{ default: '12rem' }}>
    {STATES.map(({ name, id, props }) => (
      <Card key={id} isCompact {...props}>
        <CardHeader
          selectableActions={{
            selectableActionId: `state-${id}`,
            selectableActionAriaLabelledby: `state-${id}-title`,
            name: `state-${id}`,
            ...(props.isClickable && { onClickAction: () => undefined })
          }}
        >
          <CardTitle id={`state-${id}-title`}>{name}</CardTitle>
        </CardHeader>
      </Card>
    ))}
  </Gallery>
);
