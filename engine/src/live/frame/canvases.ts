import * as texts from '../../core/texts.ts';
import type { Allocations } from './allocations.ts';
import { type Getter, getterOf, replaceMethod, wrapMethod } from './natives.ts';

/** Maximum number of pixels of all canvases; each takes four bytes, and several times that during drawing. */
const MAX_PIXELS = 64 * 2 ** 20;
const BYTES_PER_PIXEL = 4;

type AnyCanvas = HTMLCanvasElement | OffscreenCanvas;

/** Limits the pixels of canvases and images. */
export function limitCanvases({ check, hold }: Allocations): void {
  const areas = new WeakMap<object, number>();
  let pixels = 0;
  /** Counts a canvas whose size changes, or that gets its pixels. */
  const count = (canvas: AnyCanvas, area: number): void => {
    const others = pixels - (areas.get(canvas) ?? 0);
    if (others + area > MAX_PIXELS) {
      throw new RangeError(texts.run.memory);
    }
    areas.set(canvas, area);
    pixels = others + area;
  };
  for (const kind of [HTMLCanvasElement, globalThis.OffscreenCanvas as typeof OffscreenCanvas | undefined]) {
    if (kind) {
      limitSizes(kind.prototype, count);
    }
  }
  countImages((made) => {
    const { width, height } = made as ImageData | ImageBitmap;
    const bytes = width * height * BYTES_PER_PIXEL;
    check(bytes);
    hold(made, bytes);
  });
}

function limitSizes(prototype: AnyCanvas, count: (canvas: AnyCanvas, area: number) => void): void {
  const width = getterOf(prototype, 'width') as Getter<number>;
  const height = getterOf(prototype, 'height') as Getter<number>;
  for (const [name, other] of [
    ['width', height],
    ['height', width]
  ] as const) {
    const native = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      ...native,
      set(this: AnyCanvas, value: number) {
        count(this, value * other(this));
        native?.set?.call(this, value);
      }
    });
  }
  // Canvases of the initial size, or of a size from attributes, get their pixels now.
  for (const name of ['getContext', 'transferToImageBitmap']) {
    wrapMethod(prototype, name, (call, self) => {
      count(self as AnyCanvas, width(self) * height(self));
      return call();
    });
  }
}

function countImages(hold: (made: object) => void): void {
  const wrap = (owner: object | undefined, name: string): void => {
    if (owner) {
      wrapMethod(owner, name, (call) => {
        const made = call();
        if (made instanceof Promise) {
          return made.then((image: object) => {
            hold(image);
            return image;
          });
        }
        hold(made as object);
        return made;
      });
    }
  };
  wrap(globalThis, 'createImageBitmap');
  for (const kind of [CanvasRenderingContext2D, globalThis.OffscreenCanvasRenderingContext2D]) {
    wrap((kind as { prototype: object } | undefined)?.prototype, 'getImageData');
    wrap((kind as { prototype: object } | undefined)?.prototype, 'createImageData');
  }
  const native = ImageData;
  replaceMethod(
    globalThis,
    'ImageData',
    new Proxy(native, {
      construct(target, args: unknown[]): object {
        const made = Reflect.construct(target, args) as object;
        hold(made);
        return made;
      }
    })
  );
}
