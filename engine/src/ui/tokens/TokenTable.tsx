import type { CSSProperties } from 'react';

import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import { interfaceId } from '../../core/interfaceIds.ts';
import { pluralForm } from '../../core/language.ts';
import type { Theme } from '../../core/themes.ts';
import type { Toc } from '../../model.ts';
import { DisclosureSection } from '../disclosure/DisclosureSection.tsx';
import type { Choice } from '../listFilter/filterControls.tsx';
import type { FilterChoices } from '../listFilter/ListFilter.tsx';
import { ListFilterIsland } from '../listFilter/ListFilterIsland.tsx';
import { sharedStart } from '../tokenParts/sharedStart.ts';
import type { SchemeCodes } from '../tokenParts/schemePairs.ts';
import { TokenRow } from './TokenRow.tsx';
import type { TokenView } from './tokenView.ts';

/** Tokens of one category. */
export interface TokenGroupView {
  /** id of the heading. */
  anchor: string;
  /** Value of the category's filter in addresses. */
  slug: string;
  title: string;
  tokens: TokenView[];
}

/** All tokens of a site. */
export interface TokenTableView {
  groups: TokenGroupView[];
  /** Empty if the site has no layers. */
  layers: Choice[];
  /** Values of the site's own axes with which tokens differ; empty if the site has no such axes. */
  differences: Choice[];
}

/** What the table shows at first. */
export interface TokenStart {
  /** Value of the only layer whose tokens are shown. */
  layer: string;
  /** Value of the only category that isn't collapsed. */
  category: string;
}

export interface TokenTableProps extends TokenTableView {
  /** Null for all tokens, in collapsed categories. */
  start: TokenStart | null;
  /** Themes of the site by color scheme. */
  schemes: readonly SchemeCodes[];
}

/** The tokens of a site, and their addresses. */
export interface TokenGuide {
  /** Returns a token's address on the first tab with a `<TokenTable />`; null without such a tab. */
  addressOf: (name: string) => string | null;
  /** Finds a token; null for other names. */
  tokenOf: (name: string) => TokenView | null;
  /** Props of `<TokenTable />`. */
  table: TokenTableView;
  /** Themes of the site, the plainest first. */
  themes: readonly Theme[];
  /** Values of the site's own axes with which tokens can differ. */
  ownValues: readonly Pick<Choice, 'value' | 'label'>[];
}

/** Characters of a value in two lines of its column; where most are longer, columns are wider. */
const LONGEST_IN_TWO_LINES = 26;

/** Rows per list with `content-visibility: auto`: longer lists are slow to lay out, more lists are slow to observe. */
const ROWS_PER_LIST = 12;

/** Texts of the style sheet, which says them once for all rows. */
const SCHEME_NAMES = {
  '--pb-light': JSON.stringify(`${texts.tokens.light} `),
  '--pb-dark': JSON.stringify(`${texts.tokens.dark} `),
  '--pb-both': JSON.stringify(` ${texts.tokens.inBoth}`)
} as CSSProperties;

/** All tokens by category, prerendered, with filters. */
export function TokenTable(view: TokenTableProps) {
  return view.groups.length === 0 ? (
    <p>{texts.tokens.empty}</p>
  ) : (
    <div className="pb-tokens" id={TOKENS_ID} style={SCHEME_NAMES}>
      <TokenFilter {...view} />
      {view.groups.map((group) => (
        <TokenGroup key={group.anchor} {...group} start={view.start} schemes={view.schemes} />
      ))}
    </div>
  );
}

type TokenGroupProps = TokenGroupView & Pick<TokenTableProps, 'start' | 'schemes'>;

/** The tokens to show at first come first: the lists of the others are hidden. */
function TokenGroup({ anchor, slug, title, tokens, start, schemes }: TokenGroupProps) {
  const first = tokensAtStart(tokens, start);
  const others = tokens.filter((token) => !first.includes(token));
  const blocks = [
    { all: first, isHidden: false },
    { all: others, isHidden: true }
  ].filter(({ all }) => all.length > 0);
  return (
    <DisclosureSection
      level={2}
      anchor={anchor}
      title={title}
      summary={countOf(first.length, tokens.length)}
      countsRows
      values={`category:${slug}`}
      isOpen={start?.category === slug}
      isHidden={first.length === 0}
    >
      {blocks.map(({ all, isHidden }) => (
        <TokenBlock key={String(isHidden)} tokens={all} isHidden={isHidden} start={start} schemes={schemes} />
      ))}
    </DisclosureSection>
  );
}

interface TokenBlockProps extends Pick<TokenTableProps, 'start' | 'schemes'> {
  tokens: readonly TokenView[];
  isHidden: boolean;
}

/** Tokens with the beginning that all of their names share, which their rows don't repeat to the eye. */
function TokenBlock({ tokens, isHidden, start, schemes }: TokenBlockProps) {
  const shared = sharedStart(tokens.map(({ name }) => name));
  const hasPairs = tokens.some(({ values }) => values.some(({ isColor }) => isColor));
  const long = tokens.filter(({ values }) => values.some(({ value }) => value.length > LONGEST_IN_TWO_LINES));
  const isWide = long.length > tokens.length / 2;
  return (
    <div className={isWide ? 'pb-token-block pb-token-wide' : 'pb-token-block'} data-row-group hidden={isHidden}>
      {(shared !== '' || hasPairs) && (
        <p className="pb-token-schemes" aria-hidden="true">
          {shared !== '' && <code>{shared}…</code>}
          {hasPairs && (
            <>
              <span>{texts.tokens.light}</span>
              <span>{texts.tokens.dark}</span>
            </>
          )}
        </p>
      )}
      {inLists(tokens).map((list) => (
        <ul
          key={list[0]?.name}
          role="list"
          className="pb-token-rows"
          data-row-group
          style={{ '--pb-rows': String(list.length) } as CSSProperties}
        >
          {list.map((token) => (
            <TokenRow
              key={token.name}
              {...token}
              start={shared}
              schemes={schemes}
              isAtStart={start !== null && !isHidden}
            />
          ))}
        </ul>
      ))}
    </div>
  );
}

/** Returns those of some tokens that the table starts with. */
function tokensAtStart(tokens: readonly TokenView[], start: TokenStart | null): readonly TokenView[] {
  return start === null ? tokens : tokens.filter(({ layer }) => layer === start.layer);
}

function countOf(shown: number, total: number): string {
  return shown < total
    ? fillText(texts.listFilter.countOf, { count: shown, total, noun: pluralForm(texts.tokens.noun, total) })
    : fillCount(texts.tokens.count, total);
}

function inLists(tokens: readonly TokenView[]): TokenView[][] {
  const count = Math.ceil(tokens.length / ROWS_PER_LIST);
  return Array.from({ length: count }, (_, index) => tokens.slice(index * ROWS_PER_LIST, (index + 1) * ROWS_PER_LIST));
}

/** Id of the element with all tokens. */
const TOKENS_ID = interfaceId('tokens');

/** Filters of the list of tokens. */
function TokenFilter({ groups, layers, differences, start }: TokenTableProps) {
  const all = groups.flatMap(({ tokens }) => tokens);
  const first = tokensAtStart(all, start);
  const categories = groups.map(({ slug, title, tokens }) => ({
    value: slug,
    label: title,
    count: tokensAtStart(tokens, start).length
  }));
  const differing = differences.map((choice) => ({
    ...choice,
    count: first.filter((token) => token.differences.some(({ value }) => value === choice.value)).length
  }));
  const choices: FilterChoices[] = [
    { name: 'layer', legend: texts.tokens.layer, showsLegend: true, match: 'any', options: layers },
    { name: 'category', legend: texts.tokens.category, showsLegend: true, match: 'any', options: categories },
    { name: 'differs', legend: texts.tokens.differs, showsLegend: true, match: 'any', options: differing }
  ];
  return (
    <ListFilterIsland
      listId={TOKENS_ID}
      label={texts.tokens.controls}
      placeholder={texts.tokens.filter}
      textIn="summary, .pb-token-written"
      noun={texts.tokens.noun}
      total={all.length}
      choices={choices.filter(({ name, options }) => options.length > (name === 'differs' ? 0 : 1))}
      select={null}
      layout={null}
      canExpand
      isBar
      start={start === null ? undefined : { values: { layer: start.layer }, count: first.length }}
      clear={start === null ? undefined : texts.tokens.showAll}
      headingLevel="h2"
    />
  );
}

/** Returns the entries of a page's tokens in the table of contents. */
export function tokenToc({ groups, start }: TokenTableProps): Toc {
  return groups.map(({ title, anchor, tokens }) => ({
    text: title,
    id: anchor,
    ...(tokensAtStart(tokens, start).length === 0 && { isHidden: true })
  }));
}
