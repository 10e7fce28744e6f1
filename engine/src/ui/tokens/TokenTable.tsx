import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { LinkedHeading } from '../LinkedHeading.tsx';
import { Chains, hasChains, themeNames } from '../reference/Chains.tsx';
import { TOKENS_ID, TokenFilter } from './TokenFilter.tsx';
import { TokenPreview } from './TokenPreview.tsx';
import type { TokenGroupView, TokenTableView, TokenView } from './view.ts';

/** Browsers lay out lists near the window alone: longer ones take long, more of them are more to watch. */
const ROWS_PER_LIST = 12;

/** HTML of all tokens by category, complete without a script, with what filters them. */
export function renderTokenTable(view: TokenTableView): string {
  return renderToStaticMarkup(
    view.groups.length === 0 ? (
      <p>The style sheets of this site define no tokens.</p>
    ) : (
      <div className="pb-tokens" id={TOKENS_ID}>
        <TokenFilter {...view} />
        {view.groups.map((group) => (
          <TokenGroup key={group.anchor} {...group} />
        ))}
      </div>
    )
  );
}

function TokenGroup({ anchor, slug, title, tokens }: TokenGroupView) {
  return (
    <section aria-labelledby={anchor} data-row-group data-values={`category:${slug}`}>
      <LinkedHeading level={2} id={anchor} text={title} />
      {inLists(tokens).map((list) => (
        <ul
          key={list[0]?.name}
          role="list"
          className="pb-token-rows"
          data-row-group
          style={{ '--pb-rows': String(list.length) } as CSSProperties}
        >
          {list.map((token) => (
            <Token key={token.name} {...token} />
          ))}
        </ul>
      ))}
    </section>
  );
}

function inLists(tokens: readonly TokenView[]): TokenView[][] {
  const count = Math.ceil(tokens.length / ROWS_PER_LIST);
  return Array.from({ length: count }, (_, index) => tokens.slice(index * ROWS_PER_LIST, (index + 1) * ROWS_PER_LIST));
}

/**
 * A token: its name and value, and behind them what it comes from and where it is used. There are more than a
 * thousand on a page, so each is as little HTML as it can be.
 */
function Token(token: TokenView) {
  const { name, layer, values, tokens, sheets, onlyIn, importLine } = token;
  return (
    <li className="pb-token" id={name} data-row data-values={layer === null ? undefined : `layer:${layer}`}>
      <a href={`#${name}`}>
        <code>{name}</code>
      </a>
      <CopyButton text={`var(${name})`} />
      <details>
        <summary>
          {values.map((value) => (
            <span key={value.themes.join()} data-in={themeNames(value.themes)}>
              <TokenPreview name={name} value={value} />
              <code>{value.value}</code>
            </span>
          ))}{' '}
          <small>{summaryOf(token)}</small>
        </summary>
        <dl>
          <Part term="Resolves to" descriptions={hasChains(values) ? [<Chains values={values} />] : []} />
          <Part
            term="Used by tokens"
            descriptions={tokens.map((user) => (
              <a href={`#${user}`}>{user}</a>
            ))}
          />
          <Part
            term="Used in the styles of"
            descriptions={sheets.map(({ prefix, href }) => (href === null ? prefix : <a href={href}>{prefix}</a>))}
          />
          <Part term="Only in" descriptions={onlyIn} />
          {importLine !== null && (
            <Part
              term="In scripts"
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

function CopyButton({ text }: { text: string }) {
  return (
    <button type="button" data-copy={text} aria-label={`Copy ${text}`}>
      Copy
    </button>
  );
}

/** Layer, and by how many things the token is used. */
function summaryOf({ layer, tokens, sheets }: TokenView): string {
  const uses = tokens.length + sheets.length;
  const count = uses === 0 ? 'not used' : uses === 1 ? '1 use' : `${uses} uses`;
  return layer === null ? count : `${layer}, ${count}`;
}

function Part({ term, descriptions }: { term: string; descriptions: readonly ReactNode[] }) {
  return (
    descriptions.length > 0 && (
      <>
        <dt>{term}</dt>
        {descriptions.map((description, index) => (
          <dd key={index}>{description}</dd>
        ))}
      </>
    )
  );
}
