import {
  Button,
  MenuToggle,
  Pagination,
  SearchInput,
  Toolbar,
  ToolbarContent,
  ToolbarItem
} from '@patternfly/react-core';

export const TwoRows: React.FunctionComponent = () => (
  <Toolbar id="toolbar-two-rows">
    <ToolbarContent>
      <ToolbarItem>
        <SearchInput aria-label="Filter by name" placeholder="Filter by name" />
      </ToolbarItem>
      <ToolbarItem>
        <MenuToggle>Server</MenuToggle>
      </ToolbarItem>
      <ToolbarItem>
        <MenuToggle>Size</MenuToggle>
      </ToolbarItem>
    </ToolbarContent>
    <ToolbarContent>
      <ToolbarItem>
        <Button>Add volume</Button>
      </ToolbarItem>
      <ToolbarItem variant="pagination" align={{ default: 'alignEnd' }}>
        <Pagination isCompact itemCount={6} perPage={10} page={1} widgetId="two-rows-pages" />
      </ToolbarItem>
    </ToolbarContent>
  </Toolbar>
);
