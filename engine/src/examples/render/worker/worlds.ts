import { randomNumbers } from './randomNumbers.ts';

/** What an example could read from its surroundings: all of it set, so that a render can be repeated. */
export interface World {
  /** Milliseconds since 1970; time stands still. */
  readonly now: number;
  readonly timeZone: string;
  /** Used where code names no locale. */
  readonly locale: string;
  /** Size of the imitated window, if there is one. */
  readonly width: number;
  readonly height: number;
  /** The next random number, from 0 up to 1. */
  readonly random: () => number;
}

/** The world whose HTML is kept. */
export function firstWorld(seed: string): World {
  return {
    now: Date.UTC(2026, 0, 15, 10, 30),
    timeZone: 'UTC',
    locale: 'en-US',
    width: 1280,
    height: 800,
    random: randomNumbers(seed)
  };
}

/** A world with another year, month, day, weekday, hour, minute, second, place, language, window and chance. */
export function secondWorld(seed: string): World {
  return {
    now: Date.UTC(2019, 6, 23, 21, 47, 58),
    timeZone: 'Asia/Kathmandu',
    locale: 'ar-EG',
    width: 390,
    height: 844,
    random: randomNumbers(`${seed} again`)
  };
}

/** Packages are loaded in this one, whichever example asks for them first. */
const LOADING_WORLD: World = firstWorld('loading');

let current = LOADING_WORLD;

export function currentWorld(): World {
  return current;
}

/** Runs a function in another world, then returns to the present one. */
export function inWorld<Result>(world: World, run: () => Result): Result {
  const before = current;
  enter(world);
  try {
    return run();
  } finally {
    enter(before);
  }
}

export function inLoadingWorld<Result>(run: () => Result): Result {
  return inWorld(LOADING_WORLD, run);
}

function enter(world: World): void {
  current = world;
  // Node applies a change of the variable at once, in the main thread of a process only.
  if (process.env['TZ'] !== world.timeZone) {
    process.env['TZ'] = world.timeZone;
  }
}
