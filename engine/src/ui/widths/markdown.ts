import { textAttribute } from '../../core/markdownComponent.ts';
import type { StandaloneExample } from '../../model.ts';
import type { EngineComponent } from '../markdownContext.ts';
import { Widths, type WidthsProps } from './Widths.tsx';
import './widths.css';

/** A phone, a tablet, and a desktop. */
const WIDTHS = [390, 768, 1200] as const;

const DEFAULT_HEIGHT = 400;

/** `<Widths example="…" heights="600 400 350" />`: an example in windows of three widths; heights are in pixels. */
export const widths: EngineComponent<WidthsProps, StandaloneExample> = {
  component: Widths,
  readData({ block }, { exampleAt }) {
    const address = textAttribute(block, 'example') ?? '';
    const example = exampleAt(address)?.example;
    if (example === undefined) {
      throw new Error(`there is no example at "${address}". Write example="…" with the address of its own page.`);
    }
    heightsOf(textAttribute(block, 'heights'));
    return example;
  },
  createProps({ block }, _context, { title, path, isFullscreen }) {
    const heights = heightsOf(textAttribute(block, 'heights'));
    const sizes = WIDTHS.map((width, index) => ({ width, height: heights[index] ?? DEFAULT_HEIGHT }));
    return { title, path, fillsWindow: isFullscreen, sizes };
  }
};

function heightsOf(text: string | null): number[] {
  const heights = text?.trim().split(/\s+/).map(Number) ?? [];
  if (text !== null && (heights.length !== WIDTHS.length || !heights.every((height) => height > 0))) {
    throw new Error(`heights="${text}" are not ${WIDTHS.length} numbers of pixels.`);
  }
  return heights;
}
