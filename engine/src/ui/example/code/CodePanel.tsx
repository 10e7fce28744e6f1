import { Button } from '@patternfly/react-core';
import { ColumnsIcon } from '@patternfly/react-icons/dist/js/icons/columns-icon.js';
import { ExpandIcon } from '@patternfly/react-icons/dist/js/icons/expand-icon.js';
import { ShareAltIcon } from '@patternfly/react-icons/dist/js/icons/share-alt-icon.js';
import { UndoIcon } from '@patternfly/react-icons/dist/js/icons/undo-icon.js';
import { type KeyboardEvent, type PointerEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';

import * as texts from '../../../core/texts.ts';
import { fillText } from '../../../core/fillText.ts';
import { FilledText } from '../../FilledText.tsx';
import { holdPosition } from '../../holdPosition.ts';
import { loadPart } from '../../../browser/loadPart.ts';
import { copyLink } from '../../../browser/copying.ts';
import { reportOutcome } from '../../../browser/startTooltips.ts';
import { CODE_EDITOR_HEIGHT_PX } from '../../../core/constants.ts';
import type { LiveLanguage } from '../../../model.ts';
import { exerciseId, isPlayground } from '../exampleSection.ts';
import { type Example, type ExampleState, useExampleState } from '../exampleStore.ts';
import { MAX_FRAGMENT_LENGTH, encodeShared } from '../share/sharedCode.ts';
import { CodeEditor, useLoadedCode } from './CodeEditor.tsx';
import { resetCode } from './editing.ts';
import { convertCode } from './language.ts';
import { type CodePlace, useBeside } from './useBeside.ts';

const LANGUAGES: Record<LiveLanguage, string> = { ts: 'TypeScript', js: 'JavaScript', html: 'HTML' };

interface CodePanelProps {
  example: Example;
  isOpen: boolean;
}

/** The code of an example: as plain text first, then in an editor once that has loaded. */
export function CodePanel({ example, isOpen }: CodePanelProps) {
  const { shown, sharedBy, editor } = useExampleState(example);
  const { failure, editing } = useLoadedCode(example);
  const [isExpanded, setExpanded] = useState(false);
  const place = useBeside(example);
  const body = useRef<HTMLDivElement>(null);
  const isBodyShown = shown !== null || !failure;
  // The preview above changes its height with the code.
  useLayoutEffect(() => {
    const element = isBodyShown ? body.current : null;
    return element?.parentElement ? holdPosition(element, element.parentElement) : undefined;
  }, [isBodyShown]);
  const hintId = useId();
  const label = fillText(texts.codePanel.label, { title: example.title });
  return (
    <div
      className="pb-code-panel"
      role="region"
      aria-label={label}
      data-beside={place?.isBeside || undefined}
      hidden={!isOpen}
    >
      {sharedBy !== null && <p className="pb-code-notice">{texts.codePanel.fromLink}</p>}
      {isBodyShown && (
        <>
          <CodeToolbar
            example={example}
            place={place}
            isExpanded={isExpanded}
            onExpand={() => setExpanded((expanded) => !expanded)}
          />
          <div ref={body} className="pb-code-body" dir="ltr" data-expanded={isExpanded || undefined}>
            {!shown && <p className="pb-code-loading">{texts.codePanel.loading}</p>}
            {shown && !editor && (
              <pre className="pb-code-text" tabIndex={0}>
                {shown.code}
              </pre>
            )}
            {editing && <CodeEditor {...editing} example={example} label={label} describedBy={hintId} />}
          </div>
          {!isExpanded && (
            <HeightHandle
              body={body}
              label={fillText(texts.codePanel.height, { title: example.title })}
              start={startHeight(example)}
            />
          )}
          <p className="pb-code-hint" id={hintId}>
            <FilledText text={texts.codePanel.keyboard} values={{ escape: <kbd>Esc</kbd>, tab: <kbd>Tab</kbd> }} />
          </p>
        </>
      )}
      {failure && (
        <div className="pb-code-failure" role="alert">
          <p>
            {failure.text} {texts.codePanel.checkConnection}
          </p>
          <Button variant="secondary" size="sm" onClick={failure.retry}>
            {texts.common.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}

interface CodeToolbarProps {
  example: Example;
  place: CodePlace | null;
  isExpanded: boolean;
  onExpand: () => void;
}

/** Toolbar with the actions that are available for the current code. */
function CodeToolbar({ example, place, isExpanded, onExpand }: CodeToolbarProps) {
  const state = useExampleState(example);
  const { title } = example;
  const { shown, original, edited } = state;
  const conversion = conversionOf(state);
  const isChanged = shown !== null && original !== null && shown.code !== original.code;
  return (
    <div className="pb-code-toolbar">
      <span className="pb-code-language">{shown && LANGUAGES[shown.lang]}</span>
      {isChanged && (
        <Button
          variant="link"
          size="sm"
          icon={<UndoIcon set="rh-ui" />}
          aria-label={fillText(texts.codePanel.reset, { title })}
          data-control="RESET_CODE"
          onClick={() => resetCode(example)}
        >
          {texts.common.reset}
        </Button>
      )}
      {conversion !== null && (
        <Button
          variant="link"
          size="sm"
          aria-label={`${conversion}: ${title}`}
          data-control="TS_TO_JS"
          onClick={({ currentTarget }) => void convertCode(example, currentTarget)}
        >
          {conversion}
        </Button>
      )}
      {state.editor && (
        <Button
          variant="link"
          size="sm"
          aria-label={fillText(texts.codePanel.formatLabel, { title })}
          data-control="FORMAT_CODE"
          onClick={({ currentTarget }) =>
            void loadPart(
              texts.parts.formatter,
              () => import('./formatting.ts'),
              ({ formatShown }) => formatShown(example, currentTarget)
            )
          }
        >
          {texts.codePanel.format}
        </Button>
      )}
      {edited && (
        <Button
          variant="link"
          size="sm"
          icon={<ShareAltIcon />}
          aria-label={fillText(texts.codePanel.shareLabel, { title })}
          data-control="SHARE_CODE"
          data-tooltip={texts.codePanel.shareTooltip}
          onClick={({ currentTarget }) => void shareCode(example, currentTarget)}
        >
          {texts.codePanel.share}
        </Button>
      )}
      {place && (
        <Button
          variant="plain"
          size="sm"
          className="pb-code-beside"
          icon={<ColumnsIcon set="rh-ui" />}
          aria-label={fillText(texts.codePanel.besideLabel, { title })}
          aria-pressed={place.isBeside}
          data-control="CODE_BESIDE"
          data-tooltip={texts.codePanel.beside}
          onClick={() => place.setBeside(!place.isBeside)}
        />
      )}
      <Button
        variant="plain"
        size="sm"
        className="pb-code-expand"
        icon={<ExpandIcon set="rh-ui" />}
        aria-label={fillText(texts.codePanel.showAllLabel, { title })}
        aria-pressed={isExpanded}
        data-control="EXPAND_CODE"
        data-tooltip={texts.codePanel.showAll}
        onClick={onExpand}
      />
    </div>
  );
}

/** Returns the label of the conversion button; null if there is nothing to convert. */
function conversionOf({ shown, original }: ExampleState): string | null {
  if (shown?.lang === 'ts') {
    return texts.codePanel.toJavaScript;
  }
  return shown && original?.lang === 'ts' ? texts.codePanel.toTypeScript : null;
}

/** Copies a link that contains the reader's version of the code. */
async function shareCode({ get, slug }: Example, control: HTMLElement): Promise<void> {
  const { shown } = get();
  if (!shown) {
    return;
  }
  const fragment = await encodeShared({ slug, ...shown });
  if (fragment.length > MAX_FRAGMENT_LENGTH) {
    reportOutcome(control, texts.codePanel.tooLong);
    return;
  }
  await copyLink(fragment, control);
}

/** Height of the code of a playground, which has a few lines, and of an exercise, whose tasks are below it. */
const SHORT_CODE_PX = 200;
const LEAST_PX = 120;
const STEP_PX = 40;

function startHeight(example: Example): number {
  const isShort = isPlayground(example) || document.getElementById(exerciseId(example.slug)) !== null;
  return isShort ? SHORT_CODE_PX : CODE_EDITOR_HEIGHT_PX;
}

interface HeightHandleProps {
  body: RefObject<HTMLElement | null>;
  label: string;
  /** Height of the code at first, in pixels. */
  start: number;
}

/** Lower edge of the code, resizable by dragging and with the arrow keys. */
function HeightHandle({ body, label, start }: HeightHandleProps) {
  const [height, setHeight] = useState(start);
  const [dragStart, setDragStart] = useState<number | null>(null);
  const most = Math.max(CODE_EDITOR_HEIGHT_PX, Math.round(innerHeight * 0.9));
  const resize = (wanted: number): void => setHeight(Math.max(LEAST_PX, Math.min(most, Math.round(wanted))));

  useLayoutEffect(() => {
    const element = body.current;
    element?.style.setProperty('--pb-code-height', `${height}px`);
    return () => void element?.style.removeProperty('--pb-code-height');
  }, [body, height]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const change = { ArrowDown: STEP_PX, ArrowUp: -STEP_PX, Home: -Infinity, End: Infinity }[event.key];
    if (change !== undefined) {
      event.preventDefault();
      resize(height + change);
    }
  };
  const onPointerDown = ({ button, pointerId, clientY, currentTarget }: PointerEvent): void => {
    if (button === 0 && body.current) {
      currentTarget.setPointerCapture(pointerId);
      setDragStart(body.current.getBoundingClientRect().height - clientY);
    }
  };
  return (
    <div
      className="pb-code-handle"
      role="separator"
      aria-orientation="horizontal"
      aria-label={label}
      aria-valuemin={LEAST_PX}
      aria-valuemax={most}
      aria-valuenow={height}
      aria-valuetext={fillText(texts.example.pixels, { pixels: height })}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientY }) => dragStart !== null && resize(dragStart + clientY)}
      onLostPointerCapture={() => setDragStart(null)}
    />
  );
}
