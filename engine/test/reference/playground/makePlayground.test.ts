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
  const blocks = codes.map((code) => ({ kind: 'example', example: { code, lang: 'ts' }, captionHtml: '' }));
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
      controls: ['children: text', 'variant: choice', 'isTurned: switch', 'title: text'],
      code: '<Knob aria-label="Volume" variant="square">Turn</Knob>'
    });
  });

  it('omits attributes that equal the default', () => {
    expect(made(PROPS, 'const A = () => <Knob variant="round" isTurned={false} />;')).toMatchObject({
      code: '<Knob />'
    });
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

  it('has the own props before inherited ones', () => {
    const inherited = [{ from: 'Shared', id: null, package: 'base', props: [prop('translate', "'yes' | 'no'")] }];
    const entry = { ...knob([prop('isPending', 'boolean')]), inherited };
    const result = makePlayground(entry, tab('<Knob />'));
    expect(result.ok && result.playground.controls.map(({ name }) => name)).toEqual(['isPending', 'translate']);
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
