import type { Element, ElementContent, Root } from 'hast';
import katex from 'katex';
import markdownItMath from 'markdown-it-math';
import remarkMath from 'remark-math';
import type { VFile } from 'vfile';

import { textOf } from '../content/mdx/mdxNodes.ts';
import { parseProse } from '../content/tree/parseProse.ts';
import { escapeHtml } from '../core/html.ts';
import { definePlugin, type Plugin } from '../core/plugin.ts';
import { mapElements } from '../core/proseTree.ts';
import * as texts from '../core/texts.ts';

export interface MathOptions {
  /** Commands for all formulas, by name: `{ '\\R': '\\mathbb{R}' }`. */
  macros?: Readonly<Record<string, string>>;
}

/**
 * Formulas in TeX: `$a^2$` in a sentence, and `$$` on lines of their own, or fences of the language `math`. They become
 * MathML, which browsers draw and screen readers read without scripts, style sheets, or fonts.
 */
export function math({ macros = {} }: MathOptions = {}): Plugin {
  return definePlugin({
    name: 'math',
    languages: ['math'],
    markdownItPlugins: [
      (parser) => {
        parser.use(markdownItMath, {
          inlineDelimiters: ['$'],
          blockDelimiters: ['$$'],
          inlineAllowWhiteSpacePadding: false,
          // The form that the plugin for MDX gives formulas.
          inlineRenderer: (formula) => `<code class="language-math math-inline">${escapeHtml(formula)}</code>`,
          blockRenderer: (formula) =>
            `<pre><code class="language-math math-display">${escapeHtml(formula)}</code></pre>`
        });
      }
    ],
    remarkPlugins: [remarkMath],
    rehypePlugins: [
      () => (tree: Root, file: VFile) => mapElements(tree, (element) => formulaOf(element, macros, file) ?? element)
    ]
  });
}

/** Draws the formula that an element contains; null if it contains none, or a wrong one. */
function formulaOf(element: Element, macros: Readonly<Record<string, string>>, file: VFile): ElementContent | null {
  const [only] = element.children;
  const isBlock = element.tagName === 'pre' && only?.type === 'element';
  const code = isBlock ? only : element;
  const classes = code.tagName === 'code' ? String(code.properties['className'] ?? '').split(/[\s,]+/) : [];
  // A formula on lines of its own is in a `pre`, which comes after what is in it.
  if (!classes.includes('language-math') || (!isBlock && !classes.includes('math-inline'))) {
    return null;
  }
  const text = textOf([code]);
  try {
    // KaTeX changes the macros that it gets.
    const options = { displayMode: isBlock, output: 'mathml', throwOnError: true, macros: { ...macros } } as const;
    const [drawn] = parseProse(katex.renderToString(text.trim(), options), []).children;
    return drawn?.type === 'element' ? (isBlock ? paragraph(drawn) : drawn) : null;
  } catch (problem) {
    file.message(`${problem instanceof Error ? problem.message : String(problem)} in ${text.trim()}`);
    return null;
  }
}

/** Formulas that are wider than the column scroll. */
function paragraph(formula: Element): Element {
  const properties = { style: 'overflow-x: auto; overflow-y: hidden', dataScrolls: texts.body.formula };
  return { type: 'element', tagName: 'p', properties, children: [formula] };
}
