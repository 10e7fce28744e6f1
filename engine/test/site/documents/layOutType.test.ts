import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { layOutType } from '../../../src/site/documents/layOutType.ts';

describe('layOutType', () => {
  it('leaves short types as they are', () => {
    expect(layOutType("{ a: 'x'; b: 'y' }")).toBe("{ a: 'x'; b: 'y' }");
    expect(layOutType("'start' | 'end'")).toBe("'start' | 'end'");
  });

  it('says a type once that three or more neighbours share', () => {
    expect(layOutType("{ default?: 'near' | 'far'; sm?: 'near' | 'far'; '2xl'?: 'near' | 'far'; }")).toBe(
      "{ default?, sm?, '2xl'?: 'near' | 'far' }"
    );
  });

  it('gives the members of a long object type lines of their own', () => {
    const type =
      'Record<string, Dial> & { knob?: KnobProps; dial: { size: number; readonly label?: string; hand: Hand; }; }[]';
    expect(layOutType(type)).toBe(
      'Record<string, Dial> & {\n  knob?: KnobProps;\n  dial: { size: number; readonly label?: string; hand: Hand; };\n}[]'
    );
  });

  it('lays out long members too', () => {
    const type =
      '{ stop?: { tooltipContent?: string; props?: ButtonProps; tooltipProps?: TooltipProps; }; send: Send; }';
    expect(layOutType(type)).toBe(
      '{\n  stop?: {\n    tooltipContent?: string;\n    props?: ButtonProps;\n    tooltipProps?: TooltipProps;\n  };\n  send: Send;\n}'
    );
  });

  it('leaves parameters in one line', () => {
    const type = "({ direction, offset }: { direction: 'forward' | 'backward'; offset: number; }) => void";
    expect(layOutType(type)).toBe(type);
  });

  it('adds nothing but space, and takes nothing away, where no types are shared', () => {
    const name = fc.stringMatching(/^[a-z]{1,9}$/);
    const members = fc.uniqueArray(name, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(members, fc.constantFrom('', '[]', ' | null'), (names, end) => {
        const type = `{ ${names.map((own) => `${own}?: '${own}' | (() => { ${own}: T; });`).join(' ')} }${end}`;
        expect(layOutType(type).replace(/[\s;]/g, '')).toBe(type.replace(/[\s;]/g, ''));
      })
    );
  });

  it('ends whatever it is given', () => {
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
