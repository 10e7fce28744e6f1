// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';

import { recordInput, renderErrorText } from './mountIsland.tsx';

function Fields() {
  const [text, setText] = useState('start');
  const [note, setNote] = useState('');
  const [isOn, setOn] = useState(false);
  const [choice, setChoice] = useState('a');
  const [layout, setLayout] = useState('list');
  return (
    <>
      <input type="text" value={text} onChange={({ target }) => setText(target.value)} />
      <textarea value={note} onChange={({ target }) => setNote(target.value)} />
      <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      <select value={choice} onChange={({ target }) => setChoice(target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      {['grid', 'list'].map((value) => (
        <input
          key={value}
          type="radio"
          name="layout"
          value={value}
          checked={layout === value}
          onChange={() => setLayout(value)}
        />
      ))}
      <output>{[text, note, isOn, choice, layout].join()}</output>
    </>
  );
}

interface EnteredFields {
  text: HTMLInputElement;
  note: HTMLTextAreaElement;
  check: HTMLInputElement;
  choice: HTMLSelectElement;
  grid: HTMLInputElement;
  list: HTMLInputElement;
}

/**
 * Hydrates prerendered HTML after the reader has changed its fields.
 * @param enterMore called when React has hydrated, and the input is not replayed yet
 * @returns the component's state
 */
function hydrateAfter(
  enter: (fields: EnteredFields) => unknown,
  enterMore?: (fields: EnteredFields) => unknown
): string | null | undefined {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Fields />);
  const [text, note, check, choice, grid, list] = container.children;
  const fields = { text, note, check, choice, grid, list } as unknown as EnteredFields;
  // Browsers take the selection from the HTML; happy-dom doesn't.
  fields.choice.selectedIndex = 0;
  enter(fields);
  const replay = recordInput(container);
  render(<Fields />, { container, hydrate: true });
  enterMore?.(fields);
  act(replay);
  return container.querySelector('output')?.textContent;
}

afterEach(cleanup);

it('tells components what was entered before they were there', () => {
  const output = hydrateAfter(({ text, note, check, choice, grid }) => {
    text.value = 'typed';
    note.value = 'a note';
    check.checked = true;
    choice.selectedIndex = 1;
    grid.checked = true;
  });
  expect(output).toBe('typed,a note,true,b,grid');
});

it('changes nothing where nothing was entered', () => {
  expect(hydrateAfter(() => undefined)).toBe('start,,false,a,list');
});

it('keeps what is entered while it hydrates', () => {
  expect(
    hydrateAfter(
      ({ text }) => (text.value = 'typ'),
      ({ text }) => fireEvent.input(text, { target: { value: 'typed' } })
    )
  ).toBe('typed,,false,a,list');
  expect(
    hydrateAfter(
      ({ check }) => (check.checked = true),
      ({ check }) => act(() => check.click())
    )
  ).toBe('start,,false,a,list');
  expect(
    hydrateAfter(
      ({ grid }) => (grid.checked = true),
      ({ list }) => act(() => list.click())
    )
  ).toBe('start,,false,a,list');
});

it('says in words what a code of React means', () => {
  const minified = (code: number) => new Error(`Minified React error #${code}; visit https://react.dev/errors/${code}`);
  expect(renderErrorText(minified(130))).toBe(
    'The code uses a component that doesn’t exist (React error 130, https://react.dev/errors/130).'
  );
  expect(renderErrorText(minified(31))).toBe('React can’t render it (React error 31, https://react.dev/errors/31).');
});
