import { setTimeout as sleep } from 'node:timers/promises';

import type { ClaimStep, ClaimedElement, KeyClaim, RoleClaim } from '../../examples/claims/claimsSchema.ts';
import type { Desktop } from './desktop.ts';
import { type ElementReference, type FirefoxPage, NotRecordedError } from './firefoxPage.ts';
import { wordsWithName } from './wordsWithName.ts';
import { toXKeys } from './xKeys.ts';

/** Listens to a screen reader while it reads the examples of claims. */
export interface Listener {
  /** @returns what is said about the part; empty if it is never named */
  part: (claim: RoleClaim) => Promise<string[]>;
  /** @returns what is said after the key. @throws Error when the key doesn't reach the page */
  key: (claim: KeyClaim) => Promise<string[]>;
}

/** The next marks in Orca's log tell that it has followed everything until then. */
const SYNC_TIMEOUT_MS = 60_000;
const KEY_TIMEOUT_MS = 8000;
const FOCUS_TIMEOUT_MS = 10_000;
const POLL_MS = 200;
/** Moves of the reading position to a part that can't have the focus: its own line, then the next ones. */
const READING_KEYS = ['Down', 'Up', 'Down', 'Down'];
/** Toggles between Orca's modes, of which only one passes all keys to the page. */
const TOGGLE_MODE = 'Insert+a';
/** What Orca says about itself, and about the document around the example. */
const OTHER_WORDS = /^(?:Focus mode|Browse mode|main content|clickable|Loading\. .*|Finished loading .*)\.?$|sync \d+/;

const FOCUS = `(element) => {
  element.focus({ preventScroll: false });
  return document.activeElement === element;
}`;

const HAS_FOCUS = '(element) => element.contains(document.activeElement)';

const HAS_FOCUS_WITHIN = '(element) => element !== document.activeElement && element.contains(document.activeElement)';

/** Focuses an element that Tab skips, or the first one in it, which also tells people what they enter. */
const FOCUS_WITHIN = `(element) =>
  [element, ...element.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')].some((within) => {
    within.focus();
    return document.activeElement === within;
  })`;

/** Tells whether an element is in a menu, which Tab would close. */
const IS_IN_MENU = "(element) => element.closest('[role=listbox], [role=menu]') !== null";

/** Puts the focus before an element, from where Tab reaches it or what is in it. */
const FOCUS_BEFORE = `(element) => {
  const start = document.createElement('span');
  start.tabIndex = -1;
  element.before(start);
  start.focus();
}`;

/** Puts the reading position at the start of the line of an element, and before the table or list that contains it. */
const READ_BEFORE = `(element) => {
  const start = document.createElement('span');
  start.tabIndex = -1;
  (element.closest('table, ul, ol, dl, button') ?? element).before(start);
  start.focus();
}`;

const MARK = `async (mark) => {
  for (let frame = 0; frame < 2; frame++) {
    await new Promise((resolve) => { requestAnimationFrame(resolve); setTimeout(resolve, 100); });
  }
  document.title = mark;
}`;

/** @param origin of the server with the built site */
export function createListener(page: FirefoxPage, desktop: Desktop, origin: string): Listener {
  let marks = 0;

  /** Waits until the screen reader has followed, and returns what it said. */
  const heard = async (): Promise<string[]> => {
    const mark = `sync ${process.pid}${++marks}`;
    await page.call(MARK, { type: 'string', value: mark });
    await desktop.speech.reaches(mark, SYNC_TIMEOUT_MS);
    return (await desktop.speech.heard()).filter((words) => !OTHER_WORDS.test(words));
  };

  const keysSeen = async (): Promise<number> => Number(await page.call('() => window.heardKeys'));

  /** @returns whether the page got the key */
  const press = async (key: string): Promise<boolean> => {
    const before = await keysSeen();
    await desktop.press(toXKeys(key));
    const end = performance.now() + KEY_TIMEOUT_MS;
    while (performance.now() < end) {
      if ((await keysSeen()) !== before) {
        return true;
      }
      await sleep(POLL_MS);
    }
    return false;
  };

  /** Presses a key that the page must get. @returns what is said */
  const pressThrough = async (key: string): Promise<string[]> => {
    if (!(await press(key))) {
      await heard();
      await desktop.press(TOGGLE_MODE);
      await heard();
      if (!(await press(key))) {
        throw new NotRecordedError(`The key ${key} doesn't reach the example`);
      }
    }
    return heard();
  };

  const focus = async (element: ClaimedElement): Promise<void> => {
    const end = performance.now() + FOCUS_TIMEOUT_MS;
    // Scripts may still replace it.
    while ((await page.call(FOCUS, await page.find(element))) !== true) {
      if (performance.now() > end) {
        throw new NotRecordedError(`The ${element.role} can't get the focus`);
      }
      await sleep(POLL_MS);
    }
  };

  const perform = async (step: ClaimStep): Promise<string[]> => {
    if ('press' in step) {
      await page.click(await page.find(step.press));
      return heard();
    }
    if ('focus' in step) {
      await focus(step.focus);
      return heard();
    }
    if ('shown' in step) {
      await page.find(step.shown);
      return heard();
    }
    const said: string[] = [];
    for (const key of 'key' in step ? [step.key] : step.type) {
      said.push(...(await pressThrough(key)));
    }
    return said;
  };

  /** @returns what is said during the last step */
  const prepare = async ({ example, steps }: RoleClaim | KeyClaim): Promise<string[]> => {
    await page.open(origin + example);
    if (steps.length > 0) {
      await heard();
    }
    let said: string[] = [];
    for (const step of steps) {
      said = await perform(step);
    }
    return said;
  };

  /** Moves the focus to a part, or to the first element in it. @returns what is said; null if it can't have the focus */
  const reach = async (element: ElementReference): Promise<string[] | null> => {
    if ((await page.call(IS_IN_MENU, element)) !== true) {
      await page.call(FOCUS_BEFORE, element);
      await heard();
      await press('Tab');
      const said = await heard();
      if ((await page.call(HAS_FOCUS, element)) === true) {
        return said;
      }
    }
    return (await page.call(FOCUS_WITHIN, element)) === true ? heard() : null;
  };

  /** Reads line by line. @returns the words that name a part; without a name, those of its first line; none if it isn't named */
  const readUntil = async (element: ElementReference, { name }: ClaimedElement): Promise<string[]> => {
    await page.call(READ_BEFORE, element);
    await heard();
    const said: string[] = [];
    for (const key of READING_KEYS) {
      await desktop.press(key);
      said.push(...(await heard()));
      const words = name === undefined ? said : wordsWithName(said, name);
      if (words !== null && words.length > 0) {
        return words;
      }
    }
    return [];
  };

  return {
    async part(claim) {
      const entered = await prepare(claim);
      const element = await page.find(claim.is);
      if (entered.length > 0 && (await page.call(HAS_FOCUS_WITHIN, element)) === true) {
        return entered;
      }
      return (await reach(element)) ?? readUntil(element, claim.is);
    },
    async key(claim) {
      await prepare(claim);
      await focus(claim.on);
      await heard();
      return pressThrough(claim.key);
    }
  };
}
