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

export const FilterElements: React.FunctionComponent = () => (
  <Toolbar>
    <ToolbarContent>
      <ToolbarItem>
        <MenuToggle badge={chosen}>Status</MenuToggle>
      </ToolbarItem>
    </ToolbarContent>
    <ToolbarContent>
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
        <Button variant="link" isInline>
          Clear all filters
        </Button>
      </ToolbarItem>
      <ToolbarItem>
        <Content component="small">2 of 6 hosts</Content>
      </ToolbarItem>
    </ToolbarContent>
  </Toolbar>
);
