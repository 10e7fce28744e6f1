import * as texts from '../../core/texts.ts';
import { type Allocations, countAllocations, MEMORY_LIMITS } from './allocations.ts';
import { limitCanvases } from './canvases.ts';
import { type Getter, getterOf, replaceMethod, wrapMethod } from './natives.ts';

const WASM_PAGE_BYTES = 65_536;

const BUFFERS = ['ArrayBuffer', 'SharedArrayBuffer'] as const;
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
] as const;
/** Methods that make another buffer. */
const BUFFER_METHODS = ['slice', 'transfer', 'transferToFixedLength', 'transferToImmutable', 'sliceToImmutable'];
const ARRAY_METHODS = ['slice', 'map', 'filter', 'toSorted', 'toReversed', 'with'];
/** Methods that make a text out of others. */
const TEXT_METHODS = ['concat', 'replace', 'replaceAll', 'normalize'];

type Constructor = new (...args: unknown[]) => object;

/**
 * Stops programs that take gigabytes of memory: by buffers of any kind, which the browser keeps outside of its limited
 * memory for objects, by files, canvases, and long texts. Browsers kill a process that takes too much, which is the
 * page's own if frames share it.
 */
export function guardMemory(limits = MEMORY_LIMITS): void {
  const allocations = countAllocations(limits);
  const hold = bufferHolder(allocations);
  guardBuffers(allocations, hold);
  guardArrays(allocations, hold);
  guardFiles(allocations, hold);
  guardTexts(allocations, limits.characters / 2);
  limitCanvases(allocations);
}

/** Counts a buffer, or the buffer of a view, unless it has been counted before. */
type BufferHolder = (made: object) => void;

function bufferHolder({ hold }: Allocations): BufferHolder {
  const views = [Object.getPrototypeOf(Uint8Array.prototype) as object, DataView.prototype];
  const [bufferOfArray, bufferOfDataView] = views.map((prototype) => getterOf(prototype, 'buffer') as Getter<object>);
  const bytesOf = [ArrayBuffer, globalThis.SharedArrayBuffer as typeof SharedArrayBuffer | undefined].flatMap((kind) =>
    kind ? [getterOf(kind.prototype, 'byteLength') as Getter<number>] : []
  );
  const isView = ArrayBuffer.isView.bind(ArrayBuffer);
  const counted = new WeakSet();
  const has = counted.has.bind(counted);
  const add = counted.add.bind(counted);
  return (made) => {
    const buffer = isView(made) ? (attempt(bufferOfArray, made) ?? attempt(bufferOfDataView, made)) : made;
    if (buffer && !has(buffer)) {
      add(buffer);
      const bytes = attempt(bytesOf[0], buffer) ?? attempt(bytesOf[1], buffer) ?? 0;
      hold(buffer, bytes);
    }
  };
}

/** Calls a getter that throws for objects of other classes. */
function attempt<Value>(getter: ((owner: object) => Value) | undefined, owner: object): Value | undefined {
  try {
    return getter?.(owner);
  } catch {
    return undefined;
  }
}

function guardBuffers({ check, hold: holdBytes }: Allocations, hold: BufferHolder): void {
  for (const name of BUFFERS) {
    const prototype = constructorOf(name)?.prototype as object | undefined;
    if (prototype) {
      guardConstructor(name, ([length]) => check(numberOf(length)), hold);
      BUFFER_METHODS.forEach((method) => wrapMaker(prototype, method, hold));
      const bytes = getterOf(prototype, 'byteLength') as Getter<number>;
      for (const method of ['resize', 'grow']) {
        wrapMethod(prototype, method, (call, self, [size]) => {
          const more = numberOf(size) - bytes(self);
          check(more);
          const result = call();
          holdBytes(self, more > 0 ? more : 0);
          return result;
        });
      }
    }
  }
}

function guardArrays({ check }: Allocations, hold: BufferHolder): void {
  const arrays = Object.getPrototypeOf(Uint8Array.prototype) as object;
  const lengthOf = getterOf(arrays, 'length') as Getter<number>;
  for (const name of TYPED_ARRAYS) {
    const bytes = (constructorOf(name) as { BYTES_PER_ELEMENT?: number } | undefined)?.BYTES_PER_ELEMENT ?? 1;
    // A copy of an array is checked before it is made, too; what other objects become is counted afterwards.
    guardConstructor(
      name,
      ([from]) => check(bytes * (typeof from === 'object' && from ? (attempt(lengthOf, from) ?? 0) : numberOf(from))),
      hold
    );
  }
  ARRAY_METHODS.forEach((method) => wrapMaker(arrays, method, hold));
}

/** Counts files, and the buffers that their contents are read into. */
function guardFiles({ check, hold: holdBytes }: Allocations, hold: BufferHolder): void {
  const size = getterOf(Blob.prototype, 'size') as Getter<number>;
  for (const name of ['Blob', 'File']) {
    guardConstructor(
      name,
      () => undefined,
      (made) => holdBytes(made, size(made))
    );
  }
  for (const { prototype } of [Blob, Response]) {
    for (const name of ['arrayBuffer', 'bytes']) {
      wrapMethod(prototype, name, async (call, self) => {
        check(attempt(size, self) ?? 0);
        const made = (await call()) as object;
        hold(made);
        return made;
      });
    }
  }
  wrapMaker(TextEncoder.prototype, 'encode', hold);
  wrapMaker(globalThis, 'structuredClone', hold);
  if (typeof WebAssembly === 'object' && 'Memory' in WebAssembly) {
    const pages = (size: unknown): number => numberOf(size) * WASM_PAGE_BYTES;
    const initial = (args: readonly unknown[]): number => pages((args[0] as { initial?: unknown } | null)?.initial);
    const { Memory } = WebAssembly;
    const guarded = new Proxy(Memory, {
      construct(target, args: unknown[]): object {
        check(initial(args));
        const made = Reflect.construct(target, args) as object;
        holdBytes(made, initial(args));
        return made;
      }
    });
    replaceMethod(WebAssembly, 'Memory', guarded);
    replaceMethod(Memory.prototype, 'constructor', guarded);
    wrapMethod(Memory.prototype, 'grow', (call, self, [more]) => {
      check(pages(more));
      const result = call();
      holdBytes(self, pages(more));
      return result;
    });
  }
}

/** @param longest maximum length of a text from `repeat` or padding */
function guardTexts({ spend }: Allocations, longest: number): void {
  const { prototype } = String;
  const limit = (length: number): void => {
    if (length > longest) {
      throw new RangeError(texts.run.memory);
    }
    spend(length);
  };
  wrapMethod(prototype, 'repeat', (call, self, [count]) => {
    const text: unknown = self;
    limit(String(text).length * Number(count));
    return call();
  });
  for (const name of ['padStart', 'padEnd']) {
    wrapMethod(prototype, name, (call, _self, [length]) => {
      limit(Number(length));
      return call();
    });
  }
  const count = (call: () => unknown): unknown => {
    const made = call();
    if (typeof made === 'string') {
      spend(made.length);
    }
    return made;
  };
  TEXT_METHODS.forEach((name) => wrapMethod(prototype, name, count));
  wrapMethod(Array.prototype, 'join', count);
  wrapMethod(TextDecoder.prototype, 'decode', count);
}

/** Counts the buffer that a method returns. */
function wrapMaker(owner: object, name: string, hold: BufferHolder): void {
  wrapMethod(owner, name, (call) => {
    const made = call();
    if (typeof made === 'object' && made) {
      hold(made);
    }
    return made;
  });
}

function constructorOf(name: string): Constructor | undefined {
  return (globalThis as unknown as Record<string, Constructor | undefined>)[name];
}

function guardConstructor(
  name: string,
  before: (args: readonly unknown[]) => void,
  after: (made: object) => void
): void {
  const native = constructorOf(name);
  if (!native) {
    return;
  }
  const construct = Reflect.construct.bind(Reflect);
  const guarded: Constructor = new Proxy(native, {
    construct(target, args: unknown[], newTarget: Constructor): object {
      before(args);
      const made = construct(target, args, newTarget === guarded ? target : newTarget);
      after(made);
      return made;
    }
  });
  replaceMethod(native.prototype as object, 'constructor', guarded);
  replaceMethod(globalThis, name, guarded);
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && value > 0 ? value : 0;
}
