import { Button, TextArea } from '@patternfly/react-core';
import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import { AXES } from '../../core/siteThemes.ts';
import { listThemes } from '../../core/themes.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { FilledText } from '../FilledText.tsx';
import type { OverlayProps } from '../islands/contract.ts';
import { ContrastSection } from './ContrastSection.tsx';
import { checkContrasts } from './contrastChecks.ts';
import { changeOwnTheme, isKept, ownTheme, ownThemeText } from './ownTheme.ts';
import { type LeftOut, type OwnTheme, isTooLarge } from './readTheme.ts';
import { sampleTheme } from './sampleTheme.ts';
import { resetOwnTheme, shareTheme } from './themeActions.ts';
import { useTokens } from './useTokens.ts';

/** Pause in typing after which a text applies. */
const PAUSE_MS = 300;

/** Number of parts in the list of those left out: a pasted page of another kind has thousands. */
const MAX_LEFT_OUT = 100;

const THEMES = listThemes(AXES);

/** Editing of the reader's own theme. Whatever is written applies to all examples after a pause, and is stored. */
export function OwnThemeDialog({ onClose }: OverlayProps) {
  const { text, change, reset } = useThemeText();
  const theme = useSyncExternalStore(ownTheme.subscribe, ownTheme.get);
  const state = useTokens();
  const field = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const tokens = state.kind === 'loaded' ? state.tokens : null;
  const report = useMemo(
    () => (tokens?.contrasts.length ? checkContrasts(tokens, THEMES, theme.declarations) : null),
    [tokens, theme]
  );
  const sample = useMemo(() => tokens && sampleTheme(tokens), [tokens]);
  const isBlank = text.trim() === '';

  useEffect(() => field.current?.focus(), []);

  return (
    <Dialog title={texts.ownTheme.label} size="tall" onClose={onClose}>
      <div className="pb-dialog-body pb-own-theme">
        <p>{texts.ownTheme.intro}</p>
        <TextArea
          aria-label={texts.ownTheme.css}
          aria-describedby={hintId}
          className="pb-own-theme-css"
          value={text}
          validated={isTooLarge(text) ? 'error' : 'default'}
          rows={10}
          resizeOrientation="vertical"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          dir="ltr"
          ref={field}
          onChange={(_, next) => change(next)}
        />
        <p id={hintId} className="pb-own-theme-hint">
          <FilledText
            text={texts.ownTheme.hint}
            values={{ declaration: <code>{texts.ownTheme.declaration}</code>, rule: <code>{ruleOfTheme()}</code> }}
          />
        </p>
        {isBlank && sample !== null && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              change(sample);
              field.current?.focus();
            }}
          >
            {texts.ownTheme.useSample}
          </Button>
        )}
        <p role="status" className="pb-own-theme-status">
          {[
            statusOf(text, theme),
            ...(!isBlank && report?.low.length ? [fillCount(texts.ownTheme.contrastLow, report.low.length)] : [])
          ].join(' ')}
        </p>
        <LeftOutList parts={theme.leftOut} />
        {!isBlank && <ContrastSection state={state} report={report} themes={THEMES} />}
      </div>
      {!isBlank && (
        <footer className="pb-dialog-footer pb-own-theme-actions">
          <Button variant="primary" size="sm" onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
            {texts.ownTheme.done}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            isDisabled={theme.declarations.length === 0}
            onClick={({ currentTarget }) => void shareTheme(currentTarget)}
          >
            {texts.ownTheme.share}
          </Button>
          <Button
            variant="link"
            size="sm"
            onClick={() => {
              reset();
              field.current?.focus();
            }}
          >
            {texts.common.reset}
          </Button>
        </footer>
      )}
    </Dialog>
  );
}

/** Lists the parts of a text that are not taken, with the reasons; nothing if there are none. */
function LeftOutList({ parts }: { parts: readonly LeftOut[] }) {
  const more = parts.length - MAX_LEFT_OUT;
  return (
    parts.length > 0 && (
      <section className="pb-own-theme-part">
        <h3 className="pb-own-theme-title">{fillCount(texts.ownTheme.leftOut, parts.length)}</h3>
        <ul className="pb-own-theme-list" role="list">
          {parts.slice(0, MAX_LEFT_OUT).map(({ line, text, reason }, index) => (
            <li key={index}>
              {fillText(texts.ownTheme.line, { line })}: <code>{text}</code> – {reason}
            </li>
          ))}
          {more > 0 && <li>{fillCount(texts.ownTheme.leftOutMore, more)}</li>}
        </ul>
      </section>
    )
  );
}

/** The text in the field, which applies after a pause, and when the dialog closes before. */
function useThemeText() {
  const [text, setText] = useState(ownThemeText);
  const pending = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null);
  const apply = (): void => {
    if (pending.current) {
      clearTimeout(pending.current.timer);
      changeOwnTheme(pending.current.text);
      pending.current = null;
    }
  };
  useEffect(() => apply, []);
  const change = (next: string): void => {
    setText(next);
    clearTimeout(pending.current?.timer);
    pending.current = { text: next, timer: setTimeout(apply, PAUSE_MS) };
  };
  const reset = (): void => {
    clearTimeout(pending.current?.timer);
    pending.current = null;
    setText('');
    resetOwnTheme();
  };
  return { text, change, reset };
}

function statusOf(text: string, { declarations }: OwnTheme): string {
  if (isTooLarge(text)) {
    return texts.ownTheme.tooLarge;
  }
  if (text.trim() === '') {
    return texts.ownTheme.empty;
  }
  if (declarations.length === 0) {
    return texts.ownTheme.noneAccepted;
  }
  const accepted = fillCount(texts.ownTheme.accepted, declarations.length);
  return isKept() ? accepted : `${accepted} ${texts.ownTheme.notStored}`;
}

/** Returns the selector of a theme of the site other than the plainest one. */
function ruleOfTheme(): string {
  const theme = THEMES.find(({ classes, attributes }) => classes.length + Object.keys(attributes).length > 0);
  const dark = THEMES.find(({ colorScheme }) => colorScheme === 'dark') ?? theme;
  const attributes = Object.entries(dark?.attributes ?? {}).map(([name, value]) => `[${name}='${value}']`);
  return `:root${(dark?.classes ?? []).map((name) => `.${name}`).join('')}${attributes.join('')} { … }`;
}
