import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

/** The guard as a script, to run in a realm of its own: it replaces the constructors. */
let guard = '';

const ENTRY = new URL('../../../src/live/frame/memory.ts', import.meta.url).pathname;

/** What browsers have and a bare realm does not. */
const BROWSER = `
  globalThis.performance = { now: () => 0 };
  globalThis.HTMLCanvasElement = class {
    get width() { return this.w ?? 300 } set width(w) { this.w = w }
    get height() { return this.h ?? 150 } set height(h) { this.h = h }
    getContext() { return {} }
  };
  globalThis.ImageData = class { constructor(width, height) { Object.assign(this, { width, height }) } };
  globalThis.CanvasRenderingContext2D = class {
    createImageData(width, height) { return new ImageData(width, height) }
  };
  globalThis.Blob = class {
    constructor(parts) { this.parts = parts }
    get size() { return this.parts.reduce((sum, part) => sum + (part.byteLength ?? part.length), 0) }
  };
  globalThis.Response = class {};
  globalThis.TextEncoder = class {};
  globalThis.TextDecoder = class {};`;

/** Smaller than in browsers, so that no test fills the memory. */
const LIMITS = { bytes: 2 ** 24, characters: 2 ** 24 };

beforeAll(async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['iife'], name: 'memory' } }
  });
  const [{ output }] = result as unknown as [{ output: { code: string }[] }];
  guard = output[0]?.code ?? '';
}, 60_000);

/** Runs a program that keeps what it makes. @returns the error that ended it */
function run(program: string): string {
  const script = `${BROWSER}\n${guard}\nmemory.guardMemory(${JSON.stringify(LIMITS)});\nconst all = [];\n(() => { ${program} })(); 'ran'`;
  try {
    return String(runInNewContext(script, {}, { timeout: 10_000 }));
  } catch (error) {
    return String(error);
  }
}

const times = (count: number, code: string): string => `for (let i = 0; i < ${count}; i += 1) { ${code} }`;
const LARGE = 'const large = new Uint8Array(2 ** 19);';

describe('a program is stopped that takes memory by', () => {
  it.each([
    ['arrays of a length', times(100, 'all.push(new Uint8Array(2 ** 18));')],
    ['smaller arrays', times(3000, 'all.push(new Float64Array(2 ** 10));')],
    ['arrays of arrays', `${LARGE} ${times(100, 'all.push(new Uint8Array(large));')}`],
    ['arrays of arrays of another kind', `${LARGE} ${times(20, 'all.push(new Float64Array(large));')}`],
    ['arrays of objects like arrays', times(100, 'all.push(new Uint8Array({ length: 2 ** 18 }));')],
    ['the constructor of an array', `${LARGE} ${times(100, 'all.push(new large.constructor(large));')}`],
    ['a class', `class Mine extends Uint8Array {} ${times(100, 'all.push(new Mine(2 ** 18));')}`],
    ['from()', `${LARGE} ${times(100, 'all.push(Uint8Array.from({ length: 2 ** 15 }), new Uint8Array(2 ** 19));')}`],
    ['slices', `${LARGE} ${times(100, 'all.push(large.slice());')}`],
    ['slices without a species', `${LARGE} large.constructor = undefined; ${times(100, 'all.push(large.slice());')}`],
    ['sorted and changed copies', `${LARGE} ${times(100, 'all.push(large.toReversed(), large.with(0, 1));')}`],
    ['buffers', times(100, 'all.push(new ArrayBuffer(2 ** 18));')],
    ['slices of buffers', `${LARGE} ${times(100, 'all.push(large.buffer.slice(0));')}`],
    ['shared buffers', times(100, 'all.push(new SharedArrayBuffer(2 ** 18));')],
    [
      'buffers that grow',
      times(100, 'const one = new ArrayBuffer(0, { maxByteLength: 2 ** 18 }); one.resize(2 ** 18); all.push(one);')
    ],
    ['transferred buffers', times(100, 'all.push(new ArrayBuffer(1).transfer(2 ** 18));')],
    ['views of buffers', times(100, 'all.push(new DataView(new ArrayBuffer(2 ** 18)));')],
    ['files', `${LARGE} ${times(100, 'all.push(new Blob([large]));')}`],
    ['images', times(100, 'all.push(new ImageData(512, 512));')],
    ['images of a canvas', times(100, 'all.push(new CanvasRenderingContext2D().createImageData(512, 512));')],
    [
      'canvases of the initial size',
      times(3000, 'const one = new HTMLCanvasElement(); one.getContext(); all.push(one);')
    ],
    ['repeated texts', times(100, "all.push('x'.repeat(2 ** 18) + i);")],
    ['padded texts', times(100, "all.push('x'.padEnd(2 ** 18, i));")],
    ['joined texts', "const long = 'x'.repeat(2 ** 16); " + times(400, 'all.push([long, long, i].join());')],
    ['replaced texts', "const long = 'x'.repeat(2 ** 18); " + times(100, "all.push(long.replace('x', 'yy'));")]
  ])('%s', (_, program) => {
    expect(run(program)).toContain('RangeError: The example needs more memory than previews can use.');
  });
});

describe('a program goes on that', () => {
  it.each([
    ['makes many small arrays', times(10_000, 'all.push(new Float32Array(16));')],
    ['makes many views of one buffer', `${LARGE} ${times(10_000, 'all.push(new Uint8Array(large.buffer, i, 8));')}`],
    ['takes small slices of a large array', `${LARGE} ${times(1000, 'all.push(large.slice(0, 100));')}`],
    [
      'counts the sizes of a canvas once',
      `const one = new HTMLCanvasElement(); ${times(1000, 'one.width = 1000 + i; one.getContext();')}`
    ],
    ['joins many short texts', times(100_000, "all.push(['a', i].join('-'));")],
    ['has no memory for a moment', 'try { new Uint8Array(2 ** 25); } catch {} all.push(new Uint8Array(2 ** 15));']
  ])('%s', (_, program) => {
    expect(run(program)).toBe('ran');
  });
});
