import { type CSSProperties, Fragment, type ReactNode } from 'react';

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
import { Chains, hasChains } from '../reference/LinkedText.tsx';
import type { ThemedValueView } from '../reference/view.ts';
import { sharedStart } from '../tokenParts/sharedStart.ts';
import { type SchemeCodes, schemePairs } from '../tokenParts/schemePairs.ts';
import { TokenName } from './TokenName.tsx';
import { TokenPreview } from './TokenPreview.tsx';

/** A token on the page of tokens. */
export interface TokenView {
  /** Name of the custom property, and id of its row. */
  name: string;
  /** Configured name of the token's layer, or null. */
  layer: string | null;
  values: ThemedValueView[];
  /** Labels of the themes that have the token, if not all do, and the condition of its only definition. */
  onlyIn: string[];
  /** Values in themes of the site's own axes, if they differ. */
  differences: TokenDifference[];
  /** Import statement for scripts; null for a token that scripts can't import. */
  importLine: string | null;
  /** Names of tokens that refer to this one. */
  tokens: string[];
  /** Prefixes of style sheets that refer to it, with the addresses of their tables of variables. */
  sheets: { prefix: string; href: string | null }[];
}

/** What a token is with one value of an axis, and all others plain. */
export interface TokenDifference {
  /** Name of the axis' value, e.g. `felt`. */
  value: string;
  label: string;
  /** What it does to the token in the light color scheme, and then in the dark one if that is something else. */
  changes: ValueChange[];
}

/** Values of a token without and with a value of an axis; null where nothing sets it. */
export interface ValueChange {
  from: ShownValue | null;
  to: ShownValue | null;
}

export type ShownValue = Pick<ThemedValueView, 'value' | 'isColor'>;

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

/** Characters of a value beside another one on a phone. */
const LONGEST_IN_COLUMN = 16;

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
  const lists = [
    { all: first, isHidden: false },
    { all: others, isHidden: true }
  ].flatMap(({ all, isHidden }) => {
    const shared = startOf(all);
    return inLists(all).map((list) => ({ list, start: shared, isHidden }));
  });
  const hasPairs = first.some(({ values }) => values.some(({ isColor }) => isColor));
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
      {hasPairs && (
        <p className="pb-token-schemes" aria-hidden="true">
          <span>{texts.tokens.light}</span>
          <span>{texts.tokens.dark}</span>
        </p>
      )}
      {lists.map(({ list, start: shared, isHidden }) => (
        <ul
          key={list[0]?.name}
          role="list"
          className="pb-token-rows"
          data-row-group
          hidden={isHidden}
          style={{ '--pb-rows': String(list.length) } as CSSProperties}
        >
          {list.map((token) => (
            <Token
              key={token.name}
              {...token}
              start={shared}
              schemes={schemes}
              isAtStart={start !== null && !isHidden}
            />
          ))}
        </ul>
      ))}
    </DisclosureSection>
  );
}

/** Returns the beginning that all names share, up to the dashes of their own part. */
function startOf(tokens: readonly TokenView[]): string {
  return sharedStart(tokens.map(({ name }) => name)).replace(/--$/, '');
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

interface TokenProps extends TokenView, Pick<TokenTableProps, 'schemes'> {
  /** Beginning of the name that it shares with its neighbors. */
  start: string;
  /** Whether it is of the layer that the table starts with. */
  isAtStart: boolean;
}

/**
 * A token: its name and value, with a disclosure of its resolution and uses. There are more than a thousand on a page,
 * so each has as little HTML as possible.
 */
function Token({ schemes, start, isAtStart, ...token }: TokenProps) {
  const { name, values, tokens, sheets, onlyIn, differences, importLine } = token;
  return (
    <li className="pb-token" id={name} data-row data-values={filterValues(token)}>
      <a href={`#${name}`}>
        <code>
          <TokenName name={name} start={start} />
        </code>
      </a>
      <CopyButton text={`var(${name})`} />
      <details>
        <summary className="pb-chevron">
          {schemePairs(values, schemes).map(({ shownIn, light, dark }) => (
            <span key={shownIn ?? 'all'} className={classOfPair(light, dark)} data-in={shownIn}>
              <TokenPreview name={name} value={light} />
              <code>{light.value}</code>
              {dark !== light && (
                <>
                  {' '}
                  <TokenPreview name={name} value={dark} />
                  <code>{dark.value}</code>
                </>
              )}
            </span>
          ))}{' '}
          <small>
            {token.layer !== null && !isAtStart && <span>{token.layer}, </span>}
            {usesOf(token)}
          </small>
        </summary>
        <dl>
          <Part term={texts.tokens.resolvesTo} descriptions={hasChains(values) ? [<Steps values={values} />] : []} />
          <Part
            term={texts.tokens.usedBy}
            descriptions={tokens.map((user) => (
              <a href={`#${user}`}>{user}</a>
            ))}
          />
          <Part
            term={texts.tokens.usedIn}
            descriptions={sheets.map(({ prefix, href }) => (href === null ? prefix : <a href={href}>{prefix}</a>))}
          />
          <Part term={texts.tokens.onlyIn} descriptions={onlyIn} />
          {differences.map(({ value, label, changes }) => (
            <Part
              key={value}
              term={fillText(texts.tokens.withTheme, { theme: label })}
              descriptions={[...new Set(changes.map(({ to }) => to?.value))].map((shown) =>
                shown === undefined ? texts.tokens.notSet : <code>{shown}</code>
              )}
            />
          ))}
          {importLine !== null && (
            <Part
              term={texts.tokens.inScripts}
              descriptions={[
                <>
                  <code>{importLine}</code>
                  <CopyButton text={importLine} />
                </>
              ]}
            />
          )}
        </dl>
      </details>
    </li>
  );
}

function filterValues({ layer, differences }: TokenView): string | undefined {
  const values = [...(layer === null ? [] : [`layer:${layer}`]), ...differences.map(({ value }) => `differs:${value}`)];
  return values.join(' ') || undefined;
}

function Steps({ values }: Pick<TokenView, 'values'>) {
  return (
    <p className="pb-chain">
      <Chains values={values} />
    </p>
  );
}

function CopyButton({ text }: { text: string }) {
  return (
    <button
      type="button"
      className="pb-token-copy"
      data-copy={text}
      aria-label={fillText(texts.tokens.copy, { text })}
    />
  );
}

function usesOf({ tokens, sheets }: TokenView): string {
  const uses = tokens.length + sheets.length;
  return uses === 0 ? texts.tokens.unused : fillCount(texts.tokens.uses, uses);
}

/** Values that have columns, and long ones that have lines where windows are narrow. */
function classOfPair(light: ThemedValueView, dark: ThemedValueView): string | undefined {
  if (!light.isColor && dark === light) {
    return undefined;
  }
  const isLong = dark !== light && [light, dark].some(({ value }) => value.length > LONGEST_IN_COLUMN);
  return isLong ? 'pb-token-pair pb-token-long' : 'pb-token-pair';
}

function Part({ term, descriptions }: { term: string; descriptions: readonly ReactNode[] }) {
  return (
    descriptions.length > 0 && (
      <>
        <dt>{term}</dt>
        {/* Together, since open lists of all tokens have thousands. */}
        <dd>
          {descriptions.map((description, index) => (
            <Fragment key={index}>
              {index > 0 && ', '}
              {description}
            </Fragment>
          ))}
        </dd>
      </>
    )
  );
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
      textIn="summary"
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
