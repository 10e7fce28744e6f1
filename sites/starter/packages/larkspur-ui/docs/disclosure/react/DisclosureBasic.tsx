import type { FunctionComponent } from 'react';
import { Disclosure } from 'larkspur-ui';

export const DisclosureBasic: FunctionComponent = () => (
  <Disclosure summary="What happens to my data when I leave?">
    We delete it after 30 days. Until then you can export it or come back.
  </Disclosure>
);
