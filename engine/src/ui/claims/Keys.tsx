import { Fragment } from 'react';

import { keyLabels } from './keyLabels.ts';

/** A key, or keys that are pressed together, as they are labeled on keyboards. */
export function Keys({ combination }: { combination: string }) {
  return keyLabels(combination).map((label, index) => (
    <Fragment key={label}>
      {index > 0 && ' + '}
      <kbd>{label}</kbd>
    </Fragment>
  ));
}
