import { interfaceId } from '../core/interfaceIds.ts';

/** Id of the icon of the masthead's link to the source code. */
export const SOURCE_ICON = interfaceId('source-icon');

interface SourceHost {
  icon: 'github' | 'gitlab';
  name: string;
}

/** Source code hosts with their own icons. */
const KNOWN_HOSTS: Readonly<Record<string, SourceHost>> = {
  'github.com': { icon: 'github', name: 'GitHub' },
  'gitlab.com': { icon: 'gitlab', name: 'GitLab' }
};

/** Returns the host of source code at an address, if it is a known one. */
export function sourceHost(address: string): SourceHost | undefined {
  return KNOWN_HOSTS[new URL(address).hostname];
}
