import { describe, expect, it } from 'vitest';
import type { Block, Source } from '../../../src/model.ts';
import { makePlayground } from '../../../src/reference/playground/makePlayground.ts';
import { elementCode, initialValues } from '../../../src/core/playground.ts';
import type { Entry, PropRow } from '../../../src/reference/entry.ts';

function prop(name: string, type: string, more: Partial<PropRow> = {}): PropRow {
  return {
    name,
    type,
    defaultValue: null,
    description: '',
    required: false,
    deprecated: false,
    deprecatedMessage: '',
    beta: false,
    betaMessage: '',
    types: [],
    ...more
  };
}

function knob(props: PropRow[]): Extract<Entry, { kind: 'component' }> {
  return {
    kind: 'component',
    id: '@acme/ui/Knob',
    name: 'Knob',
    package: '@acme/ui',
    importLine: "import { Knob } from '@acme/ui';",
    description: '',
    deprecated: false,
    deprecatedMessage: '',
    beta: false,
    betaMessage: '',
    props,
    inherited: [],
    external: [],
    native: null,
    typeParameters: [],
    parts: []
  };
}

function tab(...codes: string[]): Source {
  const blocks = codes.map((code) => ({ kind: 'example', example: { code, lang: 'ts' } }));
  return { blocks: blocks as unknown as Block[] } as Source;
}

const PROPS = [
  prop('isTurned', 'boolean', { defaultValue: 'false' }),
  prop('variant', "'round' | 'square'", { defaultValue: 'KnobVariant.round' }),
  prop('children', 'React.ReactNode'),
  prop('title', 'string'),
  prop('className', 'string'),
  prop('labelAriaText', 'string'),
  prop('onTurn', '() => void'),
  prop('old', 'boolean', { deprecated: true })
];

function made(props: PropRow[], ...codes: string[]) {
  const result = makePlayground(knob(props), tab(...codes));
  return result.ok
    ? {
        controls: result.playground.controls.map(({ name, kind }) => `${name}: ${kind}`),
        code: elementCode(result.playground, initialValues(result.playground))
      }
    : result.reason;
}

describe('makePlayground', () => {
  it('has controls for visible props, and starts with the standalone use in an example', () => {
    const examples = [
      'export const A = () => <Knob><Cap /></Knob>;',
      'export const B = () => <Knob variant="square" aria-label="Volume" onTurn={turn}>Turn</Knob>;'
    ];
    expect(made(PROPS, ...examples)).toEqual({
      controls: ['variant: choice', 'children: text', 'title: text', 'isTurned: switch'],
      code: '<Knob aria-label="Volume" variant="square">Turn</Knob>'
    });
  });

  it('omits attributes that equal the default', () => {
    expect(made(PROPS, 'const A = () => <Knob variant="round" isTurned={false} />;')).toMatchObject({
      code: '<Knob />'
    });
  });

  it.each([
    ['number', '8', '8'],
    ['number', 'theme.pie.width', ''],
    ['number', 'Math.max(1, 2)', ''],
    ['string', "'Close'", 'Close'],
    ['string', "'acme.example'", 'acme.example'],
    ['string', 'theme.pie.name', '']
  ])('shows a default of type %s, %s, as “%s”', (type, defaultValue, start) => {
    const result = makePlayground(knob([prop('width', type, { defaultValue })]), tab('<Knob />'));
    expect(result.ok && result.playground.controls).toMatchObject([{ name: 'width', start }]);
  });

  it('uses its name as the value of a required string', () => {
    expect(made([prop('title', 'string', { required: true })], '<Knob title={text} />')).toMatchObject({
      code: '<Knob title="title" />'
    });
  });

  it('starts with an element that can be used', () => {
    const examples = ['<Knob isDisabled>Off</Knob>', '<Knob>On</Knob>'];
    expect(made([prop('isDisabled', 'boolean')], ...examples)).toMatchObject({ code: '<Knob>On</Knob>' });
    expect(made([prop('isDisabled', 'boolean')], '<Knob isDisabled />')).toMatchObject({ code: '<Knob isDisabled />' });
  });

  it('starts with the plainest element, of those with text if there are any', () => {
    const examples = [
      '<Knob isTurned shape="round" icon={<Cap />}>Special</Knob>',
      '<Knob icon={<Cap />} aria-label="Turn" />',
      '<><Knob isTurned>Turned</Knob><Knob id="knob" onClick={turn}>Plain</Knob></>',
      '<Knob>Later</Knob>'
    ];
    expect(made([prop('isTurned', 'boolean')], ...examples)).toMatchObject({ code: '<Knob id="knob">Plain</Knob>' });
    const labels = ['<Knob aria-label="Turn" />', '<Knob label="Volume" onTurn={turn} />'];
    expect(made([prop('label', 'ReactNode')], ...labels)).toMatchObject({ code: '<Knob label="Volume" />' });
    const pictures = ['<Knob src={picture} label="Turn" />', '<Knob isOn isWide isLarge label="Turn" />'];
    expect(made([prop('isOn', 'boolean')], ...pictures)).toMatchObject({ code: '<Knob label="Turn" isOn />' });
    const spaces = ['<Knob />', '<Knob>&nbsp;</Knob>'];
    expect(made([prop('children', 'ReactNode')], ...spaces)).toMatchObject({ code: '<Knob />' });
  });

  it('has variant, size, and content first, and own props before inherited ones', () => {
    const props = [
      prop('children', 'ReactNode'),
      prop('isPending', 'boolean'),
      prop('label', 'string'),
      prop('shape', "'round' | 'square'"),
      prop('size', "'small' | 'large'"),
      prop('variant', "'plain' | 'bold'")
    ];
    const inherited = [
      { from: 'Shared', id: null, package: 'base', props: [prop('color', "'red' | 'blue'"), prop('title', 'string')] }
    ];
    const result = makePlayground({ ...knob(props), inherited }, tab('<Knob shape="round">Turn</Knob>'));
    expect(result.ok && result.playground.controls.map(({ name }) => name)).toEqual([
      'variant',
      'size',
      'children',
      'label',
      'shape',
      'isPending',
      'color',
      'title'
    ]);
  });

  it('has no controls for attributes of the DOM that nobody sees', () => {
    const names = ['translate', 'form', 'formAction', 'lang', 'spellCheck', 'tabIndex', 'headerClassName', 'toggleId'];
    const props = names.map((name) => prop(name, 'string'));
    expect(made([...props, prop('isOn', 'boolean')], '<Knob />')).toMatchObject({ controls: ['isOn: switch'] });
  });

  it('makes up no values that an example does without, as those of another overload', () => {
    const props = [prop('href', 'string', { required: true }), prop('items', 'Item[]', { required: true })];
    expect(made(props, '<Knob>Turn</Knob>')).toEqual({
      controls: ['children: text', 'href: text'],
      code: '<Knob>Turn</Knob>'
    });
    expect(made(props.slice(0, 1), '<Knob {...props}>Turn</Knob>')).toMatchObject({
      code: '<Knob href="#">Turn</Knob>'
    });
  });

  it('takes another example if the plainest needs values that can’t be made up', () => {
    const props = [prop('items', 'Item[]', { required: true }), prop('isOn', 'boolean')];
    expect(made(props, '<Knob items={items} />', '<Knob isOn isLarge isWide {...{}} />')).toMatch('requires items');
    expect(made(props, '<Knob items={items} />', '<Knob isOn isLarge isWide />')).toMatchObject({
      code: '<Knob isOn />'
    });
  });

  it('has controls that need others after those, and leaves out those that nothing here gives an effect', () => {
    const props = [
      prop('grip', 'ReactNode'),
      prop('gripPosition', "'start' | 'end'"),
      prop('isLit', 'boolean'),
      prop('isOn', 'boolean'),
      prop('litColor', "'red' | 'blue'"),
      prop('isCharging', 'boolean', { description: 'Only applies when mode is "battery".' })
    ];
    const stated = { isCharging: { name: 'mode', values: ['battery'] } };
    const result = makePlayground(knob(props), tab('<Knob />'), { stated });
    const playground = result.ok ? result.playground : null;
    expect(playground?.controls.map(({ name }) => name)).toEqual(['isLit', 'litColor', 'isOn']);
    const codeOf = (values: Record<string, string | boolean>) => playground && elementCode(playground, values);
    expect(codeOf({ litColor: 'red' })).toBe('<Knob />');
    expect(codeOf({ isLit: true, litColor: 'red' })).toBe('<Knob isLit litColor="red" />');
    const given = made(props, '<Knob grip="x" gripPosition="end" />');
    expect(given).toMatchObject({ code: '<Knob grip="x" gripPosition="end" />' });
  });

  it('finds parts and default exports', () => {
    const importLine = "import Knob from '@acme/knob';";
    const entry = { ...knob([prop('isOn', 'boolean')]), name: 'Knob.Cap', importLine };
    const result = makePlayground(entry, tab('<Knob><Knob.Cap isOn /></Knob>'));
    expect(result.ok && result.playground).toMatchObject({ component: 'Knob.Cap', importLine });
  });

  it("fails if the component requires values that can't be generated", () => {
    expect(made(PROPS, 'const A = () => <Knob><Cap /></Knob>;')).toMatch('without other elements');
    expect(made([prop('parts', 'Part[]', { required: true })], '<Knob parts={parts} />')).toMatch('requires parts');
  });
});
