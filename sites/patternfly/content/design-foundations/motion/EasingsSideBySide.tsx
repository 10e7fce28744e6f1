import { useState } from 'react';
import { Button, Flex, FlexItem, Stack, StackItem } from '@patternfly/react-core';

const EASINGS = ['default', 'decelerate', 'accelerate'] as const;

const STYLES = `
  @media (prefers-reduced-motion: no-preference) {
    .motion-easing-dot {
      animation: motion-easing-drop var(--pf-t--global--motion--duration--3xl) both;
    }
  }
  @keyframes motion-easing-drop {
    from {
      transform: translateY(-6rem);
    }
  }
`;

const DOT = {
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  marginBlockStart: '6rem',
  borderRadius: 'var(--pf-t--global--border--radius--pill)',
  backgroundColor: 'var(--pf-t--global--color--brand--default)'
};

export const EasingsSideBySide: React.FunctionComponent = () => {
  const [run, setRun] = useState(0);

  return (
    <Stack hasGutter>
      <style>{STYLES}</style>
      <StackItem>
        <Flex key={run} columnGap={{ default: 'columnGap2xl' }}>
          {EASINGS.map((easing) => (
            <FlexItem key={easing}>
              <div
                className={run > 0 ? 'motion-easing-dot' : undefined}
                style={{
                  ...DOT,
                  animationTimingFunction: `var(--pf-t--global--motion--timing-function--${easing})`
                }}
              />
              {easing}
            </FlexItem>
          ))}
        </Flex>
      </StackItem>
      <StackItem>
        <Button variant="secondary" onClick={() => setRun(run + 1)}>
          Replay
        </Button>
      </StackItem>
    </Stack>
  );
};
