/** Directives of a Content Security Policy, each with its sources. */
export type PolicyDirectives = Readonly<Record<string, readonly string[]>>;

/** The policy as documents and headers carry it. */
export function formatPolicy(directives: PolicyDirectives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
