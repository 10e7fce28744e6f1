import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import { announce } from '../../browser/dom.ts';
import { loadPart } from '../../browser/loadPart.ts';
import {
  type Playground as PlaygroundData,
  type PlaygroundControl,
  effectiveControls,
  elementCode,
  initialValues,
  programCode
} from '../../core/playground.ts';
import type { Example, ExampleName } from '../example/exampleStore.ts';
import { useExample } from '../example/useExample.ts';
import { fieldsFirst } from './arrangeControls.ts';
import { CodeBar } from './CodeBar.tsx';
import { PlaygroundControls } from './PlaygroundControls.tsx';
import type { JsxAttribute } from '../../live/editor/jsxAttribute.ts';
import { fragmentOfValues, valueOfAttribute, valuesOfFragment } from './playgroundFragment.ts';
import { useAddress } from './useAddress.ts';
import { varyCode } from './varyCode.ts';

/** Number of controls that are shown at first, unless only a few more are left. */
const SHOWN_CONTROLS = 8;
const FEW_MORE = 2;

/** The slug is the id of the playground's heading. */
export interface PlaygroundProps extends ExampleName {
  playground: PlaygroundData;
}

/**
 * Controls for the properties of a component, and the resulting code, which readers can edit in place as that of an
 * example. Then the controls are off until it is reset, since they would replace it. The preview above is the page's own
 * until something changes, then an isolated frame.
 */
export function Playground({ playground, ...name }: PlaygroundProps) {
  const start = initialValues(playground);
  const [values, setValues] = useState(start);
  const [showsAll, setShowsAll] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const noticeId = useId();
  /** Index of the control to focus after the next change. */
  const focused = useRef<number | null>(null);
  const { example, state, panels, toggle } = useExample(name);
  const { slug, title: component } = name;
  const code = elementCode(playground, values);
  const isStart = code === elementCode(playground, start);
  const program = programCode(playground, values);
  const isLocked = state !== null && state.edited !== null;

  useEffect(() => {
    if (example) {
      varyCode(example, program, isStart);
    }
  }, [example, program, isStart]);
  useEffect(() => {
    if (isLocked) {
      announce(texts.playground.locked);
    }
  }, [isLocked]);
  useEffect(() => {
    const controls = root.current?.querySelectorAll<HTMLElement>('.pb-playground-controls :is(input, select)');
    if (focused.current !== null && !isLocked) {
      controls?.[focused.current]?.focus();
      focused.current = null;
    }
  }, [isLocked, values, showsAll]);
  useAddress(slug, fragmentOfValues(slug, playground, values), (hash) => {
    const given = valuesOfFragment(playground, hash);
    setValues({ ...start, ...given });
    setShowsAll((shown) => shown || more.some((control) => control.name in given));
  });

  const [first, more] = divide(playground);
  const effective = new Set(effectiveControls(playground, values));
  const shownOf = (controls: readonly PlaygroundControl[]): PlaygroundControl[] =>
    fieldsFirst(controls.filter((control) => effective.has(control)));
  const setControl = useEffectEvent((attribute: JsxAttribute): boolean => {
    const control = [...effective].find((each) => each.name === attribute.name);
    const value = control && !isLocked ? valueOfAttribute(control, attribute) : null;
    if (!control || value === null) {
      return false;
    }
    focused.current = [...shownOf(first), ...shownOf(more)].indexOf(control);
    setValues((current) => ({ ...current, [control.name]: value }));
    setShowsAll((shown) => shown || more.includes(control));
    return true;
  });
  useEffect(() => {
    example?.update({ setControl: (attribute) => setControl(attribute) });
    return () => example?.update({ setControl: null });
  }, [example]);
  const list = (controls: readonly PlaygroundControl[]) => (
    <PlaygroundControls
      controls={shownOf(controls)}
      values={values}
      isDisabled={isLocked}
      onChange={(changed, value) => setValues((current) => ({ ...current, [changed]: value }))}
    />
  );
  const reset = (): void => {
    setValues(start);
    focused.current = 0;
    announce(texts.playground.resetDone);
  };

  return (
    <div ref={root}>
      <div
        className="pb-playground-panel"
        hidden={playground.controls.length === 0 && !isLocked}
        role="group"
        aria-label={fillText(texts.playground.properties, { component })}
        aria-describedby={isLocked ? noticeId : undefined}
      >
        {isLocked && example && <LockNotice id={noticeId} example={example} onReset={() => (focused.current = 0)} />}
        {list(first)}
        {more.length > 0 && (
          <details open={showsAll} onToggle={({ currentTarget }) => setShowsAll(currentTarget.open)}>
            <summary className="pb-summary pb-chevron">
              {fillCount(texts.playground.more, more.filter((control) => effective.has(control)).length)}
            </summary>
            {list(more)}
          </details>
        )}
      </div>
      <CodeBar
        component={component}
        code={code}
        program={program}
        example={example}
        state={state}
        isOpen={state?.isOpen === true && panels !== null}
        onToggle={() => toggle('isOpen')}
        onReset={isStart || isLocked ? null : reset}
      />
      {example && panels && <panels.ExamplePanels example={example} isFullscreen={false} />}
    </div>
  );
}

/** Divides controls into those that are shown at first and the others. Those that need another one stay with it. */
function divide({ controls }: PlaygroundData): [first: PlaygroundData['controls'], more: PlaygroundData['controls']] {
  const independent = controls.filter(({ needs }) => needs === undefined);
  const next = independent.length <= SHOWN_CONTROLS + FEW_MORE ? undefined : independent[SHOWN_CONTROLS];
  const count = next ? controls.indexOf(next) : controls.length;
  return [controls.slice(0, count), controls.slice(count)];
}

interface LockNoticeProps {
  id: string;
  example: Example;
  /** Called before the controls can be used again. */
  onReset: () => void;
}

/** Says why the controls are off, and how to get them back. */
function LockNotice({ id, example, onReset }: LockNoticeProps) {
  const reset = (): void =>
    void loadPart(
      texts.parts.code,
      () => Promise.all([import('../example/code/editing.ts'), import('../example/code/language.ts')]),
      async ([{ resetCode }, { currentVersion }]) => {
        // The code of a closed panel may not be loaded yet.
        await currentVersion(example);
        onReset();
        resetCode(example);
      }
    );
  return (
    <p className="pb-playground-notice">
      <span id={id}>{texts.playground.locked}</span>{' '}
      <button type="button" className="pf-v6-c-button pf-m-link pf-m-inline pf-m-small" onClick={reset}>
        {texts.playground.resetCode}
      </button>
    </p>
  );
}
