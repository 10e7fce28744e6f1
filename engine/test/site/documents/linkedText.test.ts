import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { layOutType, linkedType } from '../../../src/site/documents/linkedText.ts';

const link = (text: string) => ({ text, href: `#${text}`, definition: null });

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
