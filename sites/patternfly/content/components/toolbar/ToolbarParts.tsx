import {
  Badge,
  Button,
  Label,
  LabelGroup,
  MenuToggle,
  MenuToggleCheckbox,
  Pagination,
  Toolbar,
  ToolbarContent,
  ToolbarGroup,
  ToolbarItem
} from '@patternfly/react-core';

const checkbox = <MenuToggleCheckbox key="all" id="toolbar-parts-all" aria-label="Select all servers" />;

export const ToolbarParts: React.FunctionComponent = () => (
  <Toolbar id="toolbar-parts">
    <ToolbarContent>
      <ToolbarItem>
        <MenuToggle aria-label="Selection" splitButtonItems={[checkbox]} />
      </ToolbarItem>
      <ToolbarGroup variant="filter-group">
        <ToolbarItem>
          <MenuToggle badge={<Badge screenReaderText="selected">1</Badge>}>Region</MenuToggle>
        </ToolbarItem>
      </ToolbarGroup>
      <ToolbarItem variant="separator" />
      <ToolbarGroup variant="action-group">
        <ToolbarItem>
          <Button>Add</Button>
        </ToolbarItem>
      </ToolbarGroup>
      <ToolbarItem variant="pagination" align={{ default: 'alignEnd' }}>
        <Pagination isCompact itemCount={8} perPage={10} page={1} widgetId="toolbar-parts-pages" />
      </ToolbarItem>
    </ToolbarContent>
    <ToolbarContent>
      <ToolbarItem variant="label-group">
        <LabelGroup categoryName="Region">
          <Label variant="outline" onClose={() => undefined} closeBtnAriaLabel="Remove Frankfurt">
            Frankfurt
          </Label>
        </LabelGroup>
      </ToolbarItem>
      <ToolbarItem>
        <Button variant="link" isInline>
          Clear all filters
        </Button>
      </ToolbarItem>
    </ToolbarContent>
  </Toolbar>
);
