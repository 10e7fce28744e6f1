import { Parser } from 'acorn';
import jsx from 'acorn-jsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsxAttribute, insertProp } from '../../../src/live/editor/insertProp.ts';

const CODE = `import { Knob } from '@acme/ui';
// <Knob> is round
const label = '<Knob turned>';
export const Basic = () => (
  <div>
    <Knob size="large" onTurn={(angle) => <b>{angle}</b>} />
    <Knob />
  </div>
);
`;

const insert = (code: string, name: string, value: string | null): string | undefined =>
  insertProp(code, 'Knob', { name, value })?.code;

describe('insertProp', () => {
  it('gives the first element of the component the attribute', () => {
    expect(insert(CODE, 'isTurned', null)).toBe(CODE.replace('<Knob size', '<Knob isTurned size'));
    expect(insert(CODE, 'title', '"title"')).toContain('<Knob title="title" size="large"');
  });

  it('puts it on a line of its own where the others are', () => {
    expect(insert('<Knob\n  size="large"\n/>', 'isTurned', null)).toBe('<Knob\n  isTurned\n  size="large"\n/>');
  });

  it('leaves a comment before the first attribute where it is', () => {
    expect(insert('<Knob /* round */ size="a" />', 'isTurned', null)).toBe('<Knob isTurned /* round */ size="a" />');
  });

  it('works on elements without attributes, with content, and within others', () => {
    expect(insert('<Knob>12</Knob>', 'isTurned', null)).toBe('<Knob isTurned>12</Knob>');
    expect(insert('<Box icon={<Knob/>} />', 'isTurned', null)).toBe('<Box icon={<Knob isTurned/>} />');
  });

  it('replaces the value of an attribute that is there, once', () => {
    expect(insert(CODE, 'size', '"small"')).toBe(CODE.replace('"large"', '"small"'));
    expect(insert('<Knob isTurned />', 'isTurned', '{false}')).toBe('<Knob isTurned={false} />');
    expect(insert('<Knob isTurned={false} />', 'isTurned', null)).toBe('<Knob isTurned />');
  });

  it('says where the value stands, to be selected', () => {
    const inserted = insertProp('<Knob size="large" />', 'Knob', { name: 'size', value: '"small"' });
    expect(inserted?.code.slice(inserted.from, inserted.to)).toBe('"small"');
    const bare = insertProp('<Knob />', 'Knob', { name: 'isTurned', value: null });
    expect(bare?.code.slice(bare.from, bare.to)).toBe('isTurned');
  });

  it('takes types for types', () => {
    const typed = 'const knobs: Array<Knob> = []; const f = <T,>(x: T) => <Knob size={x as string} />;';
    expect(insert(typed, 'isTurned', null)).toContain('<Knob isTurned size={x as string} />');
  });

  it('finds nothing where there is nothing', () => {
    expect(insertProp('<KnobGroup />', 'Knob', { name: 'size', value: null })).toBeNull();
    expect(insertProp('const x = "<Knob />";', 'Knob', { name: 'size', value: null })).toBeNull();
  });

  it('leaves code that parses, with the attribute once', () => {
    const attribute = fc.constantFrom('size', 'title', 'isTurned', 'onTurn', 'aria-label');
    const value = fc.constantFrom(null, '"a"', '{1}', '{() => <i />}', '{{ a: "b" }}');
    const gap = fc.constantFrom(' ', '\n  ', '  ');
    const element = fc
      .tuple(fc.uniqueArray(fc.tuple(attribute, value), { selector: ([name]) => name }), gap, fc.boolean())
      .map(([attributes, space, isEmpty]) => {
        const text = attributes
          .map(([name, source]) => space + (source === null ? name : `${name}=${source}`))
          .join('');
        return `const a = 1 < 2;\n<div><Knob${text}${isEmpty ? ' />' : '>x</Knob>'}<Knob /></div>`;
      });
    fc.assert(
      fc.property(element, attribute, value, (code, name, source) => {
        const inserted = insertProp(code, 'Knob', { name, value: source } satisfies JsxAttribute);
        const { openingElement } = firstKnob(inserted?.code ?? '');
        const same = openingElement.attributes.filter((each) => each.name.name === name);
        expect(same).toHaveLength(1);
        expect(inserted?.code.slice(inserted.from, inserted.to)).toBe(source ?? name);
      })
    );
  });
});

interface Element {
  openingElement: { attributes: { name: { name: string } }[] };
}

function firstKnob(code: string): Element {
  const { body } = Parser.extend(jsx()).parse(code, {
    ecmaVersion: 'latest'
  }) as unknown as { body: { expression?: { children: Element[] } }[] };
  const [knob] = body[1]?.expression?.children ?? [];
  if (!knob) {
    throw new Error('There is no element.');
  }
  return knob;
}
