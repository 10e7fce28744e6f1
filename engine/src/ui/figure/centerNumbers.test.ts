import { describe, expect, it } from 'vitest';

import { centerNumbers } from './centerNumbers.ts';
import { placeNumbers } from './placeNumbers.ts';

const canvas = { width: 400, height: 240 };
const component = { x: 100, y: 70, width: 200, height: 100 };

describe('a drawing with numbers on one side', () => {
  const part = { x: 190, y: 80, width: 20, height: 10 };
  const placed = placeNumbers([part], component, canvas, ['above']);
  const { numbers, shift } = centerNumbers(placed, { component, canvas });
  const [number] = numbers;

  it('has equal air above the numbers and below the component', () => {
    const above = (number?.center.y ?? 0) - 12;
    const below = canvas.height - (component.y + component.height + shift);
    expect(shift).toBeGreaterThan(0);
    expect(Math.abs(above - below)).toBeLessThanOrEqual(1);
  });

  it('keeps the lines at its parts', () => {
    expect(number?.line.at(-1)?.y).toBe((placed[0]?.line.at(-1)?.y ?? 0) + shift);
  });
});

it('a drawing with its numbers beside it stays in the middle', () => {
  const part = { x: 110, y: 110, width: 20, height: 10 };
  const placed = placeNumbers([part], component, canvas, ['start']);
  expect(centerNumbers([...placed, null], { component, canvas })).toEqual({ numbers: [...placed, null], shift: 0 });
});
