// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { Component, type ComponentType, memo, type ReactNode, useId, useState } from 'react';
import { expect, it, vi } from 'vitest';

import { reportingNothing } from '../../../src/live/frame/previewRunner.ts';

const htmlOf = (Example: ComponentType): string => {
  const Shown = reportingNothing(Example);
  const { container, unmount } = render(<Shown />);
  const html = container.innerHTML;
  unmount();
  return html;
};

it('reports a component that returns nothing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Forgotten = (() => {
    <b>1</b>;
  }) as ComponentType;
  expect(() => htmlOf(Forgotten)).toThrow('The component returns nothing.');
  vi.restoreAllMocks();
});

it('shows all others as they are', () => {
  const Hooks = (): ReactNode => {
    const [count] = useState(1);
    return <b id={useId()}>{count}</b>;
  };
  class Classy extends Component {
    override render(): ReactNode {
      return <i>2</i>;
    }
  }
  expect(htmlOf(Hooks)).toMatch(/<b id="[^"]+">1<\/b>/);
  expect(htmlOf(Classy)).toBe('<i>2</i>');
  expect(htmlOf(memo(Hooks))).toContain('1</b>');
  expect(htmlOf(() => null)).toBe('');
  expect(reportingNothing(Hooks).displayName).toBe('Hooks');
});
