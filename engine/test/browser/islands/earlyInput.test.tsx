// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { keepEarlyInput } from '../../../src/browser/islands/earlyInput.ts';
import { findIslands } from '../../../src/browser/islands/index.ts';
import type { MountMode } from '../../../src/browser/islands/islandElement.ts';
import { mountExample } from '../../../src/browser/islands/mountExample.ts';

function Knob() {
  const [count, setCount] = useState(0);
  const [isOn, setOn] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (count > 0) {
      field.current?.focus();
    }
  }, [count]);
  return (
    <div>
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        <svg>
          <path />
        </svg>
      </button>
      <input type="range" ref={field} onChange={() => setCount(-1)} />
      <label>
        <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      </label>
      <a href="#here" onClick={() => setCount((before) => before + 10)}>
        here
      </a>
      <a href="/elsewhere">elsewhere</a>
      <output>{`${count} ${isOn}`}</output>
    </div>
  );
}

let page = new AbortController();
let main: HTMLElement;

beforeEach(() => {
  page = new AbortController();
  main = document.body.appendChild(document.createElement('main'));
});
afterEach(() => {
  act(() => page.abort());
  main.remove();
});

/** Renders an example, lets the reader act, and mounts it. @returns its output, once what follows has happened */
async function outputAfter(
  actOn: (find: (selector: string) => HTMLElement) => void,
  { mode = 'hydrate', Built = Knob }: { mode?: MountMode; Built?: ComponentType } = {}
): Promise<string | null | undefined> {
  main.innerHTML = `<div data-preview data-example="knob" data-mount="${mode}"><div data-root>${renderToString(<Built />)}</div></div>`;
  const islands = findIslands(main);
  const earlyInputs = keepEarlyInput(main, islands, page.signal);
  actOn((selector) => main.querySelector<HTMLElement>(selector) ?? main);
  const ready = Promise.resolve([{ examples: { knob: () => Knob } }, null] as const);
  await act(async () => {
    for (const island of islands) {
      await mountExample(island, ready as never, {
        signal: page.signal,
        earlyInputs,
        onLoadFailure: () => undefined
      });
    }
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return main.querySelector('output')?.textContent;
}

it('repeats the last press on an example once it is interactive', async () => {
  expect(await outputAfter((find) => find('button').click())).toBe('1 false');
  expect(await outputAfter((find) => find('path').dispatchEvent(new MouseEvent('click', { bubbles: true })))).toBe(
    '1 false'
  );
  expect(
    await outputAfter((find) => {
      find('button').click();
      find('a[href^="#"]').click();
    })
  ).toBe('10 false');
});

it('lets the example take the focus after a repeated press', async () => {
  await outputAfter((find) => find('button').click());
  expect(document.activeElement).toBe(main.querySelector('[type=range]'));
});

it('repeats it on the element at the same position if the HTML is replaced', async () => {
  expect(await outputAfter((find) => find('button').click(), { mode: 'fresh' })).toBe('1 false');
  // Another element is there now.
  const Built = (): React.ReactNode => (
    <div>
      <b>none</b>
    </div>
  );
  expect(await outputAfter((find) => find('b').click(), { mode: 'fresh', Built })).toBe('0 false');
});

it('keeps fields that were changed, and leaves others alone', async () => {
  // A range has a value without having one in its HTML.
  expect(await outputAfter((find) => find('label').click())).toBe('0 true');
});

it('leaves presses to the browser that it handles, and those with other keys', async () => {
  const handled: boolean[] = [];
  await outputAfter((find) => {
    main.addEventListener('click', (event) => {
      handled.push(event.defaultPrevented);
      event.preventDefault();
    });
    find('a[href^="/"]').click();
    find('button').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
    find('button').click();
  });
  expect(handled).toEqual([false, false, false]);
  expect(main.querySelector('output')?.textContent).toBe('1 false');
});
