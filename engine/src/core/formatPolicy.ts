/** Directives of a content security policy with their source lists. */
export type PolicyDirectives = Readonly<Record<string, readonly string[]>>;

/** Serializes a policy for a `meta` element or header. */
export function formatPolicy(directives: PolicyDirectives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
