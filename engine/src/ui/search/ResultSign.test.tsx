// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { pictureFile, picturesAddress, TOKEN_VALUES_ADDRESS } from '../../search/searchFiles.ts';
import { ResultSign, ResultValue } from './ResultSign.tsx';
import { makeResult } from './testAnswers.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Serves files by their addresses; others are missing. */
function serve(files: Record<string, unknown>): { asked: string[] } {
  const asked: string[] = [];
  vi.stubGlobal('CSS', {
    supports: (property: string, value: string) =>
      value === 'initial' || (property === 'color' && value.startsWith('#'))
  });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const content = files[address];
    return Promise.resolve(
      content === undefined ? new Response('', { status: 404 }) : new Response(JSON.stringify(content))
    );
  });
  return { asked };
}

it('draws nothing, and reserves its room, where files are missing', async () => {
  const { asked } = serve({});
  render(<ResultSign result={makeResult('icon', 'GoneIcon', { address: '/icons#icon-gone' })} />);
  await waitFor(() => expect(asked).toEqual([picturesAddress('icon', pictureFile('icon', 'gone'))]));
  expect(document.querySelector('.pb-result-sign')?.textContent).toBe('');
  render(<ResultSign result={makeResult('prop', 'isOpen')} />);
  expect(document.querySelector('[data-kind=prop] > svg')).not.toBeNull();
  expect(asked).toHaveLength(1);
});

it('shows colors and values of tokens by theme, from one file, and drawings of pages', async () => {
  const address = picturesAddress('page', pictureFile('page', '/components/knob'));
  const { asked } = serve({
    [TOKEN_VALUES_ADDRESS]: {
      '--ink': { ac: '#000', b: '#fff' },
      '--gap': '0.5rem',
      '--none': 'initial',
      '--glass': { ac: 'initial', b: '#123' }
    },
    [address]: { '/components/knob': { viewBox: '0 0 320 200', content: '<path d="M0 0"></path>' } }
  });
  render(
    <>
      <ResultSign result={makeResult('token', '--ink')} />
      <ResultValue name="--ink" />
      <ResultSign result={makeResult('token', '--gap')} />
      <ResultValue name="--gap" />
      <ResultSign result={makeResult('token', '--none')} />
      <ResultSign result={makeResult('component', 'KnobProps', { page: '/components/knob' })} />
    </>
  );
  expect((await screen.findByText('#fff')).dataset['in']).toBe('b');
  screen.getByText('8px (0.5rem)');
  const colors = [...document.querySelectorAll<HTMLElement>('.pb-result-color')];
  expect(colors.map((color) => [color.dataset['in'], color.style.getPropertyValue('--v')])).toEqual([
    ['ac', '#000'],
    ['b', '#fff']
  ]);
  expect(document.querySelectorAll('.pb-result-sign > .pb-result-icon')).toHaveLength(2);
  const glass = render(<ResultSign result={makeResult('token', '--glass')} />).container;
  expect([...glass.querySelectorAll('[data-in]')].map((sign) => [sign.tagName, sign.getAttribute('data-in')])).toEqual([
    ['svg', 'ac'],
    ['I', 'b']
  ]);
  await waitFor(() => expect(document.querySelector('.pb-drawing path')).not.toBeNull());
  expect(asked.toSorted()).toEqual([address, TOKEN_VALUES_ADDRESS].toSorted());
});
