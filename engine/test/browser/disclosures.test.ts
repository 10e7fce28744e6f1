import { describe, expect, it, vi } from 'vitest';

import { startDisclosures } from '../../src/browser/disclosures.ts';
import { openBrowser } from './browser.ts';

const PAGE = `
  <main id="pb_main">
    <div class="pb-body">
      <section class="pb-disclosure">
        <div class="pb-heading"><h3 id="knob">Knob</h3></div>
        <details id="knob-details">
          <summary>Props</summary>
          <table><tr id="prop-knob-size"></tr></table>
          <details id="inherited"><summary>More</summary><table><tr id="prop-knob-color"></tr></table></details>
        </details>
      </section>
      <section class="pb-disclosure">
        <div class="pb-heading"><h3 id="dial">Dial</h3></div>
        <details id="dial-details" open><summary>Props</summary></details>
      </section>
      <div data-preview><details id="example"><summary>Example</summary><p id="in-example"></p></details></div>
      <section class="pb-reference">
        <div class="pb-heading"><h2 id="variables">CSS variables</h2></div>
        <section class="pb-disclosure">
          <div class="pb-heading"><h3 id="prefix">Knob</h3></div>
          <details id="only"><summary>Variables</summary><td><details><summary>Steps</summary></details></td></details>
        </section>
      </section>
      <section class="pb-reference">
        <div class="pb-heading"><h2 id="several">Props</h2></div>
        <section class="pb-disclosure"><div class="pb-heading"></div><details id="first"></details></section>
        <section class="pb-disclosure"><div class="pb-heading"></div><details id="second"></details></section>
      </section>
      <div class="pb-tab-group">
        <div class="pb-tab-labels">
          <label><input type="radio" name="a" id="one" checked></label><label><input type="radio" name="a" id="two"></label>
        </div>
        <div class="pb-tab-panel"></div>
        <div class="pb-tab-panel">
          <div class="pb-tab-group">
            <div class="pb-tab-labels">
              <label><input type="radio" name="b" id="inner-one" checked></label>
              <label><input type="radio" name="b" id="inner-two"></label>
            </div>
            <div class="pb-tab-panel"></div>
            <div class="pb-tab-panel"><h3 id="in-tab">Deep</h3></div>
          </div>
        </div>
      </div>
      <div class="pb-prose">
        <div class="pb-heading"><h2 id="measured">Measured</h2></div>
      </div>
      <p></p>
      <details class="pb-claim-fold" id="targets"></details>
      <details class="pb-claim-fold" id="contrasts"></details>
      <div class="pb-prose"></div>
      <details class="pb-claim-fold" id="later"></details>
      <ul><li class="pb-token" id="--ink"><details id="ink-details"><summary>Ink</summary></details></li></ul>
      <a href="#prop-knob-size">Size</a>
    </div>
  </main>
`;

/** Stand-in for the Navigation API, which the test's browser lacks. */
class FakeNavigation {
  currentEntry = { key: 'first' };

  transition: { navigationType: string } | null = null;

  readonly #listeners: Record<string, (event: { navigationType: string }) => void> = {};

  addEventListener(type: string, listener: (event: { navigationType: string }) => void): void {
    this.#listeners[type] = listener;
  }

  /** Makes another history entry the current one, as the browser does before it tells the page of it. */
  move(key: string, navigationType: string): void {
    this.#listeners['navigate']?.({ navigationType });
    this.currentEntry = { key };
    this.#listeners['currententrychange']?.({ navigationType });
  }
}

function open(address = '/') {
  const { window } = openBrowser(PAGE, { url: `https://acme.example${address}` });
  vi.stubGlobal('HTMLDetailsElement', window.HTMLDetailsElement);
  const navigation = new FakeNavigation();
  vi.stubGlobal('navigation', navigation);
  Object.assign(window, { navigation });
  window.Element.prototype.scrollIntoView = () => undefined;
  const main = document.querySelector<HTMLElement>('#pb_main') ?? document.body;
  return {
    navigation,
    start: () => startDisclosures(main),
    openIds: () => [...document.querySelectorAll('details[open]')].map(({ id }) => id),
    part: (id: string) => document.querySelector<HTMLDetailsElement>(`#${id}`) as HTMLDetailsElement,
    goTo: (hash: string): void => {
      window.happyDOM.setURL(`https://acme.example/${hash}`);
      dispatchEvent(new Event('hashchange'));
    }
  };
}

describe('startDisclosures', () => {
  it('opens everything around the row that the address leads to', () => {
    const { start, openIds } = open('/#prop-knob-color');
    start();
    expect(openIds()).toEqual(['knob-details', 'inherited', 'dial-details']);
  });

  it('opens the section whose heading an address leads to', () => {
    const { start, openIds, goTo } = open();
    start();
    goTo('#knob');
    expect(openIds()).toEqual(['knob-details', 'dial-details']);
  });

  it('opens the row of a token that an address leads to', () => {
    const { start, openIds } = open('/#--ink');
    start();
    expect(openIds()).toEqual(['dial-details', 'ink-details']);
  });

  it('opens the only section below the heading that an address leads to', () => {
    const { start, openIds, goTo } = open();
    start();
    goTo('#several');
    expect(openIds()).toEqual(['dial-details']);
    goTo('#variables');
    expect(openIds()).toEqual(['dial-details', 'only']);
  });

  it('opens the folded tables between a heading and the next text', () => {
    const { start, openIds, goTo } = open();
    start();
    goTo('#measured');
    expect(openIds()).toEqual(['dial-details', 'targets', 'contrasts']);
  });

  it.each(['at once', 'later'])('chooses the tabs that an address leads into, %s', (when) => {
    const { start, goTo } = open(when === 'at once' ? '/#in-tab' : '/');
    start();
    if (when === 'later') {
      goTo('#in-tab');
    }
    const chosen = [...document.querySelectorAll('input:checked')].map(({ id }) => id);
    expect(chosen).toEqual(['two', 'inner-two']);
  });

  it('opens it again by a link to the current address', () => {
    const { start, openIds, part } = open('/#prop-knob-size');
    start();
    part('knob-details').open = false;
    document.querySelector('a')?.click();
    expect(openIds()).toContain('knob-details');
  });

  it('brings back what was open in a history entry, and what was closed', () => {
    const { start, openIds, part, navigation } = open();
    start();
    part('knob-details').open = true;
    part('dial-details').open = false;
    navigation.move('second', 'push');
    part('knob-details').open = false;
    part('dial-details').open = true;
    navigation.move('first', 'traverse');
    expect(openIds()).toEqual(['knob-details']);
    navigation.move('second', 'traverse');
    expect(openIds()).toEqual(['dial-details']);
  });

  it('brings it back when the page itself comes back', () => {
    const { start, openIds, part, navigation } = open();
    const stop = start();
    part('knob-details').open = true;
    navigation.move('second', 'push');
    stop();
    part('knob-details').open = false;
    navigation.currentEntry = { key: 'first' };
    navigation.transition = { navigationType: 'traverse' };
    start();
    expect(openIds()).toEqual(['knob-details', 'dial-details']);
  });

  it('opens what the address leads to in an entry that it knows nothing of', () => {
    const { start, openIds, navigation } = open('/#knob');
    navigation.currentEntry = { key: 'unknown' };
    navigation.transition = { navigationType: 'traverse' };
    start();
    expect(openIds()).toEqual(['knob-details', 'dial-details']);
  });

  it('keeps examples out of it', () => {
    const { start, openIds, part, navigation } = open();
    start();
    part('example').open = true;
    navigation.move('second', 'push');
    navigation.move('first', 'traverse');
    expect(openIds()).toEqual(['dial-details', 'example']);
    expect(sessionStorage.getItem('patternbook-open-parts:second')).toBe('00100000000');
  });

  it('works without storage', () => {
    const { start, openIds, navigation } = open('/#knob');
    vi.stubGlobal('sessionStorage', undefined);
    start();
    navigation.move('second', 'push');
    navigation.move('first', 'traverse');
    expect(openIds()).toEqual(['knob-details', 'dial-details']);
  });
});
