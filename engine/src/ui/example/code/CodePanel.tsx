import { Button } from '@patternfly/react-core';
import { ExpandIcon } from '@patternfly/react-icons/dist/js/icons/expand-icon.js';
import { ShareAltIcon } from '@patternfly/react-icons/dist/js/icons/share-alt-icon.js';
import { UndoIcon } from '@patternfly/react-icons/dist/js/icons/undo-icon.js';
import { useId, useRef, useState } from 'react';

import type { LiveLanguage } from '../../../model.ts';
import { type Example, type ExampleState, useExampleState } from '../exampleStore.ts';
import { shareCode } from '../share/shareCode.ts';
import { CodeEditor } from './CodeEditor.tsx';
import { HeightHandle } from './HeightHandle.tsx';
import { resetCode } from './editing.ts';
import { convertCode } from './language.ts';
import { useLoadedCode } from './useLoadedCode.ts';

const LANGUAGES: Record<LiveLanguage, string> = { ts: 'TypeScript', js: 'JavaScript', html: 'HTML' };

const SHARED_NOTICE =
  'This code came with the link that you opened. It is not part of this documentation, and runs apart from the page.';

interface CodePanelProps {
  example: Example;
  isOpen: boolean;
}

/** The code of an example: as text as soon as it is there, then in an editor. */
export function CodePanel({ example, isOpen }: CodePanelProps) {
  const { shown, sharedBy, editor } = useExampleState(example);
  const { failure, editing } = useLoadedCode(example);
  const [isExpanded, setExpanded] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const label = `Code of ${example.title}`;
  return (
    <div className="pb-code-panel" role="region" aria-label={label} hidden={!isOpen}>
      {sharedBy !== null && <p className="pb-code-notice">{SHARED_NOTICE}</p>}
      {(shown ?? !failure) && (
        <>
          <CodeToolbar
            example={example}
            isExpanded={isExpanded}
            onExpand={() => setExpanded((expanded) => !expanded)}
          />
          <div ref={body} className="pb-code-body" dir="ltr" data-expanded={isExpanded || undefined}>
            {!shown && <p className="pb-code-loading">Loading code…</p>}
            {shown && !editor && (
              <pre className="pb-code-text" tabIndex={0}>
                {shown.code}
              </pre>
            )}
            {editing && <CodeEditor {...editing} example={example} label={label} describedBy={hintId} />}
          </div>
          {!isExpanded && <HeightHandle body={body} label={`Height of the code of ${example.title}`} />}
          <p className="pb-code-hint" id={hintId}>
            To leave the editor by keyboard, press <kbd>Esc</kbd>, then <kbd>Tab</kbd>.
          </p>
        </>
      )}
      {failure && (
        <div className="pb-code-failure" role="alert">
          <p>{failure.text} Check your connection, then try again.</p>
          <Button variant="secondary" size="sm" onClick={failure.retry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}

interface CodeToolbarProps {
  example: Example;
  isExpanded: boolean;
  onExpand: () => void;
}

/** What can be done with the code now. */
function CodeToolbar({ example, isExpanded, onExpand }: CodeToolbarProps) {
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
          aria-label={`Reset code of ${title}`}
          data-control="RESET_CODE"
          onClick={() => resetCode(example)}
        >
          Reset
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
      {edited && (
        <Button
          variant="link"
          size="sm"
          icon={<ShareAltIcon />}
          aria-label={`Share code of ${title}`}
          data-control="SHARE_CODE"
          data-tooltip="Copy a link with this code"
          onClick={({ currentTarget }) => void shareCode(example, currentTarget)}
        >
          Share
        </Button>
      )}
      <Button
        variant="plain"
        size="sm"
        className="pb-code-expand"
        icon={<ExpandIcon set="rh-ui" />}
        aria-label={`Show all code of ${title} at once`}
        aria-pressed={isExpanded}
        data-control="EXPAND_CODE"
        data-tooltip="Show all code at once"
        onClick={onExpand}
      />
    </div>
  );
}

/** What the control that converts does now; null where there is nothing to convert. */
function conversionOf({ shown, original }: ExampleState): string | null {
  if (shown?.lang === 'ts') {
    return 'Convert to JavaScript';
  }
  return shown && original?.lang === 'ts' ? 'Back to TypeScript' : null;
}
