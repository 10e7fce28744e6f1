import { useState } from 'react';
import { Button, Card, CardBody, CardFooter } from '@patternfly/react-core';

const EASINGS = ['default', 'decelerate', 'accelerate'] as const;

/** Moments at which a track has a mark, in tenths of the duration. */
const MOMENTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const STYLES = `
  .motion-easing {
    --way: 1;
    container-type: inline-size;
    position: relative;
    block-size: 1.25rem;
    margin-block: var(--pf-t--global--spacer--sm) var(--pf-t--global--spacer--md);
  }
  [dir='rtl'] .motion-easing {
    --way: -1;
  }
  .motion-easing > * {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    background-color: var(--pf-t--global--color--brand--default);
    border-radius: var(--pf-t--global--border--radius--pill);
    animation: motion-easing 1s both paused;
  }
  .motion-easing > .motion-easing-mark {
    opacity: 0.2;
  }
  .motion-easing > .motion-easing-dot {
    animation-delay: -1s;
  }
  @media (prefers-reduced-motion: no-preference) {
    .motion-easing > .motion-easing-runs {
      animation-delay: 0s;
      animation-play-state: running;
    }
  }
  @keyframes motion-easing {
    to {
      transform: translateX(calc(var(--way) * (100cqi - 1.25rem)));
    }
  }
`;

export const EasingsSideBySide: React.FunctionComponent = () => {
  const [run, setRun] = useState(0);

  return (
    <Card>
      <CardBody>
        <style>{STYLES}</style>
        {EASINGS.map((easing) => {
          const animationTimingFunction = `var(--pf-t--global--motion--timing-function--${easing})`;
          return (
            <div key={easing}>
              {easing}
              <div className="motion-easing">
                {MOMENTS.map((moment) => (
                  <div
                    key={moment}
                    className="motion-easing-mark"
                    style={{ animationTimingFunction, animationDelay: `-${moment / 10}s` }}
                  />
                ))}
                <div
                  key={`run-${run}`}
                  className={`motion-easing-dot ${run > 0 ? 'motion-easing-runs' : ''}`}
                  style={{ animationTimingFunction }}
                />
              </div>
            </div>
          );
        })}
      </CardBody>
      <CardFooter>
        <Button variant="secondary" onClick={() => setRun(run + 1)}>
          Replay
        </Button>
      </CardFooter>
    </Card>
  );
};
