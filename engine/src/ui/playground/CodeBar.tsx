import { Button } from '@patternfly/react-core';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { SandboxControl } from '../example/ExampleControls.tsx';
import type { Example, ExampleState } from '../example/exampleStore.ts';

interface CodeBarProps {
  component: string;
  /** The element, and the program that shows it. */
  code: string;
  program: string;
  /** Null in the page's HTML. */
  example: Example | null;
  state: ExampleState | null;
  isOpen: boolean;
  onToggle: () => void;
  /** Resets the values of the controls; null if there is nothing to reset. */
  onReset: (() => void) | null;
}

/** The code of a playground on one line, with its actions. */
export function CodeBar({ component, code, program, example, state, isOpen, onToggle, onReset }: CodeBarProps) {
  const edited = state?.edited ?? null;
  const copied = edited?.code ?? (isOpen ? (state?.shown?.code ?? program) : code);
  return (
    <div className="pb-import">
      {edited ? (
        <span className="pb-edited">{texts.example.edited}</span>
      ) : (
        <code className="pb-import-code">{code}</code>
      )}
      <button
        type="button"
        className="pb-import-copy"
        data-copy={copied}
        aria-label={fillText(texts.playground.copyCode, { component })}
      >
        {texts.common.copy}
      </button>
      <button
        type="button"
        className="pb-import-copy"
        aria-label={fillText(isOpen ? texts.playground.hideCode : texts.playground.editCode, { component })}
        aria-expanded={isOpen}
        data-control="TOGGLE_CODE"
        onClick={onToggle}
      >
        {isOpen ? texts.example.hideCode : texts.common.edit}
      </button>
      {example && (isOpen || edited) && <SandboxControl example={example} />}
      {onReset && (
        <Button variant="link" size="sm" onClick={onReset}>
          {texts.common.reset}
        </Button>
      )}
    </div>
  );
}
