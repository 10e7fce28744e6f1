import { describe, expect, it } from 'vitest';
import { sampleAttribute } from '../../../src/live/editor/sampleAttribute.ts';

const sample = (type: string, defaultValue = ''): string | null | undefined => {
  const attribute = sampleAttribute({ name: 'size', type, defaultValue });
  return attribute === null ? undefined : attribute.value;
};

describe('sampleAttribute', () => {
  it.each([
    ['boolean', '', null],
    ['boolean', 'false', null],
    ['boolean', 'true', '{false}'],
    ["'small' | 'large'", '', '"small"'],
    ["'small' | 'large'", "'small'", '"large"'],
    ['"small" | "large" | undefined', '"small"', '"large"'],
    ['string', '', '"size"'],
    ['React.ReactNode', '', '"size"'],
    ['number', '1', '{2}'],
    ['number | string', '', '"size"'],
    ['(event: MouseEvent) => void', '', "{() => console.log('size')}"]
  ])('suggests a value for %s (default %s): %s', (type, defaultValue, value) => {
    expect(sample(type, defaultValue)).toBe(value);
  });

  it.each(['KnobProps', '{ a: string }', 'React.Ref<any>', "(a: 'x') => string", 'T[]'])(
    'suggests nothing for %s',
    (type) => {
      expect(sample(type)).toBeUndefined();
    }
  );
});
