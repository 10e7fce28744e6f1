import { Menu, MenuContent, SelectGroup, SelectList } from '@patternfly/react-core';

export interface OpenSelectProps {
  /** Names the list of options. */
  label: string;
  toggle: React.ReactNode;
  /** Value of the chosen option, or of all that are chosen. */
  selected?: string | string[];
  /** `menu` for options with checkboxes. */
  role?: 'listbox' | 'menu';
  /** Options. */
  children: React.ReactNode;
  /** Groups of options above the list. */
  before?: React.ReactNode;
  /** Makes the list a group with a visible label. */
  groupLabel?: string;
  /** From this height on, the menu scrolls. */
  maxMenuHeight?: string;
  footer?: React.ReactNode;
  /** Width of the menu. */
  width?: string;
}

/** A select whose menu is open and stays in its place: that of the component lies over what comes after it. */
export function OpenSelect(props: OpenSelectProps): React.ReactElement {
  const {
    label,
    toggle,
    selected,
    role = 'listbox',
    children,
    before,
    groupLabel,
    maxMenuHeight,
    footer,
    width = '17rem'
  } = props;
  const list = (
    <SelectList aria-label={label} isAriaMultiselectable={Array.isArray(selected)}>
      {children}
    </SelectList>
  );
  return (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      {toggle}
      <Menu
        role={role}
        selected={selected}
        isScrollable={maxMenuHeight !== undefined}
        style={{ marginBlockStart: 'var(--pf-t--global--spacer--xs)' }}
      >
        <MenuContent maxMenuHeight={maxMenuHeight}>
          {before}
          {groupLabel ? (
            <SelectGroup labelHeadingLevel="h4" label={groupLabel}>
              {list}
            </SelectGroup>
          ) : (
            list
          )}
        </MenuContent>
        {footer}
      </Menu>
    </div>
  );
}
