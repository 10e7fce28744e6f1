import { Button } from '@patternfly/react-core';
import CopyIcon from '@patternfly/react-icons/dist/esm/icons/rh-ui-copy-fill-icon';
import { Specimens } from '../../figures/Specimens.tsx';
import { TooltipBox } from '../../figures/TooltipBox.tsx';

const STATES = [
  { name: 'Before', id: 'tooltip-before-copying', text: 'Copy key' },
  { name: 'After', id: 'tooltip-after-copying', text: 'Copied' }
];

export const CopyTooltips: React.FunctionComponent = () => (
  <Specimens
    items={STATES.map(({ name, id, text }) => ({
      name,
      specimen: (
        <TooltipBox id={id} text={text}>
          <Button variant="control" aria-label="Copy key" icon={<CopyIcon />} />
        </TooltipBox>
      )
    }))}
  />
);
