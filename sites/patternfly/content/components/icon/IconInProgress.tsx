import { Icon } from '@patternfly/react-core';
import CheckCircleIcon from '@patternfly/react-icons/dist/esm/icons/rh-ui-check-circle-fill-icon';
import { Specimens } from '../../figures/Specimens.tsx';

const STEPS = [
  { name: 'In progress', isInProgress: true },
  { name: 'Complete', isInProgress: false }
];

export const IconInProgress: React.FunctionComponent = () => (
  <Specimens
    items={STEPS.map(({ name, isInProgress }) => ({
      name,
      specimen: (
        <Icon status="success" size="xl" isInProgress={isInProgress} defaultProgressArialabel="Checking cluster east">
          <CheckCircleIcon />
        </Icon>
      )
    }))}
  />
);
