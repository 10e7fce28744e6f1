import * as texts from '../../../core/texts.ts';
import { fillText } from '../../../core/fillText.ts';
import type { ClaimedElement, ClaimStep } from '../../../examples/claims/claimsSchema.ts';
import { keyLabels } from '../keyLabels.ts';
import type { SpokenElement } from './findElement.ts';
import type { Focused } from './rehearsal.ts';

/** Describes a step, without a period. */
export function stepText(step: ClaimStep): string {
  if ('press' in step) {
    return fillText(texts.player.click, { element: elementText(step.press) });
  }
  if ('focus' in step) {
    return fillText(texts.player.focusOn, { element: elementText(step.focus) });
  }
  if ('shown' in step) {
    return fillText(texts.player.waitFor, { element: elementText(step.shown) });
  }
  return 'key' in step
    ? fillText(texts.player.press, { keys: keyLabels(step.key).join(' + ') })
    : fillText(texts.player.type, { text: step.type });
}

/** Says what has the focus, and what is active in it, in sentences. */
export function focusText({ element, active }: Focused): string {
  const focus =
    element === null ? texts.player.nothing : fillText(texts.player.focused, { element: spokenText(element) });
  return active === null ? focus : `${focus} ${fillText(texts.player.activeIs, { element: spokenText(active) })}`;
}

/** Names an element, as `button “Close”`. */
function elementText({ role, name, position }: ClaimedElement): string {
  if (name !== undefined && name !== '') {
    return fillText(texts.player.named, { role, name });
  }
  return position === undefined ? role : fillText(texts.player.numbered, { role, position });
}

function spokenText({ role, name, states }: SpokenElement): string {
  return [elementText({ role, name }), ...states.map(([state, value]) => `${state}: ${value}`)].join(', ');
}
