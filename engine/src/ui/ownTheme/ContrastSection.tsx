import { Button } from '@patternfly/react-core';

import { formatNumber } from '../../core/language.ts';
import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import { AXES } from '../../core/siteThemes.ts';
import { themeLabel } from '../../core/themeTexts.ts';
import type { Theme } from '../../core/themes.ts';
import type { TokenContrast } from '../../core/publishedTokens.ts';
import { BreakableCode } from '../BreakableCode.tsx';
import { FilledText } from '../FilledText.tsx';
import { type ContrastReport, type LowContrast, wasLow } from './contrastChecks.ts';
import type { TokensState } from './useTokens.ts';

interface ContrastSectionProps {
  state: TokensState;
  /** Null until the tokens are loaded, and for sites that name no pairs. */
  report: ContrastReport | null;
  themes: readonly Theme[];
}

/** Pairs of colors with too little contrast in the reader's theme, before and after. */
export function ContrastSection({ state, report, themes }: ContrastSectionProps) {
  if (state.kind === 'none' || (state.kind === 'loaded' && !report)) {
    return null;
  }
  return (
    <section className="pb-own-theme-part">
      <h3 className="pb-own-theme-title">{texts.ownTheme.contrast}</h3>
      {state.kind === 'loading' && <p>{texts.ownTheme.contrastLoading}</p>}
      {state.kind === 'failed' && (
        <p role="alert">
          {texts.ownTheme.contrastFailed}{' '}
          <Button variant="link" isInline onClick={state.retry}>
            {texts.common.tryAgain}
          </Button>
        </p>
      )}
      {report && <Report report={report} themes={themes} />}
    </section>
  );
}

function Report({ report, themes }: { report: ContrastReport; themes: readonly Theme[] }) {
  const { checked, low, unknown } = report;
  const inThemes = fillCount(texts.ownTheme.contrastThemes, themes.length);
  return (
    <>
      <p>
        {fillCount(texts.ownTheme.contrastChecked, checked, { themes: inThemes })}{' '}
        {low.length === 0 ? texts.ownTheme.contrastFine : fillCount(texts.ownTheme.contrastLow, low.length)}
      </p>
      <ul className="pb-own-theme-list" role="list">
        {low.map((each) => (
          <LowPair
            key={[each.pair.foreground, each.pair.background, ...each.themes].join()}
            low={each}
            themes={themes}
          />
        ))}
      </ul>
      {unknown.length > 0 && (
        <details>
          <summary className="pb-summary pb-chevron">
            {fillCount(texts.ownTheme.contrastUnknown, unknown.length)}
          </summary>
          <ul className="pb-own-theme-list" role="list">
            {unknown.map(({ pair, themes: names }) => (
              <li key={`${pair.foreground} ${pair.background}`}>
                <Pair pair={pair} /> ({labelsOf(names, themes)})
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function LowPair({ low, themes }: { low: LowContrast; themes: readonly Theme[] }) {
  const { pair, foreground, background, least, ratio, before } = low;
  const values = { after: formatRatio(ratio), least };
  const text =
    before === null
      ? fillText(texts.ownTheme.contrastRatioOnly, values)
      : fillText(texts.ownTheme.contrastRatio, { ...values, before: formatRatio(before) });
  return (
    <li className="pb-own-theme-pair">
      <span className="pb-own-theme-sample" style={{ color: foreground, backgroundColor: background }} />
      <div>
        <Pair pair={pair} />
        <p>
          {text} ({labelsOf(low.themes, themes)})
          {wasLow(low) && <span className="pb-own-theme-before">{texts.ownTheme.contrastBefore}</span>}
        </p>
      </div>
    </li>
  );
}

function Pair({ pair }: { pair: TokenContrast }) {
  const [foreground, background] = [pair.foreground, pair.background].map((name) => (
    <code key={name} dir="ltr">
      <BreakableCode code={name} />
    </code>
  ));
  return <FilledText text={texts.ownTheme.contrastPair} values={{ foreground, background }} />;
}

/** Lists themes of the site by their labels. */
function labelsOf(names: readonly string[], themes: readonly Theme[]): string {
  const listed = themes.filter(({ name }) => names.includes(name)).map((theme) => themeLabel(AXES, theme));
  return listed.length === themes.length ? texts.ownTheme.allThemes : listed.join('; ');
}

/** Truncated instead of rounded: 4.49 is below 4.5. */
function formatRatio(ratio: number): string {
  return formatNumber(Math.floor(ratio * 10) / 10, 1);
}
