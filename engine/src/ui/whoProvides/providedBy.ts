import { formatList } from '../../core/language.ts';
import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import type { ClaimedElement, ClaimOutcome, Claims, KeyClaim } from '../../examples/claims/claimsSchema.ts';
import { keyLabels } from '../claims/keyLabels.ts';

/** Items of a sentence up to which all are named. */
const MAX_NAMED = 5;

/** Roles of what opens, and gets the focus or returns it. */
const LAYERS: ReadonlySet<string> = new Set(['alertdialog', 'dialog', 'listbox', 'menu']);

/**
 * Says what a component provides, in at most five sentences with code in backticks. Each sums up claims, which are
 * tested, and names only what they name.
 */
export function providedBy({ roles, keys }: Pick<Claims, 'roles' | 'keys'>): string[] {
  const named = roles.filter(({ nameFrom }) => nameFrom === 'content');
  const states = [
    ...roles.map((claim) => claim.states),
    ...keys.flatMap(({ expect }) => expect.flatMap((outcome) => ('states' in outcome ? outcome.states.are : [])))
  ];
  const names = states.flatMap((are) => Object.entries(are).flatMap(([name, value]) => (value === null ? [] : name)));
  const labels = keys.map(({ key }) => keyLabels(key).join(' + '));
  return [
    ...listed(roles.map(({ is }) => code(is.role))).map((list) => fillText(texts.whoProvides.roles, { list })),
    ...listed(named.map(({ is }) => code(is.role))).map((list) => fillText(texts.whoProvides.names, { list })),
    ...listed(names.map(code)).map((list) => fillText(texts.whoProvides.states, { list })),
    ...listed(labels).map((list) => fillText(texts.whoProvides.keys, { list })),
    ...focusSentence(keys)
  ];
}

function focusSentence(keys: readonly KeyClaim[]): string[] {
  const opened = keys.find(({ on, expect }) => layerIn(expect, 'shown') !== null && movesFrom(on, expect));
  const closed = keys.find(({ on, expect }) => layerIn(expect, 'hidden') !== null && movesFrom(on, expect));
  if (opened && closed) {
    return [fillText(texts.whoProvides.focusMoves, { layer: code(layerIn(opened.expect, 'shown') ?? '') })];
  }
  if (closed) {
    return [fillText(texts.whoProvides.focusReturns, { layer: code(layerIn(closed.expect, 'hidden') ?? '') })];
  }
  return keys.some(({ expect }) => expect.some((outcome) => 'active' in outcome)) ? [texts.whoProvides.focusStays] : [];
}

/** Returns the role of a dialog, menu, or list that appears or disappears. */
function layerIn(expect: readonly ClaimOutcome[], change: 'shown' | 'hidden'): string | null {
  const changed = expect.flatMap((outcome): ClaimedElement[] =>
    change === 'shown' && 'shown' in outcome
      ? [outcome.shown]
      : change === 'hidden' && 'hidden' in outcome
        ? [outcome.hidden]
        : []
  );
  return changed.find(({ role }) => LAYERS.has(role))?.role ?? null;
}

/** Whether the focus goes to another element. */
function movesFrom(on: ClaimedElement, expect: readonly ClaimOutcome[]): boolean {
  return expect.some(
    (outcome) => 'focusInside' in outcome || ('focus' in outcome && describe(outcome.focus) !== describe(on))
  );
}

function describe({ role, name, position }: ClaimedElement): string {
  return JSON.stringify([role, name, position]);
}

function code(name: string): string {
  return `\`${name}\``;
}

/** Returns the items, each once, as they stand in a sentence; nothing for no items. */
function listed(items: readonly string[]): string[] {
  const all = [...new Set(items)];
  const isLong = all.length > MAX_NAMED;
  const more = isLong ? [fillText(texts.whoProvides.more, { count: all.length - MAX_NAMED + 1 })] : [];
  const named = isLong ? all.slice(0, MAX_NAMED - 1) : all;
  return all.length === 0 ? [] : [formatList([...named, ...more])];
}
