import type { HostileProgram } from './outcome.ts';

/** Programs whose side effects could affect the next program. */
export const REMAINS: readonly HostileProgram[] = [
  {
    name: 'timers that keep running',
    code: "setInterval(() => console.log('OLD TICK'), 10);\nsetInterval(() => { throw new Error('OLD ERROR'); }, 10);",
    outcome: 'shown',
    console: /OLD TICK/
  },
  {
    name: 'listeners that stop all events',
    code: "for (const type of ['message', 'error', 'load', 'click']) addEventListener(type, (event) => event.stopImmediatePropagation(), true);",
    outcome: 'shown'
  },
  {
    name: 'DOM prototypes',
    code: "for (const name of ['createElement', 'createElementNS', 'createTextNode', 'querySelector']) Document.prototype[name] = () => null;\nNode.prototype.appendChild = () => null;\nNode.prototype.insertBefore = () => null;",
    outcome: 'shown or failed or stopped'
  },
  {
    name: 'a removed root element',
    code: "document.querySelector('[data-content]').remove();",
    outcome: 'shown or failed'
  },
  {
    name: 'a React root on the body',
    code: "import { createRoot } from 'react-dom/client';\ncreateRoot(document.body).render('mine');",
    outcome: 'shown or failed or stopped'
  },
  {
    name: 'another React in the registry',
    code: "patternbook.define({ react: (module) => { module.exports = {}; }, 'react-dom/client': () => { throw new Error('owned'); } });",
    outcome: 'shown'
  },
  {
    name: 'common globals',
    code: 'globalThis.Promise = null;\nglobalThis.Map = null;\nglobalThis.Array.isArray = null;\nglobalThis.setTimeout = null;\nglobalThis.Object.keys = null;',
    outcome: 'shown or failed or stopped',
    laterMs: 1000
  },
  {
    name: 'a component that suspends forever',
    code: "import { use } from 'react';\nconst never = new Promise(() => undefined);\nexport const Example = () => <p>{use(never)}</p>;",
    outcome: /Nothing was rendered for 5 seconds/
  }
];
