import { type Box, NUMBER_SIZE, type PlacedNumber } from './placeNumbers.ts';

type Point = PlacedNumber['center'];

interface Frame {
  component: Box | null;
  canvas: { height: number };
}

/**
 * Centers a drawing and its numbers in the height of the canvas: a side without numbers has no use for their gutter.
 * @param numbers by index of the part; null in place of a part that isn't shown
 * @returns moved numbers, and by how many pixels the component has to move with them
 */
export function centerNumbers(
  numbers: readonly (PlacedNumber | null)[],
  { component, canvas }: Frame
): { numbers: (PlacedNumber | null)[]; shift: number } {
  const centers = numbers.flatMap((number) => (number ? [number.center.y] : []));
  const { y = 0, height = canvas.height } = component ?? {};
  const top = Math.min(y, ...centers.map((center) => center - NUMBER_SIZE / 2));
  const bottom = Math.max(y + height, ...centers.map((center) => center + NUMBER_SIZE / 2));
  const shift = Math.round((canvas.height - bottom - top) / 2);
  const moved = (point: Point): Point => ({ x: point.x, y: point.y + shift });
  return {
    numbers: numbers.map(
      (number) =>
        number && {
          ...number,
          center: moved(number.center),
          line: number.line.map(moved),
          bracket: number.bracket.map(moved)
        }
    ),
    shift
  };
}
