import type { HostileProgram } from './outcome.ts';

/** Programs that exhaust memory or rendering. */
export const MEMORY: readonly HostileProgram[] = [
  {
    name: 'endless sorting',
    code: 'Array.from({ length: 2 ** 24 }, Math.random).map(String).sort().reverse().sort();',
    outcome: 'shown or stopped'
  },
  {
    name: 'an array that exhausts memory',
    code: 'const all = [];\nwhile (true) all.push(new Array(1e6).fill(all));',
    outcome: 'failed or stopped'
  },
  {
    name: 'a string of a gigabyte',
    code: "document.body.append('x'.repeat(2 ** 29).repeat(2));",
    outcome: 'failed or stopped'
  },
  {
    name: 'a million elements as HTML',
    code: "document.body.insertAdjacentHTML('beforeend', '<i>x</i>'.repeat(1_000_000));",
    outcome: 'shown or stopped'
  },
  {
    name: '100,000 nested elements',
    code: "let inner = document.body;\nfor (let i = 0; i < 1e5; i += 1) inner = inner.appendChild(document.createElement('div'));",
    outcome: 'shown or failed or stopped',
    laterMs: 2000
  },
  {
    name: 'byte arrays until memory is exhausted',
    code: 'const all = [];\nsetInterval(() => all.push(new Uint8Array(2 ** 28).fill(1)), 20);',
    // A machine that is slow to fill memory looks stuck before there is none left.
    outcome: 'shown or stopped',
    console: /More errors occurred/,
    laterMs: 2000
  },
  {
    name: 'copies of byte arrays',
    code: 'const first = new Uint8Array(2 ** 22);\nconst all = [];\nsetInterval(() => all.push(new first.constructor(first), first.slice(), first.buffer.slice(0)), 1);',
    outcome: 'shown or stopped',
    console: /More errors occurred/,
    laterMs: 2000
  },
  {
    name: 'a string of half a gigabyte, split',
    code: "const pieces = 'x'.repeat(2 ** 29 - 100).split('');",
    outcome: /more memory than previews can use/
  },
  {
    name: 'canvases of 16,000 by 16,000',
    code: "for (let i = 0; i < 4; i += 1) {\n  const canvas = document.body.appendChild(Object.assign(document.createElement('canvas'), { width: 16000, height: 16000 }));\n  canvas.getContext('2d')?.fillRect(0, 0, 16000, 16000);\n}",
    outcome: /more memory than previews can use/,
    gapMs: 5000,
    laterMs: 2000
  },
  {
    name: 'stacked blur filters',
    code: "export const Example = () => <div>{Array.from({ length: 200 }, (_, n) => <div key={n} style={{ position: 'absolute', inset: 0, minBlockSize: 600, backdropFilter: `blur(${n}px)`, filter: 'blur(20px)' }}>{n}</div>)}</div>;",
    outcome: 'shown or stopped',
    gapMs: 20_000,
    laterMs: 4000
  },
  {
    name: '1,000 animated layers',
    code: "document.head.insertAdjacentHTML('beforeend', '<style>@keyframes move { to { transform: translate(300px, 300px) rotate(360deg) } } i { position: absolute; inline-size: 400px; block-size: 400px; will-change: transform; animation: move 1s infinite alternate; background: linear-gradient(red, blue) }</style>');\nexport const Example = () => <div>{Array.from({ length: 1000 }, (_, n) => <i key={n} />)}</div>;",
    outcome: 'shown or stopped',
    // Without a GPU, the first paint takes longer than the watchdog's timeout.
    gapMs: 20_000,
    laterMs: 4000
  },
  {
    name: 'an SVG with a billion copies',
    code: 'const levels = Array.from({ length: 9 }, (_, n) => `<g id="g${n + 1}">${`<use href="#g${n}"/>`.repeat(10)}</g>`).join(\'\');\ndocument.body.insertAdjacentHTML(\'beforeend\', `<svg><defs><g id="g0"><circle r="1"/></g>${levels}</defs><use href="#g9"/></svg>`);',
    outcome: 'shown or failed or stopped',
    gapMs: 20_000,
    laterMs: 1000
  }
];
