import type { ClaimedElement, ClaimOutcome, ClaimStep, KeyClaim } from '../../../examples/claims/claimsSchema.ts';
import { describeElement, findElement, type SpokenElement } from './findElement.ts';
import { FrameFocus } from './frameFocus.ts';
import { type FrameWindow, stayInExample, windowOf } from './frameWindow.ts';
import { activeDescendant, holds } from './outcomes.ts';
import { pressKey } from './pressKey.ts';

/** The part of a claim that can be played. */
export type PlayedClaim = Pick<KeyClaim, 'example' | 'on' | 'key' | 'does' | 'steps' | 'expect'>;

/** What has the focus, and what is active in it. */
export interface Focused {
  element: SpokenElement | null;
  /** Option of a combobox, for example, which is active while the field keeps the focus. */
  active: SpokenElement | null;
}

const LIVE = '[data-preview]:is([data-state=live], [data-state=client], [data-mount=none])';

const READY_WITHIN_MS = 15_000;
const FOUND_WITHIN_MS = 3000;
const POLL_MS = 50;
/** Time in which components react to a step: many move the focus a moment later. */
const SETTLE_MS = 150;

/** Returns what is done in turn: the claim's own steps, the focus on its element, and its key. */
export function stepsOf({ steps, on, key }: PlayedClaim): ClaimStep[] {
  return [...steps, { focus: on }, { key }];
}

/** Time for the elements of a claim to appear, before the frame is made wider. */
const SEEN_WITHIN_MS = 300;

/** Returns the elements of a claim that are there from the start: the first one, and those whose states it changes. */
function elementsAtStart({ steps: [first], on, expect }: PlayedClaim): [ClaimedElement, ...ClaimedElement[]] {
  const changed = expect.flatMap((outcome) =>
    'states' in outcome ? outcome.states.of : 'value' in outcome ? outcome.value.of : []
  );
  if (first === undefined || 'key' in first || 'type' in first) {
    return [on, ...changed];
  }
  return ['press' in first ? first.press : 'focus' in first ? first.focus : first.shown, ...changed];
}

/** An example in a frame, on which the steps of a claim are performed. */
export class Rehearsal {
  readonly #focus: FrameFocus;

  private constructor(focus: FrameFocus) {
    this.#focus = focus;
  }

  /**
   * Prepares the example of a frame whose document has loaded. Components fold in narrow windows, so a frame that
   * doesn't show what the claim is about is made as wide as the window that the claim was tried in.
   * @throws (rejects) if the example doesn't become interactive
   */
  static async start(frame: HTMLIFrameElement, claim: PlayedClaim, widen: () => void): Promise<Rehearsal> {
    await until(() => windowOf(frame)?.document.querySelector(LIVE) ?? null, READY_WITHIN_MS);
    const window = windowOf(frame);
    if (!window) {
      throw new Error('The frame has no document of this site.');
    }
    // The example is alone here: the controls over it would be tab stops.
    window.document.querySelector('.pb-controls')?.remove();
    stayInExample(window);
    const rehearsal = new Rehearsal(new FrameFocus(window));
    const elements = elementsAtStart(claim);
    const shown = await Promise.all(elements.map((element) => rehearsal.#shows(element, SEEN_WITHIN_MS)));
    if (shown.includes(false)) {
      widen();
      await rehearsal.#shows(elements[0], FOUND_WITHIN_MS);
    }
    return rehearsal;
  }

  /** Performs a step. @throws (rejects) if an element that it needs isn't there */
  async perform(step: ClaimStep): Promise<void> {
    if ('press' in step) {
      press(await this.#find(step.press), this.#focus.window);
    } else if ('focus' in step) {
      this.#focus.move(await this.#find(step.focus));
    } else if ('shown' in step) {
      await this.#find(step.shown);
    } else if ('key' in step) {
      pressKey(this.#focus, step.key);
    } else {
      for (const character of step.type) {
        pressKey(this.#focus, character);
      }
    }
    await wait(SETTLE_MS);
  }

  /** Waits for what the claim expects. @returns whether all of it has happened */
  async succeeds(outcomes: readonly ClaimOutcome[]): Promise<boolean> {
    const all = (): true | null => (outcomes.every((outcome) => holds(outcome, this.#focus)) ? true : null);
    return until(all, FOUND_WITHIN_MS).catch(() => false);
  }

  get focused(): Focused {
    const { element } = this.#focus;
    const active = activeDescendant(element);
    return { element: element && describeElement(element), active: active && describeElement(active) };
  }

  #find(element: ClaimedElement, withinMs = FOUND_WITHIN_MS): Promise<HTMLElement> {
    return until(() => findElement(this.#focus.window.document, element), withinMs);
  }

  #shows(element: ClaimedElement, withinMs: number): Promise<boolean> {
    return this.#find(element, withinMs).then(
      () => true,
      () => false
    );
  }
}

/** Presses an element as a pointer does: it gets the focus before the click. */
function press(element: HTMLElement, window: FrameWindow): void {
  const send = (type: string): boolean =>
    element.dispatchEvent(new window.MouseEvent(type, { bubbles: true, cancelable: true, composed: true }));
  send('mouseover');
  if (send('mousedown')) {
    element.focus();
  }
  send('mouseup');
  element.click();
}

async function until<Found>(find: () => Found | null, withinMs: number): Promise<Found> {
  const end = performance.now() + withinMs;
  for (;;) {
    const found = find();
    if (found !== null) {
      return found;
    }
    if (performance.now() > end) {
      throw new Error('It is not there.');
    }
    await wait(POLL_MS);
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
