import { Content, Flex, FlexItem } from '@patternfly/react-core';

export interface SpecimensProps {
  /** Each is named below, or above if they start at the same line. */
  items: readonly { name: string; specimen: React.ReactNode }[];
  /** Specimens of different heights, such as open menus, start at the same line. Otherwise, they end at one. */
  areTall?: boolean;
}

const SPECIMEN: React.CSSProperties = {
  display: 'grid',
  alignItems: 'center',
  // What is wider than its canvas scrolls to its start, too.
  justifyItems: 'safe center',
  minBlockSize: '3.5rem',
  paddingBlock: 'var(--pf-t--global--spacer--xs)'
};

const NAME_ABOVE: React.CSSProperties = { marginBlockEnd: 'var(--pf-t--global--spacer--xs)' };

/** Variants of a component side by side, with their names. */
export function Specimens({ items, areTall = false }: SpecimensProps): React.ReactElement {
  return (
    <Flex
      columnGap={{ default: 'columnGapXl' }}
      rowGap={{ default: 'rowGapLg' }}
      justifyContent={{ default: 'justifyContentCenter' }}
      alignItems={{ default: areTall ? 'alignItemsFlexStart' : 'alignItemsFlexEnd' }}
    >
      {items.map(({ name, specimen }) =>
        areTall ? (
          <FlexItem key={name} style={{ maxInlineSize: '100%' }}>
            <Content component="small" style={NAME_ABOVE}>
              {name}
            </Content>
            {specimen}
          </FlexItem>
        ) : (
          <FlexItem key={name} style={{ textAlign: 'center' }}>
            <div style={SPECIMEN}>{specimen}</div>
            <Content component="small">{name}</Content>
          </FlexItem>
        )
      )}
    </Flex>
  );
}
