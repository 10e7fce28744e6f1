import {
  Badge,
  Button,
  Content,
  Label,
  LabelGroup,
  MenuToggle,
  Toolbar,
  ToolbarContent,
  ToolbarItem
} from '@patternfly/react-core';

const chosen = (
  <Badge isRead screenReaderText="selected">
    2
  </Badge>
);

/** A filter by status after two values were chosen. */
export function StatusFilter({ count }: { count: number }): React.ReactElement {
  return (
    <Toolbar inset={{ default: 'insetMd' }} style={{ paddingBlockStart: 'var(--pf-t--global--spacer--md)' }}>
      <ToolbarContent>
        <ToolbarItem>
          <MenuToggle badge={chosen}>Status</MenuToggle>
        </ToolbarItem>
      </ToolbarContent>
      <ToolbarContent alignItems="center">
        <ToolbarItem variant="label-group">
          <LabelGroup categoryName="Status" isClosable>
            <Label variant="outline" onClose={() => undefined}>
              Degraded
            </Label>
            <Label variant="outline" onClose={() => undefined}>
              Stopped
            </Label>
          </LabelGroup>
        </ToolbarItem>
        <ToolbarItem>
          <Button variant="link" isInline data-part="clear">
            Clear all filters
          </Button>
        </ToolbarItem>
        <ToolbarItem>
          <Content component="small" data-part="count">
            {count} of 6 hosts
          </Content>
        </ToolbarItem>
      </ToolbarContent>
    </Toolbar>
  );
}
