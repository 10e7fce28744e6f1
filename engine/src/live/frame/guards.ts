/** Maximum time that a program may block the event loop. */
const BUSY_LIMIT_MS = 1000;
/** Steps between two checks of clock and history, which cost more than counting. */
const STEPS_A_LOOK = 256;
/** Number of first steps that are all checked, for code whose single steps are costly. */
const FIRST_STEPS = 512;
/** History entries that a program may add before it is stopped. */
const MAX_HISTORY_ENTRIES = 2;

const BUSY = 'The code ran for more than a second without a pause. Is there an endless loop?';
export const LONG_HISTORY = 'The example keeps adding entries to the browser’s history. Previews may not do that.';

export interface StepGuard {
  /** To be called at each step; throws when the program is to end. */
  step: () => void;
  /** Ends the program: from now on each step throws. */
  end: (message: string) => void;
}

/** Thrown for code that never yields. */
class EndlessError extends Error {
  override name = 'EndlessError';
}

/**
 * Guards a program whose loops and functions call `step` when they are entered: it throws once the code has
 * run for too long without letting the browser do anything else, or makes the history longer.
 * @param onEnded called with that error once the browser is free again: it tells no listener of errors that come out of
 * promises and were thrown by a script of another origin, as those of the frame's own script are
 */
export function createStepGuard(onEnded: (error: Error) => void): StepGuard {
  // Bound now: a program may put a clock that stands still in its place.
  const now = performance.now.bind(performance);
  const { port1, port2 } = new MessageChannel();
  const askForPause = port2.postMessage.bind(port2, null);
  const entries = globalThis.history as History | undefined;
  const entriesBefore = entries?.length ?? 0;
  let steps = 0;
  let began: number | null = null;
  let error: EndlessError | null = null;
  let hasEnded = false;
  // Answered when the browser is free again.
  port1.onmessage = () => {
    if (hasEnded) {
      return;
    }
    const ended = error;
    began = null;
    steps = 0;
    error = null;
    if (ended) {
      onEnded(ended);
    }
  };
  const step = (): void => {
    steps += 1;
    if (began === null) {
      began = now();
      askForPause();
    } else if (steps < FIRST_STEPS || steps % STEPS_A_LOOK === 0) {
      if (now() - began > BUSY_LIMIT_MS) {
        error = new EndlessError(BUSY);
      } else if (entries && entries.length - entriesBefore > MAX_HISTORY_ENTRIES) {
        error = new EndlessError(LONG_HISTORY);
      }
    }
    // At each step from now on: what catches the error must not go on with it. The place is that of the first.
    if (error !== null) {
      throw error;
    }
  };
  return {
    step,
    end(message) {
      hasEnded = true;
      error = new EndlessError(message);
    }
  };
}

/** Commits a second that exceed any animation; two such seconds in a row count as an endless loop of renders. */
const STORM_COMMITS = 200;
const WINDOW_MS = 1000;
/** Number of elements that browsers lay out without blocking for seconds. */
const MAX_ELEMENTS = 100_000;

const STORM = 'The example renders again and again without an end. Does an effect change the state that it depends on?';
const FLOOD = `The example shows more than ${MAX_ELEMENTS.toLocaleString('en')} elements.`;

/** Observes React's commits by its DevTools hook, which must exist before React is loaded. */
export function watchRenders(onStorm: (message: string) => void): void {
  let windowStart = 0;
  let commits = 0;
  let wasBusy = false;
  const onCommitFiberRoot = (): void => {
    const now = performance.now();
    if (now - windowStart > WINDOW_MS) {
      wasBusy = commits > STORM_COMMITS && now - windowStart < 2 * WINDOW_MS;
      windowStart = now;
      commits = 0;
    }
    commits += 1;
    if (wasBusy && commits > STORM_COMMITS) {
      onStorm(STORM);
    } else if (document.getElementsByTagName('*').length > MAX_ELEMENTS) {
      onStorm(FLOOD);
    }
  };
  const nothing = (): void => undefined;
  Object.defineProperty(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      isDisabled: false,
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      checkDCE: nothing,
      onScheduleFiberRoot: nothing,
      onCommitFiberUnmount: nothing,
      onPostCommitFiberRoot: nothing,
      onCommitFiberRoot
    }
  });
}

const MEBIBYTE = 2 ** 20;
/** Smaller allocations are not counted: animations make and release many. */
const COUNTED_BYTES = 8 * MEBIBYTE;
/** Total size of large allocations that a program may make. */
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
