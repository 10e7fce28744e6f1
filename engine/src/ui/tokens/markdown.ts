import { createNumberer } from '../../core/anchors.ts';
import { textAttribute } from '../../core/markdownComponent.ts';
import type { EngineComponent } from '../markdownContext.ts';
import { schemeCodes } from '../tokenParts/schemePairs.ts';
import { TokenListText } from './TokenListText.tsx';
import './tokenPreview.css';
import './tokenRow.css';
import './tokens.css';
import './tokenPhone.css';
import { TokenTable, type TokenTableProps, tokenToc } from './TokenTable.tsx';

/**
 * `<TokenTable />`: all tokens of the site. The first tab that has it is where names of tokens lead. `layer` names the
 * tokens to show at first, and `category` the part of them that isn't collapsed; without them, all tokens are there,
 * collapsed.
 */
export const tokenTable: EngineComponent<TokenTableProps> = {
  component: TokenTable,
  markdown: TokenListText,
  fillsPage: true,
  createProps({ block, source }, { tokens }) {
    const schemes = schemeCodes(tokens.themes);
    const number = createNumberer(source.anchors);
    const { layers, differences } = tokens.table;
    const groups = tokens.table.groups.map((group) => ({ ...group, anchor: number(group.anchor) }));
    const [layer, category] = [textAttribute(block, 'layer'), textAttribute(block, 'category')];
    if (layer === null || category === null) {
      return { groups, layers, differences, schemes, start: null };
    }
    const group = groups.find(({ title }) => title === category);
    if (!group || !layers.some(({ value }) => value === layer)) {
      throw new Error(`<TokenTable> shows the layer "${layer}" and the category "${category}", which don't exist.`);
    }
    return { groups, layers, differences, schemes, start: { layer, category: group.slug } };
  },
  toc: tokenToc
};
