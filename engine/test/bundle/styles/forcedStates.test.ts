import fc from 'fast-check';
import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';

import { FORCED_FOCUS_RING, forcedRules } from '../../../src/bundle/styles/forcedStates.ts';

const HOVER =
  ':is([data-force~=hover],[data-force~=hover]>*,[data-force~=hover] :where(label,a[href],button,input,select,textarea,summary,[tabindex],[contenteditable]),:has([data-force~=hover]))';
/** `:has` can't be in `:has`. */
const HOVER_IN_HAS = HOVER.replace(',:has([data-force~=hover])', '');

describe('the rules of forced states', () => {
  it('are those with a state, for the attribute', () => {
    expect(forcedRules('.tab{color:red}.tab:hover{color:green}.tab:checked{color:blue}.head{top:1px}')).toBe(
      `.tab${HOVER}{color:green}.tab:checked{color:#00f}`
    );
  });

  it('repeat later rules for the same properties, which win as before', () => {
    const css =
      '.tab.m-off{--a:1}.tab:hover{--a:2;--b:2;border:0}.tab.m-on{--a:3;--c:3;border-top-color:red;font:a}.tab{top:1px}';
    expect(forcedRules(css)).toBe(`.tab${HOVER}{--a:2;--b:2;border:0}.tab.m-on{--a:3;border-top-color:red}`);
  });

  it('include those in groups, and no fonts and animations', () => {
    const css =
      '@font-face{font-family:a;src:url(a)}@keyframes b{to{top:0}}@media (width>=9px){.a{top:0}.a:hover{top:1px}}';
    expect(forcedRules(css)).toBe(`@media (width>=9px){.a${HOVER}{top:1px}}`);
  });

  it('replace states in lists of alternatives and in what an element has', () => {
    expect(forcedRules(':where(.a:hover,.b) .c:is(:hover,.d){top:0}.e:has(>:hover){left:0}')).toBe(
      `:where(.a${HOVER},.b) .c:is(${HOVER},.d){top:0}.e:has(>${HOVER_IN_HAS}){left:0}`
    );
  });

  it('mean the forced and the real state in negations, which are no states themselves', () => {
    expect(forcedRules('.a:not(:hover){top:0}')).toBe('');
    expect(forcedRules('.a:hover:not(.b:hover){top:0}')).toBe(
      `.a${HOVER}:not(.b${HOVER.replace(':is(', ':is(:hover,')}){top:0}`
    );
  });

  it('leave out states of pseudo-elements', () => {
    expect(forcedRules('.a::-webkit-scrollbar-thumb:hover{top:0}')).toBe('');
  });

  it('are as specific as the original ones, and in the same order', () => {
    const state = fc.constantFrom(':hover', ':focus', ':focus-visible', ':focus-within', ':active');
    const simple = fc.oneof(state, fc.constantFrom('.a', ':checked', '[b]', ':first-child'));
    const { compound } = fc.letrec<{ compound: string; nested: string }>((tie) => ({
      compound: fc
        .array(fc.oneof({ depthSize: 'small' }, simple, tie('nested')), { minLength: 1, maxLength: 3 })
        .map((parts) => parts.join('')),
      nested: fc
        .tuple(fc.constantFrom('is', 'not', 'where'), fc.array(tie('compound'), { minLength: 1, maxLength: 2 }))
        .map(([name, list]) => `:${name}(${list.join()})`)
    }));
    const selector = fc.tuple(compound, state, fc.constantFrom(' ', '>', '~'), compound).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(selector, { minLength: 1, maxLength: 5 }), (selectors) => {
        const css = selectors.map((text, index) => `.n${index}${text}{--n${index}:0}`).join('');
        const result = forcedRules(css);
        expect(result.match(/--n\d/g)).toEqual(css.match(/--n\d/g));
        expect(specificities(result)).toEqual(specificities(css));
        expect(result).not.toMatch(/(?<!:not\([^{]*):(?:hover|active|focus)/);
      })
    );
  });
});

it('draws the ring of browsers weaker than any rule', () => {
  expect(specificities(FORCED_FOCUS_RING)).toEqual([0, 0]);
});

/** Specificity of each selector; those of types and ids are not needed. */
function specificities(css: string): number[] {
  const all: number[] = [];
  transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    visitor: {
      Selector(selector) {
        all.push(specificity(selector));
      }
    }
  });
  return all;
}

function specificity(selector: Selector): number {
  return selector.reduce((sum, part) => sum + weight(part), 0);
}

function weight(part: SelectorComponent): number {
  if (part.type === 'pseudo-class' && part.kind === 'where') {
    return 0;
  }
  if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'not' || part.kind === 'has')) {
    return Math.max(...part.selectors.map(specificity));
  }
  return ['class', 'attribute', 'pseudo-class'].includes(part.type) ? 1 : 0;
}
