import { Progress, Stack, StackItem, Switch } from '@patternfly/react-core';
import { InTheme } from '../../figures/InTheme.tsx';

export interface BrandInDarkProps {
  /** Prefix of ids, unique on the page. */
  id: string;
  /** A color of the palette. */
  brand: string;
}

/** Parts in another brand color, in the dark scheme. */
export const BrandInDark: React.FunctionComponent<BrandInDarkProps> = ({ id, brand }) => (
  <InTheme theme="dark" surface="primary">
    <div style={{ '--pf-t--global--color--brand--default': brand } as React.CSSProperties}>
      <Stack hasGutter>
        <StackItem>
          <Switch id={`${id}-switch`} label="Automatic updates" isChecked onChange={() => undefined} />
        </StackItem>
        <StackItem>
          <Progress id={`${id}-progress`} title="Storage" value={64} />
        </StackItem>
      </Stack>
    </div>
  </InTheme>
);
