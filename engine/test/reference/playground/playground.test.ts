import { Parser } from 'acorn';
import jsx from 'acorn-jsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fragmentOfValues, valuesOfFragment } from '../../../src/ui/playground/playgroundFragment.ts';
import { type Playground, elementCode, programCode, initialValues } from '../../../src/core/playground.ts';

const KNOB: Playground = {
  component: 'Knob',
  importLine: "import { Knob } from '@acme/ui';",
  controls: [
    { kind: 'text', name: 'children', start: 'Turn', absent: '' },
    { kind: 'choice', name: 'size', values: ['small', 'large'], start: 'small', absent: 'small' },
    { kind: 'switch', name: 'isTurned', start: false, absent: false },
    { kind: 'switch', name: 'isRound', start: true, absent: true },
    { kind: 'text', name: 'title', start: '', absent: '' },
    { kind: 'number', name: 'angle', start: '', absent: '0' }
  ],
  fixed: ['aria-label="Volume"']
};

const code = (values: Record<string, string | boolean>): string =>
  elementCode(KNOB, { ...initialValues(KNOB), ...values });

describe('the element of a playground', () => {
  it('has only attributes that differ from the defaults', () => {
    expect(code({ angle: '0' })).toBe('<Knob aria-label="Volume">Turn</Knob>');
    expect(code({ angle: '0', children: '', size: 'large', isTurned: true, isRound: false })).toBe(
      '<Knob aria-label="Volume" size="large" isTurned isRound={false} />'
    );
  });

  it('writes numbers only if they are valid', () => {
    expect(code({ angle: '-1.5' })).toContain('angle={-1.5}');
    expect(code({ angle: 'alert(1)' })).not.toContain('angle');
  });

  it('writes text as text, whatever its content', () => {
    const values = fc.record({ title: fc.string(), children: fc.string() });
    fc.assert(
      fc.property(values, ({ title, children }) => {
        const { attributes, content } = readElement(code({ title, children, angle: '0' }));
        expect(attributes['title'] ?? '').toBe(title);
        expect(content).toBe(children);
      })
    );
  });

  it('is part of a program that imports the component', () => {
    expect(programCode(KNOB, { ...initialValues(KNOB), angle: '0' })).toBe(
      `import { Knob } from '@acme/ui';\n\nexport const Playground = () => <Knob aria-label="Volume">Turn</Knob>;\n`
    );
  });
});

describe('the address of a playground', () => {
  it('parses formatted values back', () => {
    const values = fc.record({
      children: fc.string({ maxLength: 40 }),
      size: fc.constantFrom('small', 'large'),
      isTurned: fc.boolean(),
      isRound: fc.boolean(),
      title: fc.string({ maxLength: 40 }),
      angle: fc.integer().map(String)
    });
    fc.assert(
      fc.property(values, (changed) => {
        const read = valuesOfFragment(KNOB, fragmentOfValues('props-playground', KNOB, changed));
        expect({ ...initialValues(KNOB), ...read }).toEqual(changed);
      })
    );
  });

  it('ignores invalid values', () => {
    expect(valuesOfFragment(KNOB, '#p?size=huge&isTurned=maybe&angle=x&onTurn=alert')).toEqual({});
  });
});

interface Parsed {
  openingElement: {
    attributes: { name: { name: string }; value: { value?: string; expression?: { value: string } } }[];
  };
  children: { value?: string; expression?: { value: string } }[];
}

/** Parses the attributes and content of a JSX element. */
function readElement(element: string): { attributes: Record<string, string | undefined>; content: string } {
  const { body } = Parser.extend(jsx()).parse(element, { ecmaVersion: 'latest' }) as unknown as {
    body: { expression: Parsed }[];
  };
  const [statement] = body;
  const { openingElement, children } = statement?.expression ?? { openingElement: { attributes: [] }, children: [] };
  return {
    attributes: Object.fromEntries(
      openingElement.attributes.map(({ name, value }) => [name.name, value.expression?.value ?? value.value])
    ),
    content: children.map(({ value, expression }) => expression?.value ?? value).join('')
  };
}
