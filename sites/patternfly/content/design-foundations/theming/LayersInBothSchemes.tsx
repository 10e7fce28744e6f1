import { Card, CardBody, CardTitle, Menu, MenuContent, MenuItem, MenuList } from '@patternfly/react-core';
import { SideBySide } from '../../figures/InTheme.tsx';

const OVER_THE_CARD: React.CSSProperties = {
  marginBlockStart: 'calc(-1 * var(--pf-t--global--spacer--xl))',
  marginInlineStart: 'var(--pf-t--global--spacer--2xl)',
  inlineSize: 'fit-content',
  position: 'relative'
};

export const LayersInBothSchemes: React.FunctionComponent = () => (
  <SideBySide>
    {(theme) => (
      <>
        <p style={{ marginBlockEnd: 'var(--pf-t--global--spacer--md)' }}>Page: secondary</p>
        <Card>
          <CardTitle>Card: primary</CardTitle>
          <CardBody style={{ paddingBlockEnd: 'var(--pf-t--global--spacer--2xl)' }}>alpha-cluster, 6 nodes</CardBody>
        </Card>
        <div style={OVER_THE_CARD}>
          <Menu>
            <MenuContent>
              <MenuList aria-label={`Actions, ${theme}`}>
                <MenuItem itemId="restart">Menu: floating</MenuItem>
                <MenuItem itemId="drain">Drain nodes</MenuItem>
                <MenuItem itemId="remove">Remove</MenuItem>
              </MenuList>
            </MenuContent>
          </Menu>
        </div>
      </>
    )}
  </SideBySide>
);
