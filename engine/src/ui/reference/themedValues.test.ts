import { describe, expect, it } from 'vitest';

import { builtInAxes } from '../../core/builtInAxes.ts';
import { listThemes } from '../../core/themes.ts';
import { linkedValue, themedValuesView } from './themedValues.ts';

const addressOf = (name: string): string | null => (name.startsWith('--acme-') ? `#${name}` : null);
const link = (text: string) => ({ text, href: `#${text}`, definition: null });

describe('the tokens of a value', () => {
  it.each([
    ['--acme-ink', [link('--acme-ink')]],
    ['calc(--acme-a + 1px)', ['calc(', link('--acme-a'), ' + 1px)']],
    ['--acme-x --acme-y', [link('--acme-x'), ' ', link('--acme-y')]],
    ['--other', ['--other']],
    ['"<b>" --acme-a', ['"<b>" ', link('--acme-a')]],
    ['1px--acme', ['1px--acme']],
    ['', []]
  ])('%s', (value, parts) => {
    expect(linkedValue(value, addressOf)).toEqual(parts);
  });
});

describe('the values of a property in the themes of a site', () => {
  const themes = listThemes(builtInAxes());
  const white = { value: '#fff', values: [], isColor: true };

  it('are one without codes of themes if it applies to all', () => {
    expect(themedValuesView({ ...white, themes: [] }, themes, addressOf)).toEqual([
      { themes: [], value: '#fff', isColor: true, steps: [] }
    ]);
  });

  it('are each shown once, with the codes of their themes', () => {
    const black = { value: '#000', values: ['var(--acme-dark)', '#000'], isColor: true };
    const views = themedValuesView(
      { ...white, themes: [{ names: ['dark', 'dark+high-contrast', 'unknown'], ...black }] },
      themes,
      addressOf
    );
    expect(views.map((view) => [view.value, view.themes.join('')])).toEqual([
      ['#fff', 'ac'],
      ['#000', 'bd']
    ]);
  });

  it('differ if they are resolved differently', () => {
    const viaInk = { ...white, values: ['--acme-ink', '#fff'] };
    const views = themedValuesView({ ...white, themes: [{ names: ['high-contrast'], ...viaInk }] }, themes, addressOf);
    expect(views.map((view) => [view.themes.join(''), view.steps])).toEqual([
      ['abd', []],
      ['c', [[link('--acme-ink')], ['#fff']]]
    ]);
  });
});
