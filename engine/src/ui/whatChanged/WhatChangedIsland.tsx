import { Island } from '../islands/Island.tsx';
import { whatChanged } from './feature.ts';
import { WhatChanged, type WhatChangedProps } from './WhatChanged.tsx';

/** The comparison of releases in a prerendered page. */
export function WhatChangedIsland(props: WhatChangedProps) {
  return <Island feature={whatChanged} component={WhatChanged} props={props} load="intent" />;
}
