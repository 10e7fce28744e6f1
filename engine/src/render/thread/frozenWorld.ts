import { randomNumbers } from './randomNumbers.ts';

/** What an example could read from its surroundings: all of it set, so that a run can be repeated. */
export interface World {
  /** Milliseconds since 1970. */
  now: number;
  /** Start of the sequence of random numbers. */
  seed: string;
}

/** The world in which packages are loaded, whichever example asks for them first. */
const LOADING_WORLD: World = { now: Date.UTC(2026, 0, 15, 10, 30), seed: 'loading' };

/** The world whose HTML is kept. */
export function firstWorld(seed: string): World {
  return { now: LOADING_WORLD.now, seed };
}

/** A world that differs in every part: year, month, day, weekday, hour, minute, second. */
export function secondWorld(seed: string): World {
  return { now: Date.UTC(2019, 6, 23, 21, 47, 58), seed: `${seed} again` };
}

let current = LOADING_WORLD;
let random = randomNumbers(current.seed);

/** Puts the clock and all sources of chance of this thread under control. */
export function freezeWorld(): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parameters: unknown[], newTarget) =>
      Reflect.construct(target, parameters.length === 0 ? [current.now] : parameters, newTarget) as Date,
    apply: () => new RealDate(current.now).toString()
  });
  RealDate.now = () => current.now;
  performance.now = () => current.now - LOADING_WORLD.now;
  Math.random = () => random();
  crypto.getRandomValues = fillRandomly;
  crypto.randomUUID = randomUuid;
}

/** Runs a function in another world, then returns to the present one. */
export function inWorld<Result>(world: World, run: () => Result): Result {
  const before = { current, random };
  current = world;
  random = randomNumbers(world.seed);
  try {
    return run();
  } finally {
    ({ current, random } = before);
  }
}

export function inLoadingWorld<Result>(run: () => Result): Result {
  return inWorld(LOADING_WORLD, run);
}

function fillRandomly<View extends ArrayBufferView>(view: View): View {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  for (const index of bytes.keys()) {
    bytes[index] = Math.floor(random() * 256);
  }
  return view;
}

function randomUuid(): `${string}-${string}-${string}-${string}-${string}` {
  const hex = Buffer.from(fillRandomly(new Uint8Array(16))).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
