import { escapeRegExp } from './escapeRegExp.ts';

/** An address that is answered with the file of another one (status 200), or leads there for now (302). */
export interface Rewrite {
  /** Segments that begin with `:` stand for any segment, `*` as the last one for all that follow. */
  from: string;
  /** Has the same names, and `:splat` for what `*` stands for. */
  to: string;
  status: 200 | 302;
}

/** Creates the function that finds the first rule for an address, and fills it in; null for other addresses. */
export function createRewriter(
  rewrites: readonly Rewrite[]
): (address: string) => Pick<Rewrite, 'to' | 'status'> | null {
  const exact = new Map(rewrites.filter(({ from }) => !/[:*]/.test(from)).map((rule) => [rule.from, rule]));
  const patterns = rewrites
    .filter(({ from }) => !exact.has(from))
    .map((rule) => ({ ...rule, pattern: patternOf(rule.from) }));
  return (address) => {
    const own = exact.get(address);
    if (own) {
      return own;
    }
    for (const { to, status, pattern } of patterns) {
      const groups = pattern.exec(address)?.groups;
      if (groups) {
        return { to: to.replaceAll(/:(\w+)/g, (text, name: string) => groups[name] ?? text), status };
      }
    }
    return null;
  };
}

function patternOf(from: string): RegExp {
  const segments = from.split('/').map((segment) => {
    if (segment === '*') {
      return '(?<splat>.+)';
    }
    return segment.startsWith(':') ? `(?<${segment.slice(1)}>[^/]+)` : escapeRegExp(segment);
  });
  return new RegExp(`^${segments.join('/')}$`);
}
