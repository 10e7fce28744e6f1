import type { HostileProgram } from './outcome.ts';

const BUSY = /ran for more than a second/;

/** Programs that never terminate or exhaust resources. */
export const ENDLESS: readonly HostileProgram[] = [
  { name: 'an infinite loop during evaluation', code: 'while (true) {}', outcome: BUSY },
  { name: 'an infinite loop without a body', code: 'for (;;);', outcome: BUSY },
  {
    name: 'an infinite loop while rendering',
    code: 'export const Example = () => {\n  do {} while (true);\n};',
    outcome: BUSY
  },
  {
    name: 'an infinite loop in an effect',
    code: "import { useEffect } from 'react';\nexport const Example = () => {\n  useEffect(() => { for (let i = 0; i > -1; i += 0) {} });\n  return <p>text</p>;\n};",
    outcome: BUSY
  },
  {
    name: 'an infinite generator',
    code: 'const all = (function* () { while (true) yield 1; })();\nfor (const one of all) {}',
    outcome: BUSY
  },
  { name: 'infinite recursion', code: 'const down = () => down() + 1;\ndown();', outcome: /Maximum call stack/ },
  {
    name: 'recursion that catches its own error',
    code: 'const down = () => { try { down(); } finally { down(); } };\ndown();',
    outcome: 'failed or stopped'
  },
  {
    name: 'exponential recursion',
    code: 'const fib = (n) => n < 2 ? n : fib(n - 1) + fib(n - 2);\nfib(60);',
    outcome: BUSY
  },
  { name: 'catastrophic backtracking', code: "/^(a+)+$/.test('a'.repeat(50) + 'b');", outcome: 'stopped' },
  {
    name: 'an infinite promise chain',
    code: 'const again = () => Promise.resolve().then(again);\nagain();',
    outcome: 'shown or stopped'
  },
  {
    name: 'setState while rendering',
    code: "import { useState } from 'react';\nexport const Example = () => {\n  const [n, setN] = useState(0);\n  setN(n + 1);\n  return <p>{n}</p>;\n};",
    outcome: /Too many re-renders/
  },
  {
    name: 'setState in a layout effect',
    code: "import { useLayoutEffect, useState } from 'react';\nexport const Example = () => {\n  const [n, setN] = useState(0);\n  useLayoutEffect(() => setN(n + 1));\n  return <p>{n}</p>;\n};",
    outcome: /Maximum update depth/
  },
  {
    name: 'setState in an effect',
    code: "import { useEffect, useState } from 'react';\nexport const Example = () => {\n  const [n, setN] = useState(0);\n  useEffect(() => { const timer = setTimeout(() => setN(n + 1)); return () => clearTimeout(timer); });\n  return <p>{n}</p>;\n};",
    outcome: 'shown or stopped'
  },
  {
    name: 'a million elements',
    code: 'export const Example = () => <div>{Array.from({ length: 1_000_000 }, (_, n) => <i key={n}>{n}</i>)}</div>;',
    outcome: 'failed or stopped'
  },
  {
    name: 'a flood of console messages',
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
    name: 'a stopped clock',
    code: 'performance.now = () => 0;\nPerformance.prototype.now = () => 0;\nDate.now = () => 0;\nwhile (true) {}',
    outcome: BUSY
  },
  {
    name: 'an infinite loop in a blob: script',
    code: "const script = document.createElement('script');\nscript.src = URL.createObjectURL(new Blob(['while (true) {}'], { type: 'text/javascript' }));\ndocument.head.append(script);",
    outcome: 'shown'
  },
  {
    name: 'an infinite loop in a blob: module',
    code: "const address = URL.createObjectURL(new Blob(['while (true) {}'], { type: 'text/javascript' }));\nimport(address).catch(() => undefined);\ndocument.head.append(Object.assign(document.createElement('script'), { type: 'module', src: address }));",
    outcome: 'shown'
  },
  {
    name: 'an infinite loop in a string of code',
    code: "setTimeout('while (true) {}');\ndocument.body.setAttribute('onclick', 'while (true) {}');\ndocument.body.click();",
    outcome: 'shown'
  },
  {
    name: 'an infinite async generator',
    code: 'const all = (async function* () { while (true) yield 1; })();\n(async () => { for await (const one of all) {} })();',
    outcome: 'shown or stopped',
    console: BUSY,
    laterMs: 2500
  },
  {
    name: 'an infinite await loop',
    code: '(async () => { while (true) await null; })();',
    outcome: 'shown or stopped',
    console: BUSY,
    laterMs: 2500
  },
  {
    name: 'a MutationObserver that causes mutations',
    code: "new MutationObserver(() => document.body.setAttribute('data-count', Math.random())).observe(document.body, { attributes: true });\ndocument.body.setAttribute('data-count', '0');",
    outcome: 'shown or stopped',
    console: BUSY,
    laterMs: 2500
  },
  {
    name: 'a ResizeObserver that causes resizes',
    code: "const box = document.body.appendChild(document.createElement('div'));\nlet size = 10;\nnew ResizeObserver(() => { size = size === 10 ? 20 : 10; box.style.blockSize = `${size}px`; }).observe(box);",
    outcome: 'shown or stopped'
  },
  {
    name: 'a getter with an infinite loop, read while rendering',
    code: 'const props = {\n  get text() {\n    while (true) {}\n  }\n};\nexport const Example = () => <p>{props.text}</p>;',
    outcome: BUSY
  },
  {
    name: 'an infinite loop behind a comment in the form of HTML',
    code: 'let b = 1, p = 5;\nlet q = p<!--b; /*\nfor (;;);\n// */',
    outcome: /“<!--” begins a comment/
  },
  {
    name: 'an infinite loop behind a division that looks like a regular expression',
    code: 'let n = 1;\nconst endless = async function () {}\n/1; for (;;); /n;',
    outcome: /SyntaxError|Unexpected|Unterminated/
  },
  {
    name: 'exponential fields of classes',
    code: 'let n = 60;\nclass Endless { a = n > 0 && (n--, new Endless(), new Endless(), n++) }\nnew Endless();',
    outcome: BUSY
  }
];
