import { Parser } from 'acorn';
import jsx from 'acorn-jsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertProp } from '../../../src/live/editor/insertProp.ts';
import { type JsxAttribute, readAttribute, writeAttribute } from '../../../src/live/editor/jsxAttribute.ts';

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
  it('adds the attribute to the first element of the component', () => {
    expect(insert(CODE, 'isTurned', null)).toBe(CODE.replace('<Knob size', '<Knob isTurned size'));
    expect(insert(CODE, 'title', '"title"')).toContain('<Knob title="title" size="large"');
  });

  it('adds it on its own line if the others are', () => {
    expect(insert('<Knob\n  size="large"\n/>', 'isTurned', null)).toBe('<Knob\n  isTurned\n  size="large"\n/>');
  });

  it('leaves a comment before the first attribute where it is', () => {
    expect(insert('<Knob /* round */ size="a" />', 'isTurned', null)).toBe('<Knob isTurned /* round */ size="a" />');
  });

  it('handles elements without attributes, with children, and nested elements', () => {
    expect(insert('<Knob>12</Knob>', 'isTurned', null)).toBe('<Knob isTurned>12</Knob>');
    expect(insert('<Box icon={<Knob/>} />', 'isTurned', null)).toBe('<Box icon={<Knob isTurned/>} />');
  });

  it('replaces the value of an existing attribute', () => {
    expect(insert(CODE, 'size', '"small"')).toBe(CODE.replace('"large"', '"small"'));
    expect(insert('<Knob isTurned />', 'isTurned', '{false}')).toBe('<Knob isTurned={false} />');
    expect(insert('<Knob isTurned={false} />', 'isTurned', null)).toBe('<Knob isTurned />');
  });

  it('returns the range of the value to select', () => {
    const inserted = insertProp('<Knob size="large" />', 'Knob', { name: 'size', value: '"small"' });
    expect(inserted?.code.slice(inserted.from, inserted.to)).toBe('"small"');
    const bare = insertProp('<Knob />', 'Knob', { name: 'isTurned', value: null });
    expect(bare?.code.slice(bare.from, bare.to)).toBe('isTurned');
  });

  it('distinguishes types from JSX', () => {
    const typed = 'const knobs: Array<Knob> = []; const f = <T,>(x: T) => <Knob size={x as string} />;';
    expect(insert(typed, 'isTurned', null)).toContain('<Knob isTurned size={x as string} />');
  });

  it('returns null if there is no element', () => {
    expect(insertProp('<KnobGroup />', 'Knob', { name: 'size', value: null })).toBeNull();
    expect(insertProp('const x = "<Knob />";', 'Knob', { name: 'size', value: null })).toBeNull();
  });

  it('produces code that parses, with a single attribute of this name', () => {
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

it.each([
  ['isOn', null],
  ['label', '"a=b"'],
  ['onTurn', '{() => f(1)}']
])('reads the attribute %s as it was written', (name, value) => {
  expect(readAttribute(writeAttribute({ name, value }))).toEqual({ name, value });
});
