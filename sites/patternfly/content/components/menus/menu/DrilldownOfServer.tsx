import { useState } from 'react';
import { Divider, DrilldownMenu, Menu, MenuContent, MenuItem, MenuList } from '@patternfly/react-core';

const ROOT = 'server-menu';
const REGIONS = ['Dublin', 'Frankfurt', 'Mumbai'];

export const DrilldownOfServer: React.FunctionComponent = () => {
  const [path, setPath] = useState<string[]>(['move']);
  const isIn = path.length > 0;
  const [heights, setHeights] = useState<Partial<Record<string, number>>>({ [ROOT]: 150 });
  const activeMenu = isIn ? 'move-menu' : ROOT;
  return (
    <Menu
      id={ROOT}
      containsDrilldown
      activeMenu={activeMenu}
      drilldownItemPath={path}
      drilledInMenus={isIn ? [ROOT] : []}
      onDrillIn={() => {
        setPath(['move']);
      }}
      onDrillOut={() => {
        setPath([]);
      }}
      onGetMenuHeight={(id, height) => {
        if (heights[id] === undefined || (id !== ROOT && heights[id] !== height)) {
          setHeights({ ...heights, [id]: height });
        }
      }}
    >
      <MenuContent menuHeight={`${String(heights[activeMenu] ?? 200)}px`}>
        <MenuList aria-label="Actions of web-1">
          <MenuItem
            itemId="move"
            direction="down"
            drilldownMenu={
              <DrilldownMenu id="move-menu">
                <MenuItem itemId="back" direction="up">
                  Move
                </MenuItem>
                <Divider component="li" />
                {REGIONS.map((region) => (
                  <MenuItem key={region} itemId={region}>
                    {region}
                  </MenuItem>
                ))}
              </DrilldownMenu>
            }
          >
            Move
          </MenuItem>
          <MenuItem itemId="restart">Restart</MenuItem>
          <MenuItem itemId="stop">Stop</MenuItem>
        </MenuList>
      </MenuContent>
    </Menu>
  );
};
