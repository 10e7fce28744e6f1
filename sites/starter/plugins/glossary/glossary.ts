import { definePlugin, type Finding, type PluginTree } from 'patternbook';

import { TERMS } from './terms.ts';

type Node = PluginTree['children'][number];
interface File {
  message: (reason: string) => unknown;
}

const PAGE = '/get-started/glossary';

/** Leads links such as `[tone](term:tone)` to the glossary. */
function linkTerms() {
  return (tree: PluginTree, file: File): void => {
    const visit = (node: Node): void => {
      if (node.type === 'element' || node.type === 'mdxJsxFlowElement') {
        node.children.forEach(visit);
      }
      const [, term] = (node.type === 'element' && /^term:(.*)$/.exec(String(node.properties['href']))) || [];
      if (node.type === 'element' && term !== undefined) {
        node.properties = { href: PAGE, title: TERMS[term] ?? '' };
        if (TERMS[term] === undefined) {
          file.message(`the glossary has no term "${term}". Add it to plugins/glossary/terms.ts.`);
        }
      }
    };
    tree.children.forEach(visit);
  };
}

/** Words with a meaning of their own on this site: links to them, a list of them, and a file for other programs. */
export const glossary = definePlugin({
  name: 'glossary',
  rehypePlugins: [linkTerms],
  markdownComponents: { Glossary: 'plugins/glossary/Glossary.tsx' },
  check({ pages }): Finding[] {
    const isThere = pages.some(({ path }) => path === PAGE);
    const message = `Terms are linked to ${PAGE}, which is no page.`;
    return isThere ? [] : [{ rule: 'missing-page', severity: 'error', message, location: null }];
  },
  files: () => ({ '/glossary.json': JSON.stringify(TERMS) }),
  head: [{ tag: 'link', attributes: { rel: 'alternate', type: 'application/json', href: '/glossary.json' } }]
});
