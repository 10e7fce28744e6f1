import type { HostileProgram } from './outcome.ts';

/** Programs that leave something behind, for the next program to stumble over. */
export const REMAINS: readonly HostileProgram[] = [
  {
    name: 'timers that go on',
    code: "setInterval(() => console.log('OLD TICK'), 10);\nsetInterval(() => { throw new Error('OLD ERROR'); }, 10);",
    outcome: 'shown',
    console: /OLD TICK/
  },
  {
    name: 'listeners that swallow everything',
    code: "for (const type of ['message', 'error', 'load', 'click']) addEventListener(type, (event) => event.stopImmediatePropagation(), true);",
    outcome: 'shown'
  },
  {
    name: 'prototypes of the document',
    code: "for (const name of ['createElement', 'createElementNS', 'createTextNode', 'querySelector']) Document.prototype[name] = () => null;\nNode.prototype.appendChild = () => null;\nNode.prototype.insertBefore = () => null;",
    outcome: 'shown or failed or stopped'
  },
  {
    name: 'an element of the example that is gone',
    code: "document.querySelector('[data-content]').remove();",
    outcome: 'shown or failed'
  },
  {
    name: 'a root of its own over all',
    code: "import { createRoot } from 'react-dom/client';\ncreateRoot(document.body).render('mine');",
    outcome: 'shown or failed or stopped'
  },
  {
    name: 'another React in the registry',
    code: "patternbook.define({ react: (module) => { module.exports = {}; }, 'react-dom/client': () => { throw new Error('owned'); } });",
    outcome: 'shown'
  },
  {
    name: 'globals that everything uses',
    code: 'globalThis.Promise = null;\nglobalThis.Map = null;\nglobalThis.Array.isArray = null;\nglobalThis.setTimeout = null;\nglobalThis.Object.keys = null;',
    outcome: 'shown or failed or stopped',
    laterMs: 1000
  },
  {
    name: 'a component that waits for what never comes',
    code: "import { use } from 'react';\nconst never = new Promise(() => undefined);\nexport const Example = () => <p>{use(never)}</p>;",
    outcome: /Nothing has been rendered for 5 seconds/
  }
];
