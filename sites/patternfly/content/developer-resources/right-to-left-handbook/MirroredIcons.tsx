import { Icon } from '@patternfly/react-core';
import { ArrowRightIcon } from '@patternfly/react-icons/dist/esm/icons/arrow-right-icon';
import { CheckIcon } from '@patternfly/react-icons/dist/esm/icons/check-icon';
import { ClockIcon } from '@patternfly/react-icons/dist/esm/icons/clock-icon';
import { ListIcon } from '@patternfly/react-icons/dist/esm/icons/list-icon';
import { PlayIcon } from '@patternfly/react-icons/dist/esm/icons/play-icon';
import { StateMatrix } from '../../figures/StateMatrix.tsx';

const ICONS = [
  { name: 'Next page', icon: <ArrowRightIcon />, isMirrored: true },
  { name: 'List', icon: <ListIcon />, isMirrored: true },
  { name: 'Time', icon: <ClockIcon />, isMirrored: false },
  { name: 'Done', icon: <CheckIcon />, isMirrored: false },
  { name: 'Play', icon: <PlayIcon />, isMirrored: false }
];

const InDirection: React.FunctionComponent<{
  direction: 'ltr' | 'rtl';
  icon: React.ReactNode;
  isMirrored: boolean;
}> = ({ direction, icon, isMirrored }) => (
  <span dir={direction}>
    {/* On a right-to-left page, the icon would be mirrored here, too. */}
    <Icon size="lg" shouldMirrorRTL={isMirrored && direction === 'rtl'}>
      {icon}
    </Icon>
  </span>
);

export const MirroredIcons: React.FunctionComponent = () => (
  <StateMatrix
    label="Icons in both directions"
    columns={['Left to right', 'Right to left', 'shouldMirrorRTL']}
    rows={ICONS.map(({ name, icon, isMirrored }) => ({
      name,
      cells: [
        <InDirection key="ltr" direction="ltr" icon={icon} isMirrored={isMirrored} />,
        <InDirection key="rtl" direction="rtl" icon={icon} isMirrored={isMirrored} />,
        isMirrored ? 'Yes' : 'No'
      ]
    }))}
  />
);
