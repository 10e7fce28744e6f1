import type { EngineComponent } from '../markdownContext.ts';
import './tokens.css';
import { TokenTable, type TokenTableView, tokenToc } from './TokenTable.tsx';

/** `<TokenTable />`: all tokens of the site. The first tab that has it is where names of tokens lead. */
export const tokenTable: EngineComponent<TokenTableView> = {
  component: TokenTable,
  fillsPage: true,
  createProps: (_use, { tokens }) => tokens.table,
  toc: tokenToc
};
