import type { CSSProperties } from 'react';

import { fillCount, fillText } from '../../core/fillText.ts';
import * as texts from '../../core/texts.ts';
import { DisclosureSection } from '../disclosure/DisclosureSection.tsx';
import { TokenList } from '../tokenParts/TokenList.tsx';
import type { PlacedToken } from '../tokenParts/TokenValue.tsx';
import type { ShownValue, ValueChange } from '../tokens/tokenView.ts';

/** A token that the value of an axis changes. */
interface ChangedToken extends PlacedToken {
  changes: readonly ValueChange[];
}

/** Changed tokens of one category. */
interface ChangedGroup {
  /** id of the heading. */
  anchor: string;
  /** Category. The heading names the theme as well: a page may list the differences of several. */
  title: string;
  tokens: readonly ChangedToken[];
}

export interface ThemeDifferencesProps {
  /** Label of the axis' value. */
  theme: string;
  groups: readonly ChangedGroup[];
}

/** Longer groups are collapsed at first. */
const OPEN_ROWS = 6;

/** What a value of one of the site's own theme axes does to tokens, by category. */
export function ThemeDifferences({ theme, groups }: ThemeDifferencesProps) {
  const count = groups.reduce((sum, { tokens }) => sum + tokens.length, 0);
  return (
    <div className="pb-theme-differences">
      <p>
        {count === 0
          ? fillText(texts.tokens.changesNone, { theme })
          : fillCount(texts.tokens.changed, count, { theme })}
      </p>
      {groups.map(({ anchor, title, tokens }) => (
        <DisclosureSection
          key={anchor}
          level={3}
          anchor={anchor}
          title={fillText(texts.tokens.categoryWith, { category: title, theme })}
          summary={fillCount(texts.tokens.count, tokens.length)}
          isOpen={tokens.length <= OPEN_ROWS}
        >
          <ChangeList theme={theme} tokens={tokens} />
        </DisclosureSection>
      ))}
    </div>
  );
}

function ChangeList({ theme, tokens }: Pick<ThemeDifferencesProps, 'theme'> & Pick<ChangedGroup, 'tokens'>) {
  const changesOf = new Map(tokens.map(({ token, changes }) => [token.name, changes]));
  const hasSchemes = tokens.some(({ changes }) => changes.length > 1);
  return (
    <TokenList
      className="pb-token-changes"
      tokens={tokens}
      legend={fillText(hasSchemes ? texts.tokens.withoutAndWithInSchemes : texts.tokens.withoutAndWith, { theme })}
    >
      {({ token }) => changesOf.get(token.name)?.map((change, index) => <Change key={index} {...change} />)}
    </TokenList>
  );
}

function Change({ from, to }: ValueChange) {
  return (
    <span className="pb-token-change">
      <Value shown={from} />{' '}
      {from?.value === to?.value ? (
        <small>{texts.tokens.unchanged}</small>
      ) : (
        <span>
          <span className="pb-token-arrow" aria-hidden="true" />
          <span className="pf-v6-screen-reader"> {texts.tokens.becomes} </span>
          <Value shown={to} />
        </span>
      )}
    </span>
  );
}

function Value({ shown }: { shown: ShownValue | null }) {
  return (
    <span>
      {shown?.isColor === true && <i className="pb-token-color" style={{ '--v': shown.value } as CSSProperties} />}
      {shown === null ? texts.tokens.notSet : <code>{shown.value}</code>}
    </span>
  );
}
