import { type Change, type Moves, movesOf } from '../../engine/src/history/change.ts';
import type { CodemodRule as StoredRule } from '../../engine/src/history/codemods.ts';

/** What a rule mends; its address is known to the site. */
export type CodemodRule = Omit<StoredRule, 'href'>;

interface Collected {
  components: string[];
  exports: string[];
  props: Record<string, string[]>;
}

/** Returns what each rule mends, by the names before the release, all in the order of their letters. */
export function codemodRules(mended: ReadonlyMap<Change, readonly string[]>): Record<string, CodemodRule> {
  const moves = movesOf([...mended.keys()]);
  const rules: Record<string, Collected> = {};
  for (const [change, names] of mended) {
    for (const name of names) {
      add((rules[name] ??= { components: [], exports: [], props: {} }), change, moves);
    }
  }
  return Object.fromEntries(
    Object.entries(rules)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, rule]) => [name, withoutEmpty(rule)])
  );
}

function add({ components, exports, props }: Collected, change: Change, moves: Moves): void {
  if (change.subject === 'component') {
    components.push(change.before ?? change.component);
  } else if (change.subject === 'export') {
    exports.push(change.before ?? change.export);
  } else if (change.subject === 'prop') {
    const id = moves.get(change.component) ?? change.component;
    (props[id] ??= []).push(change.kind === 'renamed' ? (change.before ?? change.prop) : change.prop);
  }
}

function withoutEmpty({ components, exports, props }: Collected): CodemodRule {
  return {
    ...(components.length > 0 && { components: components.toSorted() }),
    ...(exports.length > 0 && { exports: exports.toSorted() }),
    ...(Object.keys(props).length > 0 && { props })
  };
}
