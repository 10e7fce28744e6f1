import { Button } from '@patternfly/react-core';

import { NamedIcon } from '../NamedIcon.tsx';

/** Hosts of source code that have a pictogram of their own. */
const KNOWN_HOSTS: Readonly<Record<string, { icon: 'github' | 'gitlab'; name: string }>> = {
  'github.com': { icon: 'github', name: 'GitHub' },
  'gitlab.com': { icon: 'gitlab', name: 'GitLab' }
};

/** Leads to where the product is developed. */
export function SourceCodeLink({ address }: { address: string }) {
  const host = KNOWN_HOSTS[new URL(address).hostname];
  return (
    <Button
      className="pb-source-code"
      variant="plain"
      component="a"
      href={address}
      aria-label={host ? `Source code on ${host.name}` : 'Source code'}
      data-tooltip=""
      icon={<NamedIcon name={host?.icon ?? 'code'} />}
    />
  );
}
