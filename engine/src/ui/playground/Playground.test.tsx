// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Playground as PlaygroundData } from '../../core/playground.ts';
import { Playground } from './Playground.tsx';

const KNOB: PlaygroundData = {
  component: 'Knob',
  importLine: "import { Knob } from '@acme/ui';",
  controls: [
    { kind: 'text', name: 'children', start: 'Turn', absent: '' },
    { kind: 'choice', name: 'size', values: ['small', 'large'], start: 'small', absent: 'small' },
    { kind: 'choice', name: 'shape', values: ['round', 'square'], start: '', absent: '' },
    { kind: 'switch', name: 'isTurned', start: false, absent: false },
    { kind: 'number', name: 'angle', start: '', absent: '0' }
  ],
  fixed: []
};

function open() {
  render(<Playground playground={KNOB} anchor="props-playground" tabPath="/components/knob" usedBy={null} />);
  return {
    user: userEvent.setup(),
    code: () => screen.getByRole('button', { name: 'Copy the code of Knob' }).dataset['copy']
  };
}

beforeEach(() => history.replaceState(null, '', '/components/knob'));
afterEach(cleanup);

describe('the playground', () => {
  it('names its controls, and shows the code that they make', async () => {
    const { user, code } = open();
    expect(code()).toBe('<Knob>Turn</Knob>');
    await user.clear(screen.getByRole('textbox', { name: 'Content' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'size' }), 'large');
    await user.click(screen.getByRole('checkbox', { name: 'isTurned' }));
    await user.type(screen.getByRole('spinbutton', { name: 'angle' }), '45');
    expect(code()).toBe('<Knob size="large" isTurned angle={45} />');
  });

  it('offers to say nothing where there is no default', () => {
    open();
    const shape = screen.getByRole<HTMLSelectElement>('combobox', { name: 'shape' });
    expect([...shape.options].map(({ text }) => text)).toEqual(['–', 'round', 'square']);
  });

  it('takes its values from the address, and writes them there', async () => {
    history.replaceState(null, '', '#props-playground?size=large&isTurned=true&angle=no');
    const { user, code } = open();
    expect(code()).toBe('<Knob size="large" isTurned>Turn</Knob>');
    await user.click(screen.getByRole('checkbox', { name: 'isTurned' }));
    await waitFor(() => expect(location.hash).toBe('#props-playground?size=large'));
    history.replaceState(null, '', '#props-playground?shape=round');
    dispatchEvent(new HashChangeEvent('hashchange'));
    await waitFor(() => expect(code()).toBe('<Knob shape="round">Turn</Knob>'));
  });

  it('leaves the address of another part of the page alone', () => {
    history.replaceState(null, '', '#basic?size=large');
    const { code } = open();
    expect(code()).toBe('<Knob>Turn</Knob>');
    expect(location.hash).toBe('#basic?size=large');
  });

  it('offers to go back to the start once something has changed', async () => {
    const { user, code } = open();
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Content' }), '!');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(code()).toBe('<Knob>Turn</Knob>');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Content' }));
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  });

  it('keeps further properties behind a disclosure, which opens for values in the address', async () => {
    const controls = Array.from({ length: 12 }, (_, index) => ({
      kind: 'switch' as const,
      name: `is${index}`,
      start: false,
      absent: false
    }));
    const show = () =>
      render(
        <Playground
          playground={{ ...KNOB, controls }}
          anchor="props-playground"
          tabPath="/components/knob"
          usedBy={null}
        />
      );
    show();
    const summary = screen.getByText('4 more properties');
    const details = () => screen.getByText('4 more properties').closest('details');
    expect(details()?.open).toBe(false);
    expect(details()?.querySelectorAll('input')).toHaveLength(4);
    await userEvent.setup().click(summary);
    expect(details()?.open).toBe(true);
    cleanup();
    history.replaceState(null, '', '#props-playground?is11=true');
    show();
    expect(details()?.open).toBe(true);
  });
});
