import { Button } from '@patternfly/react-core';
import { useId, useRef } from 'react';

import * as texts from '../../core/texts.ts';
import type { Codemod } from '../../history/codemods.ts';
import { FileChooser } from '../checkCode/FileChooser.tsx';
import { PasteArea } from '../checkCode/PasteArea.tsx';
import { ACCEPTED } from '../checkCode/readerFiles.ts';
import { useFileDrop } from '../checkCode/useFileDrop.ts';
import { ComparisonResult } from './ComparisonResult.tsx';
import { showLine } from './showLine.ts';
import { useReaderInput } from './useReaderInput.ts';

export interface WhatChangedProps {
  /** Names of the stored releases, oldest first; the last one is documented. */
  releases: readonly string[];
  /** What mends their changes. */
  codemods: readonly Codemod[];
}

/**
 * What changed between the releases that a reader uses and the documented one: all of it, or what concerns a file of
 * code. Nothing is loaded before, and nothing sent.
 */
export function WhatChanged({ releases, codemods }: WhatChangedProps) {
  const input = useReaderInput(codemods);
  const { isOver, listeners } = useFileDrop((files) => void input.read(files));
  const field = useRef<HTMLTextAreaElement>(null);
  const selection = useRef<HTMLSelectElement>(null);
  const result = useRef<HTMLElement>(null);
  const id = useId();

  return (
    <section className="pb-changed" aria-label={texts.whatChanged.label} data-over={isOver || undefined} {...listeners}>
      <p className="pb-check-note" id={`${id}hint`}>
        {texts.whatChanged.hint} {texts.whatChanged.privacy}
      </p>
      <div className="pb-check-box">
        <div className="pb-check-code" dir="ltr">
          <PasteArea
            label={texts.whatChanged.project}
            placeholder={texts.whatChanged.project}
            describedBy={`${id}hint`}
            rows={8}
            value={input.text}
            ref={field}
            onChange={(text, isPasted) => input.write(text, isPasted)}
          />
        </div>
        <div className="pb-check-bar">
          <Button
            variant="primary"
            onClick={() => {
              if (!input.compare()) {
                selection.current?.focus();
              }
            }}
          >
            {texts.whatChanged.compare}
          </Button>
          <FileChooser
            label={texts.whatChanged.choose}
            accept={`.json,${ACCEPTED}`}
            onChoose={(files) => void input.read(files)}
          />
          <label className="pb-check-choice">
            {texts.whatChanged.release}
            <span className="pb-select pb-arrow">
              <select
                ref={selection}
                value={input.release}
                onChange={({ currentTarget: { value } }) => input.choose(value)}
              >
                <option value="">
                  {input.hasProject ? texts.whatChanged.projectReleases : texts.whatChanged.noRelease}
                </option>
                {releases
                  .slice(0, -1)
                  .toReversed()
                  .map((name) => (
                    <option key={name}>{name}</option>
                  ))}
              </select>
            </span>
          </label>
          {(input.text !== '' || input.current.state !== 'idle') && (
            <Button
              variant="link"
              size="sm"
              onClick={() => {
                input.clear();
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
          current={input.current}
          onRetry={(compared) => {
            input.retry(compared);
            result.current?.focus({ preventScroll: true });
          }}
          onGoTo={(line) => field.current && showLine(field.current, line)}
        />
      </div>
    </section>
  );
}
