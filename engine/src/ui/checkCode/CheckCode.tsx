import { Button } from '@patternfly/react-core';
import { useId, useRef } from 'react';

import * as texts from '../../core/texts.ts';
import { fillCount } from '../../core/fillText.ts';
import { announce } from '../../browser/dom.ts';
import type { Fix } from '../../lint/finding.ts';
import { FilledText } from '../FilledText.tsx';
import { SegmentedChoice } from '../listFilter/SegmentedChoice.tsx';
import { applyFixes } from './applyFixes.ts';
import { CheckResult } from './CheckResult.tsx';
import {
  ACCEPTED,
  type ReaderFile,
  createFile,
  type FileKind,
  guessKind,
  isPasted,
  kindOf,
  pastedName
} from './readerFiles.ts';
import { CodeField, type FieldHandle, useEditor } from './CodeField.tsx';
import { FileChooser } from './FileChooser.tsx';
import { useChecks } from './useChecks.ts';
import { useFileDrop } from './useFileDrop.ts';

export interface CheckCodeProps {
  /** Code to try the checker with; null if the page has none. */
  example: { name: string; text: string } | null;
}

const KINDS: readonly { value: FileKind; label: string }[] = [
  { value: 'script', label: texts.checkCode.script },
  { value: 'css', label: texts.checkCode.css },
  { value: 'html', label: texts.checkCode.html }
];

/** A field for the reader's own code, and what the checker finds in it. Nothing is loaded before a check, and nothing sent. */
export function CheckCode({ example }: CheckCodeProps) {
  const checks = useChecks();
  const { files, current } = checks;
  const field = useRef<FieldHandle>(null);
  const result = useRef<HTMLElement>(null);
  const hintId = useId();
  const kindName = useId();
  const kind = kindOf(current.name);
  const hasStarted = current.answer !== null || current.isChecking;
  const editor = useEditor(hasStarted, kind);

  const write = (text: string, isFromClipboard: boolean): void => {
    if (isFromClipboard && current.text.trim() === '' && isPasted(current.name)) {
      checks.paste(pastedName(guessKind(text)), text);
    } else {
      checks.write(text);
    }
  };
  /** For buttons that are gone once they were pressed. */
  const focusResult = (): void => result.current?.focus({ preventScroll: true });
  const apply = (fixes: readonly Fix[]): void => {
    const { text, count } = applyFixes(current.text, fixes);
    field.current?.replace(text);
    announce(fillCount(texts.checkCode.applied, count));
    focusResult();
  };
  const { isOver, listeners } = useFileDrop((dropped) => void checks.read(dropped));

  return (
    <section className="pb-check" aria-label={texts.checkCode.label} data-over={isOver || undefined} {...listeners}>
      <p className="pb-check-note" id={hintId}>
        {texts.checkCode.privacy}
        {editor && (
          <>
            {' '}
            <FilledText
              text={texts.checkCode.keyboard}
              values={{ escape: <kbd key="escape">Esc</kbd>, tab: <kbd key="tab">Tab</kbd> }}
            />
          </>
        )}
      </p>
      <div className="pb-check-box">
        <div className="pb-check-bar">
          {files.length > 1 && <FileChoice files={files} current={current} onChoose={checks.show} />}
          {files.length === 1 && isPasted(current.name) && (
            <SegmentedChoice
              legend={texts.checkCode.language}
              name={kindName}
              segments={KINDS}
              chosen={kind}
              onChange={(chosen) => checks.rename(pastedName(chosen))}
            />
          )}
          {files.length === 1 && !isPasted(current.name) && <bdi className="pb-check-note">{current.name}</bdi>}
          {example && current.text === '' && (
            <Button
              variant="link"
              size="sm"
              onClick={() => {
                checks.open([createFile(example.name, example.text)]);
                focusResult();
              }}
            >
              {texts.checkCode.example}
            </Button>
          )}
          {current.text !== '' && (
            <Button variant="link" size="sm" onClick={checks.clear}>
              {texts.checkCode.clear}
            </Button>
          )}
        </div>
        <CodeField key={current.id} ref={field} file={current} editor={editor} describedBy={hintId} onChange={write} />
        <div className="pb-check-bar">
          <Button variant="primary" onClick={checks.check}>
            {texts.checkCode.check}
          </Button>
          <FileChooser label={texts.checkCode.choose} accept={ACCEPTED} onChoose={(files) => void checks.read(files)} />
        </div>
        <CheckResult
          ref={result}
          file={current}
          isCut={checks.isCut}
          isLoaded={checks.isLoaded}
          onRetry={() => {
            checks.check();
            focusResult();
          }}
          onGoTo={(place) => field.current?.goTo(place)}
          onApply={apply}
        />
      </div>
    </section>
  );
}

interface FileChoiceProps {
  files: readonly ReaderFile[];
  current: ReaderFile;
  onChoose: (id: number) => void;
}

/** The reader's files, with the number of findings in each. */
function FileChoice({ files, current, onChoose }: FileChoiceProps) {
  return (
    <label className="pb-check-choice">
      {texts.checkCode.file}
      <span className="pb-select pb-arrow">
        <select value={current.id} onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}>
          {files.map(({ id, name, answer }) => (
            <option key={id} value={id}>
              {answer ? fillCount(texts.checkCode.fileName, answer.result.findings.length, { file: name }) : name}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}
