// @vitest-environment happy-dom
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';

import { findElement } from './findElement.ts';
import { FrameFocus } from './frameFocus.ts';
import type { FrameWindow } from './frameWindow.ts';
import { pressKey } from './pressKey.ts';

/** Shows HTML in a window of its own, since the focus of its document is taken over. */
function show(html: string) {
  const window = new Window() as unknown as FrameWindow;
  window.document.body.innerHTML = html;
  const focus = new FrameFocus(window);
  const log: string[] = [];
  for (const type of ['blur', 'focusin', 'click', 'keydown', 'keyup', 'input']) {
    window.document.body.addEventListener(
      type,
      ({ target }) => log.push(`${type} ${(target as HTMLElement).id}`),
      type === 'blur'
    );
  }
  const on = (id: string): void => focus.move(window.document.getElementById(id));
  return { window, focus, log, on, id: () => focus.element?.id ?? null };
}

describe('a simulated key', () => {
  it('moves between tab stops, past what is disabled or hidden', () => {
    const { focus, id } = show(`
      <button id="a">A</button><button disabled>B</button><span tabindex="-1">C</span><a>D</a>
      <div inert><button>E</button></div><a id="f" href="#f">F</a><input type="hidden">`);
    pressKey(focus, 'Tab');
    expect(id()).toBe('a');
    pressKey(focus, 'Tab');
    expect(id()).toBe('f');
    pressKey(focus, 'Shift+Tab');
    expect(id()).toBe('a');
    pressKey(focus, 'Shift+Tab');
    expect(id()).toBeNull();
  });

  it('continues from an element that is no tab stop', () => {
    const { focus, on, id } = show('<button id="a">A</button><p id="b" tabindex="-1">B</p><button id="c">C</button>');
    on('b');
    pressKey(focus, 'Tab');
    expect(id()).toBe('c');
    on('b');
    pressKey(focus, 'Shift+Tab');
    expect(id()).toBe('a');
  });

  it('tells the document of the focus, which finds it', () => {
    const { window, focus, log, on } = show('<button id="a">A</button><button id="b">B</button>');
    on('a');
    expect(window.document.activeElement?.id).toBe('a');
    on('b');
    expect(log).toEqual(['focusin a', 'blur a', 'focusin b']);
    expect(document.activeElement).toBe(document.body);
    focus.element?.remove();
    expect(window.document.activeElement).toBe(window.document.body);
  });

  it('presses buttons with Enter and Space, unless a handler prevents that', () => {
    const { window, focus, log, on } = show('<button id="a">A</button>');
    on('a');
    log.length = 0;
    pressKey(focus, 'Enter');
    pressKey(focus, 'Space');
    expect(log).toEqual(['keydown a', 'click a', 'keyup a', 'keydown a', 'keyup a', 'click a']);
    window.document.body.addEventListener('keydown', (event) => event.preventDefault());
    log.length = 0;
    pressKey(focus, 'Enter');
    pressKey(focus, 'Space');
    expect(log.filter((entry) => entry.startsWith('click'))).toEqual([]);
  });

  it('checks boxes with Space alone, and moves within radio buttons with arrow keys', () => {
    const { window, focus, on, id } = show(`
      <input id="box" type="checkbox">
      <input id="one" type="radio" name="n"><input type="radio" name="n" disabled><input id="two" type="radio" name="n">`);
    const isChecked = (name: string): boolean =>
      (window.document.getElementById(name) as HTMLInputElement | null)?.checked === true;
    on('box');
    pressKey(focus, 'Enter');
    expect(isChecked('box')).toBe(false);
    pressKey(focus, 'Space');
    expect(isChecked('box')).toBe(true);
    pressKey(focus, 'Tab');
    pressKey(focus, 'ArrowDown');
    expect([id(), isChecked('two')]).toEqual(['two', true]);
    pressKey(focus, 'ArrowDown');
    expect([id(), isChecked('one')]).toEqual(['one', true]);
  });

  it('enters and deletes characters in text fields', () => {
    const { window, focus, log, on } = show('<input id="a" value="x">');
    on('a');
    pressKey(focus, 'j');
    pressKey(focus, 'ArrowLeft');
    pressKey(focus, 'Escape');
    expect((window.document.getElementById('a') as HTMLInputElement).value).toBe('xj');
    expect(log.filter((entry) => entry === 'input a')).toHaveLength(1);
    pressKey(focus, 'Backspace');
    expect((window.document.getElementById('a') as HTMLInputElement).value).toBe('x');
  });
});

describe('a simulated key in a field', () => {
  it('begins a line in a field of several', () => {
    const { window, focus, on } = show('<form><textarea id="a">x</textarea></form>');
    on('a');
    pressKey(focus, 'Enter');
    pressKey(focus, 'y');
    expect((window.document.getElementById('a') as HTMLTextAreaElement | null)?.value).toBe('x\ny');
  });

  it('steps numbers within their limits, and enters digits', () => {
    const { window, focus, log, on } = show('<input id="a" type="number" value="1" min="1" max="2">');
    const value = (): string => (window.document.getElementById('a') as HTMLInputElement).value;
    on('a');
    pressKey(focus, 'ArrowUp');
    expect(value()).toBe('2');
    pressKey(focus, 'ArrowUp');
    expect(value()).toBe('2');
    pressKey(focus, 'ArrowDown');
    expect(value()).toBe('1');
    expect(log.filter((entry) => entry === 'input a').length).toBeGreaterThanOrEqual(2);
    pressKey(focus, '5');
    expect(value()).toBe('15');
  });

  it('selects the next option that starts with a letter', () => {
    const { window, focus, on } = show(
      '<select id="a"><option>Mr</option><option disabled>Dean</option><option>Dr</option><option>Duke</option></select>'
    );
    const value = (): string => (window.document.getElementById('a') as HTMLSelectElement).value;
    on('a');
    const values = ['d', 'D', 'd', 'x'].map((key) => {
      pressKey(focus, key);
      return value();
    });
    expect(values).toEqual(['Dr', 'Duke', 'Dr', 'Dr']);
  });
});

it('finds elements by role, full name, and position', () => {
  const { window } = show(`
    <button>Save</button><button aria-hidden="true">Save</button><button id="second">Save</button><button>Save all</button>`);
  expect(findElement(window.document, { role: 'button', name: 'Save', position: 2 })?.id).toBe('second');
  expect(findElement(window.document, { role: 'link' })).toBeNull();
});

it('finds elements of text, and passwords, which HTML has no role for', () => {
  const { window } = show(
    '<pre><code id="code">ls</code></pre><input type="password" aria-label="Password" id="field">'
  );
  expect(findElement(window.document, { role: 'code' })?.id).toBe('code');
  expect(findElement(window.document, { role: 'textbox', name: 'Password' })?.id).toBe('field');
});
