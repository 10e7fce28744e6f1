import { Nav, NavItem, NavList } from '@patternfly/react-core';
import { RhUiSettingsFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-settings-fill-icon';
import { RhUiServerFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-server-fill-icon';
import { RhUiStorageFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-storage-fill-icon';
import { Variants } from '../../figures/Variants.tsx';

const AREAS = [
  { name: 'Servers', icon: <RhUiServerFillIcon /> },
  { name: 'Volumes', icon: <RhUiStorageFillIcon /> },
  { name: 'Settings', icon: <RhUiSettingsFillIcon /> }
];

export const NavigationVariants: React.FunctionComponent = () => (
  <Variants
    component={Nav}
    prop="variant"
    uses={{
      default: 'Most products: a column with groups, two levels, and room for more areas.',
      horizontal: 'The few areas of a small product, in its masthead.',
      'horizontal-subnav': 'The pages of one area, above their titles.',
      docked: 'Areas with well-known icons, where the content needs all the width.'
    }}
    specimen={(variant) => (
      <Nav variant={variant} aria-label={`Areas: ${variant}`}>
        <NavList>
          {AREAS.map(({ name, icon }) => (
            <NavItem
              key={name}
              to={`#${variant}`}
              preventDefault
              isActive={name === 'Servers'}
              aria-label={name}
              icon={variant === 'docked' && icon}
            >
              {name}
            </NavItem>
          ))}
        </NavList>
      </Nav>
    )}
  />
);
