import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { TypeText, findBreaks } from './TypeText.tsx';

const link = (text: string) => ({ text, href: `#${text}`, definition: null });
const html = (...text: (string | ReturnType<typeof link>)[]): string =>
  renderToStaticMarkup(<TypeText text={text} />).replaceAll('<wbr/>', '¦');

it('breaks a type that fits nowhere but at spaces', () => {
  expect(findBreaks('React.ComponentType<any>')).toEqual([]);
  expect(findBreaks("'a' | 'b' | ((event: React.MouseEvent) => void)")).toEqual([]);
});

it('breaks a word that is wider than the column after brackets and dots, so that names stay whole', () => {
  expect(html('React.RefObject<HTMLButtonElement> | null')).toBe('React.¦RefObject&lt;¦HTMLButtonElement&gt; | null');
  expect(html('React.RefObject<HTMLButtonElement[]>')).toBe('React.¦RefObject&lt;¦HTMLButtonElement[]&gt;');
  expect(findBreaks('(...names: readonly string[]) => void')).toEqual([]);
});

it('breaks a name that would take the room of descriptions between its words', () => {
  expect(html('acme.IStandaloneKnobConstructionOptions')).toBe('acme.¦IStandalone¦Knob¦Construction¦Options');
});

it('sees a word in the text and the links that it is made of', () => {
  expect(html('React.ComponentType<', link('LongButtonProps'), '> | null')).toBe(
    'React.¦ComponentType&lt;¦<a href="#LongButtonProps">LongButtonProps</a>&gt; | null'
  );
  expect(html(link('ButtonProps'), "['size'] | null")).toBe(
    '<a href="#ButtonProps">ButtonProps</a>[&#x27;size&#x27;] | null'
  );
});

it('leaves the text as it is, for copies and searches', () => {
  const type = '(event: React.FormEvent<HTMLInputElement>, checked: boolean) => void';
  const shown = renderToStaticMarkup(<TypeText text={[type]} />).replaceAll('<wbr/>', '');
  expect(shown).toBe(renderToStaticMarkup(<>{type}</>));
});
