import { Button, Flex, FlexItem, Progress, Stack, StackItem, Switch } from '@patternfly/react-core';
import { SideBySide, type Theme } from '../../figures/InTheme.tsx';

/** A teal brand: a value for each color scheme. */
const BRAND: Partial<Record<Theme, string>> = {
  light: 'var(--pf-t--color--teal--60)',
  dark: 'var(--pf-t--color--teal--30)'
};

export const ProductAccent: React.FunctionComponent = () => (
  <SideBySide surface="primary">
    {(theme) => (
      <div style={{ '--pf-t--global--color--brand--default': BRAND[theme] } as React.CSSProperties}>
        <Stack hasGutter>
          <StackItem>
            <Flex>
              <FlexItem>
                <Button>Start job</Button>
              </FlexItem>
              <FlexItem>
                <Switch id={`accent-${theme}`} label="Notify me" isChecked onChange={() => undefined} />
              </FlexItem>
            </Flex>
          </StackItem>
          <StackItem>
            <Progress id={`accent-progress-${theme}`} title="Job 4711" value={40} />
          </StackItem>
        </Stack>
      </div>
    )}
  </SideBySide>
);
