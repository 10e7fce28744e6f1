import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';

import { parseDocument } from '../../src/content/parseDocument.ts';
import { moduleTree } from '../../src/content/tree/moduleTree.ts';
import { treeHtml } from '../../src/core/treeHtml.ts';
import type { Origin } from '../../src/content/markdown/liveFence.ts';

const RUN = 'javascript:alert(1)';

/** Elements and links that would run a program or replace the page, were they in a document without a policy. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><script href="https://evil.example/a.js" /></svg>',
  '<svg><foreignObject><script>alert(1)</script></foreignObject></svg>',
  '<template><script>alert(1)</script></template>',
  '<img src="x" onerror="alert(1)" />',
  '<svg onload="alert(1)"></svg>',
  '<details ontoggle="alert(1)" open>x</details>',
  `<a href="${RUN}">a</a>`,
  '<a href="java&#10;script:alert(1)">a</a>',
  '<a href="&#1;javascript:alert(1)">a</a>',
  '<a href="vbscript:x">a</a>',
  `<area href="${RUN}" alt="a" />`,
  `<iframe src="${RUN}"></iframe>`,
  `<object data="${RUN}"></object>`,
  `<embed src="${RUN}" />`,
  `<form action="${RUN}"><button formaction="${RUN}">x</button></form>`,
  `<button formAction="${RUN}">x</button>`,
  `<video src="${RUN}" poster="${RUN}"></video>`,
  '<base href="https://evil.example/" />',
  '<meta http-equiv="refresh" content="0;url=https://evil.example" />',
  '<meta itemprop="a" http-equiv="refresh" content="0;url=https://evil.example" />',
  '<meta itemProp="a" httpEquiv="refresh" content="0;url=https://evil.example" />',
  '<svg><meta http-equiv="refresh" content="0;url=https://evil.example" /></svg>',
  '<link rel="stylesheet" href="https://evil.example/a.css" />',
  '<link itemprop="a" rel="preconnect" href="https://evil.example" />',
  `<svg><a href="${RUN}"><text>x</text></a></svg>`,
  `<svg><a xlink:href="${RUN}"><text>x</text></a></svg>`,
  `<svg><a xlinkHref="${RUN}"><text>x</text></a></svg>`,
  `<svg><use href="${RUN}" /></svg>`,
  `<svg><a><animate attributeName="href" values="x;${RUN}" /><text>x</text></a></svg>`,
  `<svg><a><set attributeName="href" to="${RUN}" /><text>x</text></a></svg>`,
  `<svg><animate href="#a" attributeName="href" from="${RUN}" by="${RUN}" /></svg>`,
  `<math href="${RUN}"><mi xlink:href="${RUN}">x</mi></math>`,
  `[a](${RUN})`,
  `![a](${RUN})`,
  `<${RUN}>`,
  `[a]: ${RUN}\n\n[a]`,
  '[a](&#106;avascript:alert(1))',
  '![a](x"onerror="alert(1))',
  '[a](x "t\\" onclick=\\"alert(1)")'
];

/** Places that a text can have. */
const PLACES: Record<string, (text: string) => string> = {
  paragraph: (text) => `Text ${text} more.`,
  block: (text) => text,
  item: (text) => `- [x] a ${text}`,
  cell: (text) => `| a |\n| --- |\n| ${text} |`,
  quote: (text) => `> ${text}`,
  heading: (text) => `## A ${text}`,
  callout: (text) => `> [!NOTE] ${text}\n> text`,
  container: (text) => `:::note[T ${text}]\n${text}\n:::`,
  details: (text) => `:::details[T ${text}]\n${text}\n:::`,
  footnote: (text) => `a[^1]\n\n[^1]: ${text}`,
  definition: (text) => `Term ${text}\n: ${text}`,
  content: (text) => `<Aside title="t">\n\n${text}\n\n</Aside>`,
  badge: (text) => `A <Badge>${text}</Badge>.`,
  alternative: (text) => `![${text}](a.png)`,
  emphasis: (text) => `**${text}**`
};

const FILES: [file: string, origin: Origin][] = [
  ['/acme/page.md', 'own'],
  ['/acme/page.md', 'package'],
  ['/acme/page.mdx', 'own']
];

type TreeNode = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.DocumentFragment;

const TEXTS: ReadonlySet<string> = new Set(['alt', 'title', 'aria-label', 'content', 'kind']);

/** What in a text would act, if the policy allowed it. */
function actingIn(node: TreeNode): string[] {
  const name = node.nodeName.toLowerCase();
  const own = 'attrs' in node ? node.attrs : [];
  const found = own.flatMap(({ name: attribute, value }) => {
    const plain = value.replace(/[\0-\x20]/g, '').toLowerCase();
    const runs = /(?:^|;)(?:javascript|vbscript):/.test(plain) && !TEXTS.has(attribute);
    return runs || /^on/i.test(attribute) ? [`${name} ${attribute}`] : [];
  });
  // The content of a template does nothing.
  const children = 'childNodes' in node ? node.childNodes : [];
  const isDocument = ['script', 'base', 'link', 'meta', 'frameset'].includes(name);
  return [...(isDocument ? [name] : []), ...found, ...children.flatMap(actingIn)];
}

/** The HTML of a page, with the addresses of its links. */
function htmlOf(text: string, file: string, origin: Origin): string {
  const { document } = parseDocument(`---\nid: Page\nsection: a\n---\n${text}\n`, file, origin);
  return (document?.blocks ?? [])
    .map((block) => (block.kind === 'prose' || block.kind === 'module' ? treeHtml(block.prose.tree) : ''))
    .join('\n')
    .replace(/(?:\0|&#x0;)(\d+)(?:\0|&#x0;)/g, (_, index: string) =>
      (document?.slots[Number(index)]?.target ?? '').replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    );
}

describe.each(FILES)('hostile content of %s (%s)', (file, origin) => {
  it.each(Object.keys(PLACES))('does not act in a %s, whatever the policy of the page is', (place) => {
    const acting = HOSTILE.flatMap((text) =>
      actingIn(parseFragment(htmlOf(PLACES[place]?.(text) ?? '', file, origin))).map((what) => `${what}: ${text}`)
    );
    expect(acting).toEqual([]);
  });
});

describe('hostile content that a program rendered', () => {
  it.each(HOSTILE)('does not act: %s', (text) => {
    expect(actingIn(parseFragment(treeHtml(moduleTree(text, 1))))).toEqual([]);
  });

  it('leaves the titles of drawings in it', () => {
    const drawing = '<svg><title>A bulb</title><path d="M0 0"></path></svg>';
    expect(treeHtml(moduleTree(drawing, 1))).toBe(drawing);
  });
});
