import { Card, CardBody, CardFooter, CardHeader, CardTitle, Label, MenuToggle } from '@patternfly/react-core';
import { EllipsisVIcon } from '@patternfly/react-icons/dist/esm/icons/ellipsis-v-icon';
import { type State, STATES } from '../../cast/states';

export interface ServiceCardProps {
  /** Starts the ids in the card. */
  id: string;
  name: string;
  description: string;
  status: State;
  isSelected?: boolean;
  onSelect?: (isSelected: boolean) => void;
}

/** One service of a card view, with a menu or with a checkbox. */
export const ServiceCard: React.FunctionComponent<ServiceCardProps> = (props) => {
  const { id, name, description, status, isSelected = false, onSelect } = props;
  return (
    <Card isCompact isFullHeight isSelectable={onSelect !== undefined} isSelected={isSelected}>
      <CardHeader
        actions={
          onSelect
            ? undefined
            : { actions: <MenuToggle variant="plain" icon={<EllipsisVIcon />} aria-label={`Actions for ${name}`} /> }
        }
        selectableActions={
          onSelect && {
            variant: 'multiple',
            selectableActionId: `${id}-select`,
            selectableActionAriaLabelledby: `${id}-title`,
            name: `${id}-select`,
            onChange: (_event, checked) => onSelect(checked)
          }
        }
      >
        <CardTitle id={`${id}-title`} component="h3">
          {name}
        </CardTitle>
      </CardHeader>
      <CardBody>{description}</CardBody>
      <CardFooter>
        <Label status={STATES[status]}>{status}</Label>
      </CardFooter>
    </Card>
  );
};
