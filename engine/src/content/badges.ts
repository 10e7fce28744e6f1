import type { Badge, Source } from '../model.ts';

type Flags = Pick<Source, 'source' | 'beta' | 'deprecated' | 'isDemo'>;

const NEVER_BETA = ['react-next', 'react-templates'];

/**
 * Badges of a page, most important first (requirements 2.5.5, 2.5.6 and 2.5.7): Beta if one of its sources is beta,
 * previews and templates aside; Deprecated and Demo if all of its sources are.
 */
export function pageBadges(sources: readonly Flags[]): Badge[] {
  const beta = sources.some(({ source, beta: isBeta }) => isBeta && !NEVER_BETA.includes(source));
  const deprecated = sources.every((source) => source.deprecated);
  const demo = sources.every((source) => source.isDemo);
  return [
    ...(beta ? ['beta' as const] : []),
    ...(deprecated ? ['deprecated' as const] : []),
    ...(demo ? ['demo' as const] : [])
  ];
}
