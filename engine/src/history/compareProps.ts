import type { PropChange } from './change.ts';
import { typeForm } from './compareTypes.ts';
import type { ComponentFacts, PropFacts } from './snapshot.ts';

type Props = ComponentFacts['props'];
type Difference = Pick<PropChange, 'kind' | 'before' | 'after'>;

/** A property that has another name in the later release. */
interface Renaming {
  before: string;
  after: string;
}

/** Compares the properties of a component. @param component its id */
export function compareProps(component: string, before: Props, after: Props): PropChange[] {
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  const added = Object.keys(after).filter((name) => !Object.hasOwn(before, name));
  const renamings = findRenamings({ before, removed }, { after, added });
  const renamed = new Set(renamings.flatMap((pair) => [pair.before, pair.after]));
  const change = (prop: string, difference: Difference): PropChange => ({
    subject: 'prop',
    component,
    prop,
    ...difference
  });
  const kept = Object.keys(before)
    .filter((name) => Object.hasOwn(after, name))
    .map((name) => ({ before: name, after: name }));
  return [
    ...removed
      .filter((name) => !renamed.has(name))
      .map((name) => change(name, { kind: 'removed', before: before[name]?.type ?? null, after: null })),
    ...added
      .filter((name) => !renamed.has(name))
      .map((name) => change(name, { kind: 'added', before: null, after: after[name]?.type ?? null })),
    ...renamings.map((pair) => change(pair.after, { kind: 'renamed', ...pair })),
    ...[...kept, ...renamings].flatMap((pair) => {
      const [old, recent] = [before[pair.before], after[pair.after]];
      return old && recent ? differences(old, recent).map((difference) => change(pair.after, difference)) : [];
    })
  ];
}

function differences(before: PropFacts, after: PropFacts): Difference[] {
  const found: (Difference | null)[] = [
    typeForm(before.type, !before.required) === typeForm(after.type, !after.required)
      ? null
      : { kind: 'type', before: before.type, after: after.type },
    defaultOf(before) === defaultOf(after)
      ? null
      : { kind: 'default', before: defaultOf(before), after: defaultOf(after) },
    before.required === after.required
      ? null
      : { kind: 'required', before: requiredness(before), after: requiredness(after) },
    deprecation(before.deprecated, after.deprecated)
  ];
  return found.filter((difference) => difference !== null);
}

/** Says whether something was deprecated, or no longer is; null if that has not changed. */
export function deprecation(
  before: string | undefined,
  after: string | undefined
): { kind: 'deprecated' | 'undeprecated'; before: string | null; after: string | null } | null {
  if ((before === undefined) === (after === undefined)) {
    return null;
  }
  return after === undefined
    ? { kind: 'undeprecated', before: before ?? null, after: null }
    : { kind: 'deprecated', before: null, after };
}

function requiredness({ required }: PropFacts): string {
  return required ? 'required' : 'optional';
}

/** A default of `undefined` is none. */
function defaultOf({ default: value }: PropFacts): string | null {
  return value === undefined || value === 'undefined' ? null : value.replace(/"([^"'\\]*)"/g, "'$1'");
}

/** Names that only differ in these, or in the case of letters, mean the same. */
const LABELS = /^(?:is|has|can|should)(?=[A-Z])/;

/**
 * Finds properties that have certainly been renamed: either a deprecation says so, or the names differ in nothing but the
 * case of letters or a word such as "is", and the types are the same. A name that could belong to several others is none
 * of them, whichever release is the later one.
 */
function findRenamings(
  { before, removed }: { before: Props; removed: readonly string[] },
  { after, added }: { after: Props; added: readonly string[] }
): Renaming[] {
  const pairs = removed.flatMap((name) => added.map((other) => ({ before: name, after: other })));
  const named = pairs.filter(
    (pair) => isSuccessor(before[pair.before], pair.after) || isSuccessor(after[pair.after], pair.before)
  );
  const alike = pairs.filter(
    (pair) =>
      wordsOf(pair.before) === wordsOf(pair.after) &&
      sameType(before[pair.before], after[pair.after]) &&
      named.every((other) => !haveNameInCommon(pair, other))
  );
  return [...named, ...alike].filter((pair, _, all) =>
    all.every((other) => other === pair || !haveNameInCommon(pair, other))
  );
}

function haveNameInCommon(one: Renaming, other: Renaming): boolean {
  return one.before === other.before || one.after === other.after;
}

/** Whether the deprecation of a property names another one. */
function isSuccessor(prop: PropFacts | undefined, name: string): boolean {
  return new RegExp(`\\b[Uu]se (?:the )?[\`'"]?${name.replaceAll(/[^\w]/g, '\\$&')}\\b`).test(prop?.deprecated ?? '');
}

function wordsOf(name: string): string {
  return name.replace(LABELS, '').toLowerCase();
}

function sameType(one: PropFacts | undefined, other: PropFacts | undefined): boolean {
  return one !== undefined && other !== undefined && typeForm(one.type, true) === typeForm(other.type, true);
}
