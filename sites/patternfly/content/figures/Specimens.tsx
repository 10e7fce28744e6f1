import { Content, Flex, FlexItem } from '@patternfly/react-core';

export interface SpecimensProps {
  /** Each is named below. */
  items: readonly { name: string; specimen: React.ReactNode }[];
}

const SPECIMEN: React.CSSProperties = {
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '3.5rem',
  paddingBlock: 'var(--pf-t--global--spacer--xs)'
};

/** Variants of a component side by side, with their names. */
export function Specimens({ items }: SpecimensProps): React.ReactElement {
  return (
    <Flex
      columnGap={{ default: 'columnGapXl' }}
      rowGap={{ default: 'rowGapLg' }}
      justifyContent={{ default: 'justifyContentCenter' }}
      alignItems={{ default: 'alignItemsFlexEnd' }}
    >
      {items.map(({ name, specimen }) => (
        <FlexItem key={name} style={{ textAlign: 'center' }}>
          <div style={SPECIMEN}>{specimen}</div>
          <Content component="small">{name}</Content>
        </FlexItem>
      ))}
    </Flex>
  );
}
