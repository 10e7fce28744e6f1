import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { builtInAxes } from '../../../src/core/builtInAxes.ts';
import { listThemes } from '../../../src/core/themes.ts';
import { layOutType, linkedType, linkedValue, themedValuesView } from '../../../src/site/documents/linkedText.ts';

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

test('links whole type names to their definitions', () => {
  const types = [
    { name: 'Turn', id: 'acme/Turn' },
    { name: 'None', id: 'acme/None' }
  ];
  const linkType = (id: string, text: string) => (id === 'acme/Turn' ? link(text) : null);
  expect(linkedType('Turn | Turned | Array<None>', types, linkType)).toEqual([link('Turn'), ' | Turned | Array<None>']);
});

describe('layOutType', () => {
  it('keeps short types unchanged', () => {
    expect(layOutType("{ a: 'x'; b: 'y' }")).toBe("{ a: 'x'; b: 'y' }");
    expect(layOutType("'start' | 'end'")).toBe("'start' | 'end'");
  });

  it('factors out a type that three or more neighbors share', () => {
    expect(layOutType("{ default?: 'near' | 'far'; sm?: 'near' | 'far'; '2xl'?: 'near' | 'far'; }")).toBe(
      "{ default?, sm?, '2xl'?: 'near' | 'far' }"
    );
  });

  it('puts the members of a long object type on separate lines', () => {
    const type =
      'Record<string, Dial> & { knob?: KnobProps; dial: { size: number; readonly label?: string; hand: Hand; }; }[]';
    expect(layOutType(type)).toBe(
      'Record<string, Dial> & {\n  knob?: KnobProps;\n  dial: { size: number; readonly label?: string; hand: Hand; };\n}[]'
    );
  });

  it('breaks long members too', () => {
    const type =
      '{ stop?: { tooltipContent?: string; props?: ButtonProps; tooltipProps?: TooltipProps; }; send: Send; }';
    expect(layOutType(type)).toBe(
      '{\n  stop?: {\n    tooltipContent?: string;\n    props?: ButtonProps;\n    tooltipProps?: TooltipProps;\n  };\n  send: Send;\n}'
    );
  });

  it('keeps parameters on one line', () => {
    const type = "({ direction, offset }: { direction: 'forward' | 'backward'; offset: number; }) => void";
    expect(layOutType(type)).toBe(type);
  });

  it('changes white space only, unless types are shared', () => {
    const name = fc.stringMatching(/^[a-z]{1,9}$/);
    const members = fc.uniqueArray(name, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(members, fc.constantFrom('', '[]', ' | null'), (names, end) => {
        const type = `{ ${names.map((own) => `${own}?: '${own}' | (() => { ${own}: T; });`).join(' ')} }${end}`;
        expect(layOutType(type).replace(/[\s;]/g, '')).toBe(type.replace(/[\s;]/g, ''));
      })
    );
  });

  it('terminates for any input', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('{', '}', '(', ')', ';', ':', "'", 'a', ' '), maxLength: 200 }),
        (type) => {
          expect(typeof layOutType(type)).toBe('string');
        }
      )
    );
  });
});
