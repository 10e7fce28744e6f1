const MEBIBYTE = 2 ** 20;
/** Smaller pieces are not counted: animations ask for many, and give them back. */
const COUNTED_BYTES = 8 * MEBIBYTE;
/** What a program may ask for in large pieces during its life. */
const MAX_BYTES = 1024 * MEBIBYTE;
/** Length of a text that a program may have repeated, in UTF-16 units. */
const MAX_TEXT_LENGTH = 128 * MEBIBYTE;
/** Pixels of all canvases; each takes four bytes, and several times that while it is drawn. */
const MAX_CANVAS_PIXELS = 64 * MEBIBYTE;

const TOO_MUCH = 'The example asks for more memory than previews may take.';

const BUFFERS = ['ArrayBuffer', 'SharedArrayBuffer'];
const TYPED_ARRAYS = [
  'Int8Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float16Array',
  'Float32Array',
  'Float64Array',
  'BigInt64Array',
  'BigUint64Array'
];

type Constructor = (new (...args: unknown[]) => object) & { BYTES_PER_ELEMENT?: number };

/**
 * Ends programs that ask for gigabytes in few calls. The browser ends a process that takes too much, which is the
 * page's own where it gives frames none of their own. What adds up from small pieces is left to the browser.
 */
export function guardMemory(): void {
  let asked = 0;
  const count = (bytes: number): void => {
    asked += bytes >= COUNTED_BYTES ? bytes : 0;
    if (asked > MAX_BYTES) {
      throw new RangeError(TOO_MUCH);
    }
  };
  for (const name of [...BUFFERS, ...TYPED_ARRAYS]) {
    countConstructions(name, count);
  }
  for (const name of ['repeat', 'padStart', 'padEnd'] as const) {
    limitText(name);
  }
  limitCanvases();
}

function countConstructions(name: string, count: (bytes: number) => void): void {
  const native = (globalThis as unknown as Record<string, Constructor | undefined>)[name];
  if (!native) {
    return;
  }
  const guarded: Constructor = new Proxy(native, {
    construct(target, args: unknown[], newTarget: Constructor): object {
      const [length] = args;
      count(typeof length === 'number' ? length * (target.BYTES_PER_ELEMENT ?? 1) : 0);
      const made: object = Reflect.construct(target, args, newTarget === guarded ? target : newTarget);
      return made;
    }
  });
  Object.defineProperty(native.prototype, 'constructor', { value: guarded, writable: true, configurable: true });
  Object.defineProperty(globalThis, name, { value: guarded, writable: true, configurable: true });
}

function limitText(name: 'repeat' | 'padStart' | 'padEnd'): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- applied to its text below
  const native = String.prototype[name] as (this: string, count: number, ...rest: unknown[]) => string;
  const guarded = function limited(this: string, count: number, ...rest: unknown[]): string {
    const length = name === 'repeat' ? this.length * count : count;
    if (length > MAX_TEXT_LENGTH) {
      throw new RangeError(TOO_MUCH);
    }
    return Reflect.apply(native, this, [count, ...rest]);
  };
  Object.defineProperty(String.prototype, name, { value: guarded, writable: true, configurable: true });
}

function limitCanvases(): void {
  const { prototype } = HTMLCanvasElement;
  const areas = new WeakMap<HTMLCanvasElement, number>();
  let pixels = 0;
  for (const name of ['width', 'height'] as const) {
    const native = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      ...native,
      set(this: HTMLCanvasElement, value: number) {
        const area = value * (name === 'width' ? this.height : this.width);
        const others = pixels - (areas.get(this) ?? 0);
        if (others + area > MAX_CANVAS_PIXELS) {
          throw new RangeError(TOO_MUCH);
        }
        areas.set(this, area);
        pixels = others + area;
        native?.set?.call(this, value);
      }
    });
  }
}
