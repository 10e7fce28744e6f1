import { Button, TextArea } from '@patternfly/react-core';
import { useId, useRef, useState } from 'react';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import type { Codemod } from '../../history/codemods.ts';
import { ComparisonResult } from './ComparisonResult.tsx';
import { type Compared, useComparison } from './useComparison.ts';

export interface WhatChangedProps {
  /** Names of the stored releases, oldest first; the last one is documented. */
  releases: readonly string[];
  /** What mends their changes. */
  codemods: readonly Codemod[];
}

/** Longest package.json that is read, in bytes. */
const MAX_BYTES = 1_000_000;

/** What changed between the releases that a reader uses and the documented one. Nothing is loaded before, and nothing sent. */
export function WhatChanged({ releases, codemods }: WhatChangedProps) {
  const [text, setText] = useState('');
  const [release, setRelease] = useState('');
  const { current, compare, refuse, clear } = useComparison(codemods);
  const field = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLElement>(null);
  const id = useId();

  const start = (compared: Compared): void => {
    setRelease(compared.kind === 'release' ? compared.name : '');
    compare(compared);
  };
  const write = (changed: string, isPasted: boolean): void => {
    setText(changed);
    if (isPasted) {
      start({ kind: 'project', text: changed });
    }
  };
  const read = async (file: File): Promise<void> => {
    if (file.size > MAX_BYTES) {
      refuse(fillText(texts.whatChanged.tooLong, { file: file.name }));
    } else {
      write(await file.text(), true);
    }
  };
  return (
    <section className="pb-changed" aria-label={texts.whatChanged.label}>
      <p className="pb-check-note" id={`${id}hint`}>
        {texts.whatChanged.hint} {texts.whatChanged.privacy}
      </p>
      <div className="pb-check-box">
        <div className="pb-check-code" dir="ltr">
          <TextArea
            className="pb-check-text"
            aria-label={texts.whatChanged.project}
            aria-describedby={`${id}hint`}
            placeholder={texts.whatChanged.project}
            value={text}
            rows={8}
            resizeOrientation="vertical"
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            ref={field}
            onChange={({ nativeEvent }, changed) =>
              write(changed, 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste')
            }
          />
        </div>
        <div className="pb-check-bar">
          <Button variant="primary" onClick={() => start({ kind: 'project', text })}>
            {texts.whatChanged.compare}
          </Button>
          <Button variant="secondary" onClick={() => chooser.current?.click()}>
            {texts.whatChanged.choose}
          </Button>
          <input
            ref={chooser}
            type="file"
            hidden
            accept=".json"
            aria-label={texts.whatChanged.choose}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) {
                void read(file);
              }
              // The same file can be chosen again.
              currentTarget.value = '';
            }}
          />
          <label className="pb-check-choice">
            {texts.whatChanged.release}
            <span className="pb-select pb-arrow">
              <select
                value={release}
                onChange={({ currentTarget: { value } }) => value !== '' && start({ kind: 'release', name: value })}
              >
                <option value="">{texts.whatChanged.noRelease}</option>
                {releases
                  .slice(0, -1)
                  .toReversed()
                  .map((name) => (
                    <option key={name}>{name}</option>
                  ))}
              </select>
            </span>
          </label>
          {(text !== '' || current.state !== 'idle') && (
            <Button
              variant="link"
              size="sm"
              onClick={() => {
                setText('');
                setRelease('');
                clear();
                // The button is gone now.
                field.current?.focus();
              }}
            >
              {texts.whatChanged.clear}
            </Button>
          )}
        </div>
        <ComparisonResult
          ref={result}
          current={current}
          onRetry={(compared) => {
            start(compared);
            result.current?.focus({ preventScroll: true });
          }}
        />
      </div>
    </section>
  );
}
