import type { PropChange } from '../../history/change.ts';
import { accepts, isKnownType } from '../../history/compareTypes.ts';
import type { Literal } from '../data.ts';
import type { ComparedReleases, UsedChange } from './usedChange.ts';
import { linesOf, type UseIndex } from './useIndex.ts';
import type { UsedComponent, UsedProp } from './uses.ts';

/**
 * Tells how the change of a property concerns a file; null if it doesn't: the file has no element with it, or its values
 * are still right. A default and what is required concern the elements that don't set the property.
 */
export function usedPropChange(
  change: PropChange,
  index: UseIndex,
  { before, after }: ComparedReleases
): UsedChange | null {
  const idBefore = index.idBefore(change.component);
  const elements = index.elements(idBefore);
  if (elements.length === 0) {
    return null;
  }
  const nameBefore = change.kind === 'renamed' ? (change.before ?? change.prop) : change.prop;
  const set = elements.flatMap(({ props }) => props.filter(({ name }) => name === nameBefore));
  const unset = elements.filter((element) => !mayHave(element, change.prop));
  const old = before.components[idBefore]?.props[nameBefore];
  const found = (
    uses: readonly { line: number }[],
    isBreaking: boolean,
    rest: Partial<Pick<UsedChange, 'refused' | 'message'>> = {}
  ): UsedChange | null =>
    uses.length === 0 ? null : { change, lines: linesOf(uses), isBreaking, refused: [], message: null, ...rest };

  switch (change.kind) {
    case 'removed':
      return found(set, true, { message: old?.deprecated ?? null });
    case 'renamed':
      return found(set, true);
    case 'deprecated':
      return found(set, false);
    case 'added':
      return isRequired(after, change) ? found(unset, true) : null;
    case 'required':
      return change.after === 'required' ? found(unset, true) : null;
    case 'default':
      return found(unset, false);
    case 'type':
      return usedType(change, set, found);
    case 'undeprecated':
      return null;
  }
}

type Found = (
  uses: readonly UsedProp[],
  isBreaking: boolean,
  rest?: { refused: readonly string[] }
) => UsedChange | null;

function usedType({ before, after }: PropChange, set: readonly UsedProp[], found: Found): UsedChange | null {
  const [old, recent] = [before ?? '', after ?? ''];
  if (accepts(recent, old)) {
    return null;
  }
  const refusedBy = ({ literals }: UsedProp): string[] =>
    isKnownType(recent) ? literals.map(literalText).filter((literal) => !accepts(recent, literal)) : [];
  const isRight = (use: UsedProp): boolean =>
    use.isLiteral && use.literals.map(literalText).every((literal) => accepts(recent, literal));
  const wrong = set.filter((use) => !isRight(use));
  return found(wrong, true, { refused: [...new Set(wrong.flatMap(refusedBy))] });
}

function isRequired(after: ComparedReleases['after'], { component, prop }: PropChange): boolean {
  const facts = after.components[component]?.props[prop];
  return facts?.required === true && facts.default === undefined;
}

/** Whether an element sets a property, or may do so. */
function mayHave({ props, hasSpread, hasChildren }: UsedComponent, prop: string): boolean {
  return hasSpread || (prop === 'children' && hasChildren) || props.some(({ name }) => name === prop);
}

function literalText(value: Literal): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
