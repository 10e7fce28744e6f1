import { Flex, Icon } from '@patternfly/react-core';
import { ArrowRightIcon } from '@patternfly/react-icons/dist/esm/icons/arrow-right-icon';
import { RhUiClockFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-clock-fill-icon';

export const MirroredIcon: React.FunctionComponent = () => (
  <Flex dir="rtl" lang="he" columnGap={{ default: 'columnGapLg' }}>
    <span>
      המשך{' '}
      <Icon isInline shouldMirrorRTL>
        <ArrowRightIcon />
      </Icon>
    </span>
    <span>
      <Icon isInline>
        <RhUiClockFillIcon />
      </Icon>{' '}
      היום
    </span>
  </Flex>
);
