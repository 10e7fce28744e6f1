import type { HostileProgram } from './outcome.ts';

const BUSY = /ran for more than a second/;

/** Programs that never end, or take all there is. */
export const ENDLESS: readonly HostileProgram[] = [
  { name: 'an endless loop while it is evaluated', code: 'while (true) {}', outcome: BUSY },
  { name: 'an endless loop without a body', code: 'for (;;);', outcome: BUSY },
  {
    name: 'an endless loop while it renders',
    code: 'export const Example = () => {\n  do {} while (true);\n};',
    outcome: BUSY
  },
  {
    name: 'an endless loop in an effect',
    code: "import { useEffect } from 'react';\nexport const Example = () => {\n  useEffect(() => { for (let i = 0; i > -1; i += 0) {} });\n  return <p>text</p>;\n};",
    outcome: BUSY
  },
  {
    name: 'an endless iterator',
    code: 'const all = (function* () { while (true) yield 1; })();\nfor (const one of all) {}',
    outcome: BUSY
  },
  { name: 'recursion without an end', code: 'const down = () => down() + 1;\ndown();', outcome: /Maximum call stack/ },
  {
    name: 'recursion that catches its own error',
    code: 'const down = () => { try { down(); } finally { down(); } };\ndown();',
    outcome: 'failed or stopped'
  },
  { name: 'a tree of calls', code: 'const fib = (n) => n < 2 ? n : fib(n - 1) + fib(n - 2);\nfib(60);', outcome: BUSY },
  { name: 'a regular expression that never ends', code: "/^(a+)+$/.test('a'.repeat(50) + 'b');", outcome: 'stopped' },
  {
    name: 'promises without an end',
    code: 'const again = () => Promise.resolve().then(again);\nagain();',
    outcome: 'shown or stopped'
  },
  {
    name: 'state that is set while it renders',
    code: "import { useState } from 'react';\nexport const Example = () => {\n  const [n, setN] = useState(0);\n  setN(n + 1);\n  return <p>{n}</p>;\n};",
    outcome: /Too many re-renders/
  },
  {
    name: 'state that is set in a layout effect',
    code: "import { useLayoutEffect, useState } from 'react';\nexport const Example = () => {\n  const [n, setN] = useState(0);\n  useLayoutEffect(() => setN(n + 1));\n  return <p>{n}</p>;\n};",
    outcome: /Maximum update depth/
  },
  {
    name: 'state that is set in an effect',
    code: "import { useEffect, useState } from 'react';\nexport const Example = () => {\n  const [n, setN] = useState(0);\n  useEffect(() => { const timer = setTimeout(() => setN(n + 1)); return () => clearTimeout(timer); });\n  return <p>{n}</p>;\n};",
    outcome: 'shown or stopped'
  },
  {
    name: 'a million elements',
    code: 'export const Example = () => <div>{Array.from({ length: 1_000_000 }, (_, n) => <i key={n}>{n}</i>)}</div>;',
    outcome: 'failed or stopped'
  },
  {
    name: 'a flood of messages to the console',
    code: "setInterval(() => { for (let i = 0; i < 1e4; i += 1) console.log('x'.repeat(1e4)); });",
    outcome: 'shown or stopped'
  },
  {
    name: 'a flood of timers',
    code: 'const more = () => { setTimeout(more); setTimeout(more); };\nmore();',
    outcome: 'shown or stopped'
  },
  {
    name: 'an element that grows with the frame',
    code: 'export const Example = () => <div style={{ blockSize: "calc(100vh + 100px)" }}>tall</div>;',
    outcome: 'shown'
  },
  {
    name: 'a clock that stands still',
    code: 'performance.now = () => 0;\nPerformance.prototype.now = () => 0;\nDate.now = () => 0;\nwhile (true) {}',
    outcome: BUSY
  },
  {
    name: 'an endless loop in a script of a blob',
    code: "const script = document.createElement('script');\nscript.src = URL.createObjectURL(new Blob(['while (true) {}'], { type: 'text/javascript' }));\ndocument.head.append(script);",
    outcome: 'shown'
  },
  {
    name: 'an endless loop in a module of a blob',
    code: "const address = URL.createObjectURL(new Blob(['while (true) {}'], { type: 'text/javascript' }));\nimport(address).catch(() => undefined);\ndocument.head.append(Object.assign(document.createElement('script'), { type: 'module', src: address }));",
    outcome: 'shown'
  },
  {
    name: 'an endless loop in a text',
    code: "setTimeout('while (true) {}');\ndocument.body.setAttribute('onclick', 'while (true) {}');\ndocument.body.click();",
    outcome: 'shown'
  },
  {
    name: 'an endless asynchronous iterator',
    code: 'const all = (async function* () { while (true) yield 1; })();\n(async () => { for await (const one of all) {} })();',
    outcome: 'shown or stopped',
    console: BUSY,
    laterMs: 2500
  },
  {
    name: 'an endless loop of await',
    code: '(async () => { while (true) await null; })();',
    outcome: 'shown or stopped',
    console: BUSY,
    laterMs: 2500
  },
  {
    name: 'an observer of mutations that makes them',
    code: "new MutationObserver(() => document.body.setAttribute('data-count', Math.random())).observe(document.body, { attributes: true });\ndocument.body.setAttribute('data-count', '0');",
    outcome: 'shown or stopped',
    console: BUSY,
    laterMs: 2500
  },
  {
    name: 'an observer of sizes that changes them',
    code: "const box = document.body.appendChild(document.createElement('div'));\nlet size = 10;\nnew ResizeObserver(() => { size = size === 10 ? 20 : 10; box.style.blockSize = `${size}px`; }).observe(box);",
    outcome: 'shown or stopped'
  },
  {
    name: 'a getter with an endless loop, read while it renders',
    code: 'const props = {\n  get text() {\n    while (true) {}\n  }\n};\nexport const Example = () => <p>{props.text}</p>;',
    outcome: BUSY
  }
];
