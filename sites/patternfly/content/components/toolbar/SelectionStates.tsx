import {
  Button,
  MenuToggle,
  MenuToggleCheckbox,
  Stack,
  StackItem,
  Toolbar,
  ToolbarContent,
  ToolbarItem
} from '@patternfly/react-core';

const STATES = [
  { id: 'none', count: 0 },
  { id: 'two', count: 2 }
];

export const SelectionStates: React.FunctionComponent = () => (
  <Stack hasGutter>
    {STATES.map(({ id, count }) => (
      <StackItem key={id}>
        <Toolbar id={`selection-${id}`}>
          <ToolbarContent>
            <ToolbarItem>
              <MenuToggle
                aria-label={`Selection: ${String(count)} selected`}
                splitButtonItems={[
                  <MenuToggleCheckbox
                    key="all"
                    id={`selection-${id}-all`}
                    aria-label={`Select all servers, ${String(count)} selected`}
                    isChecked={count > 0 ? null : false}
                  >
                    {count > 0 && `${String(count)} selected`}
                  </MenuToggleCheckbox>
                ]}
              />
            </ToolbarItem>
            <ToolbarItem>
              <Button variant="secondary" isAriaDisabled={count === 0}>
                Restart
              </Button>
            </ToolbarItem>
            <ToolbarItem>
              <Button variant="secondary" isAriaDisabled={count === 0}>
                Stop
              </Button>
            </ToolbarItem>
          </ToolbarContent>
        </Toolbar>
      </StackItem>
    ))}
  </Stack>
);
