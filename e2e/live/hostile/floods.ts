import type { HostileProgram } from './outcome.ts';

/** Programs that flood the console or the page with messages. */
export const FLOODS: readonly HostileProgram[] = [
  {
    name: '100,000 lines in the console',
    code: 'for (let i = 0; i < 1e5; i += 1) console.log(`line ${i}`);',
    outcome: 'shown or failed',
    console: /More was written/
  },
  {
    name: 'endless console lines',
    code: 'setInterval(() => { for (let i = 0; i < 1e4; i += 1) console.log(i); });',
    outcome: 'shown or stopped',
    console: /More was written/
  },
  {
    name: 'endless calls of other console methods',
    code: "const methods = Object.getOwnPropertyNames(console).filter((name) => typeof console[name] === 'function');\nsetInterval(() => { for (let i = 0; i < 1000; i += 1) for (const name of methods) console[name]([i]); });",
    outcome: 'shown or stopped',
    console: /More was written/,
    laterMs: 1500
  },
  {
    name: 'endless images of the site',
    code: 'let i = 0;\nsetInterval(() => { for (let n = 0; n < 200; n += 1) new Image().src = `/assets/none.png?${i += 1}`; });',
    outcome: 'stopped'
  },
  {
    name: 'endless style sheets of the site',
    code: "let i = 0;\nsetInterval(() => { for (let n = 0; n < 50; n += 1) document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/none.css?${i += 1}` })); });",
    outcome: 'stopped'
  },
  {
    name: 'one image with endless addresses',
    code: "let i = 0;\nconst image = document.body.appendChild(new Image());\nsetInterval(() => { for (let n = 0; n < 50; n += 1) image.setAttribute('src', `/none.png?${i += 1}`); });",
    outcome: 'stopped'
  },
  {
    name: '50,000 delayed errors',
    code: 'for (let i = 0; i < 5e4; i += 1) setTimeout(() => { throw new Error(`later ${i}`); });',
    outcome: 'shown or failed or stopped',
    console: /More errors occurred/,
    laterMs: 3000
  },
  {
    name: 'endless rejections',
    code: 'setInterval(() => { for (let i = 0; i < 1000; i += 1) void Promise.reject(new Error(`no ${i}`)); });',
    outcome: 'shown or stopped',
    console: /More errors occurred/,
    laterMs: 3000
  },
  {
    name: 'endless reported errors',
    code: 'setInterval(() => { for (let i = 0; i < 1000; i += 1) reportError(new Error(`no ${i}`)); });',
    outcome: 'shown or stopped',
    console: /More errors occurred/,
    laterMs: 3000
  },
  {
    name: 'endless blocked requests',
    code: 'setInterval(() => { for (let i = 0; i < 1000; i += 1) new Image().src = `EVIL/${i}`; });',
    outcome: 'stopped',
    laterMs: 1500
  },
  {
    name: 'endless dialogs',
    code: "setInterval(() => { for (let i = 0; i < 1000; i += 1) { alert(i); confirm(i); window.open('EVIL'); } });",
    outcome: 'shown or stopped',
    console: /alert\(\) does nothing/,
    laterMs: 1500
  },
  {
    name: "endless messages to the page's window",
    code: "setInterval(() => { for (let i = 0; i < 1e4; i += 1) top.postMessage(i, '*'); });",
    outcome: 'stopped',
    laterMs: 1500
  },
  {
    name: "huge messages to the page's window",
    code: "const giant = Array.from({ length: 3e5 }, (_, n) => ({ n }));\nsetInterval(() => top.postMessage(giant, '*'), 50);",
    outcome: 'shown or stopped',
    laterMs: 2000
  },
  {
    name: "the frame's message port, taken from its messages",
    code: [
      "Object.defineProperty(MessageEvent.prototype, 'data', { get() { setInterval(() => { for (let i = 0; i < 1e5; i += 1) this.target.postMessage({ kind: 'console', level: 'log', text: `stolen ${i}` }); }); return { kind: 'none' }; } });",
      "MessagePort.prototype.postMessage = () => console.log('stolen');"
    ].join('\n'),
    // React itself receives no messages any more.
    outcome: /Nothing was rendered/,
    laterMs: 1500
  },
  {
    name: 'huge console values',
    code: "console.log('x'.repeat(2 ** 25));\nconsole.log(new Uint8Array(2 ** 26));\nconsole.log(new Array(1e6).fill('y'.repeat(1000)));\nconsole.log({ text: 'z'.repeat(2 ** 25) });",
    outcome: 'shown',
    console: /xxx.*…/
  },
  {
    name: 'console values that throw on access',
    code: [
      "const fail = () => { throw new Error('trap'); };",
      'const handler = new Proxy({}, { get: () => fail });',
      'console.log(new Proxy({}, handler), new Proxy([], handler), { toString: fail, get member() { return fail(); } });',
      'console.log(Object.defineProperty(new Error(), "message", { get: fail }), Object.create(null), Symbol.iterator);',
      "console.log('after them');"
    ].join('\n'),
    outcome: 'shown',
    console: /after them/
  },
  {
    name: 'an error at line 0',
    code: "const error = new Error('nowhere');\nerror.stack = 'Error: nowhere\\n    at Example.tsx:0:0';\nthrow error;",
    outcome: /nowhere/
  },
  {
    name: 'errors at invalid positions',
    code: [
      "for (const place of ['0:1', '1:0', '999999:1', '2:999999', '99999999999:1', '-1:-1', '1e9:1', 'NaN:NaN']) {",
      '  setTimeout(() => { const error = new Error(place); error.stack = `at Example.tsx:${place}`; throw error; });',
      '}'
    ].join('\n'),
    outcome: 'shown',
    console: /999999:1/
  },
  {
    name: 'an error with an invalid stack',
    code: "const error = new Error('odd');\nObject.defineProperty(error, 'stack', { value: { slice: () => ({}) } });\nthrow error;",
    outcome: /odd/
  }
];
