import { Button, Checkbox, FormSelect, FormSelectOption, TextInput } from '@patternfly/react-core';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import { announce } from '../../browser/dom.ts';
import { anchorPart } from '../../browser/links.ts';
import { loadPart } from '../../browser/loadPart.ts';
import {
  CHILDREN,
  type Playground as PlaygroundData,
  type PlaygroundControl,
  elementCode,
  programCode,
  initialValues
} from '../../core/playground.ts';
import { PlaygroundPreview } from './PlaygroundPreview.tsx';
import { fragmentOfValues, valuesOfFragment } from './playgroundFragment.ts';

/** Debounce of address updates. */
const ADDRESS_MS = 300;

/** Number of controls that are shown at first, unless only a few more are left. */
const SHOWN_CONTROLS = 8;
const FEW_MORE = 2;

export interface PlaygroundProps {
  playground: PlaygroundData;
  /** Id of the playground's heading. */
  anchor: string;
  tabPath: string;
  /** Slug of the example whose editor can open the code; null for none. */
  usedBy: string | null;
}

/**
 * Controls for the properties of a component, and the resulting code. The preview above is the page's own until a value
 * changes, then an isolated frame.
 */
export function Playground({ playground, anchor, tabPath, usedBy }: PlaygroundProps) {
  const start = initialValues(playground);
  const [values, setValues] = useState(start);
  const [showsAll, setShowsAll] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const { component, controls } = playground;
  const count = controls.length <= SHOWN_CONTROLS + FEW_MORE ? controls.length : SHOWN_CONTROLS;
  const [first, more] = [controls.slice(0, count), controls.slice(count)];
  const code = elementCode(playground, values);
  const program = programCode(playground, values);
  const isStart = code === elementCode(playground, start);

  const fragment = fragmentOfValues(anchor, playground, values);
  useAddress(anchor, fragment, (hash) => {
    const given = valuesOfFragment(playground, hash);
    setValues({ ...start, ...given });
    setShowsAll((shown) => shown || more.some(({ name }) => name in given));
  });

  const reset = (): void => {
    setValues(start);
    root.current?.querySelector<HTMLElement>('input, select')?.focus();
    announce(texts.playground.resetDone);
  };
  const edit = (slug: string): void =>
    void loadPart(
      texts.parts.editor,
      () => import('../example/code/editing.ts'),
      ({ showProgram }) => showProgram(slug, { code: program, lang: 'ts' }, component)
    );

  const list = (listed: readonly PlaygroundControl[]) => (
    <div className="pb-playground-controls">
      {listed.map((control) => (
        <Control
          key={control.name}
          control={control}
          value={values[control.name] ?? control.start}
          onChange={(value) => setValues((current) => ({ ...current, [control.name]: value }))}
        />
      ))}
    </div>
  );

  return (
    <div ref={root}>
      <PlaygroundPreview root={root} component={component} tabPath={tabPath} program={isStart ? null : program} />
      <div
        className="pb-playground-panel"
        role="group"
        aria-label={fillText(texts.playground.properties, { component })}
      >
        {list(first)}
        {more.length > 0 && (
          <details open={showsAll} onToggle={({ currentTarget }) => setShowsAll(currentTarget.open)}>
            <summary>{fillCount(texts.playground.more, more.length)}</summary>
            {list(more)}
          </details>
        )}
      </div>
      <div className="pb-import">
        <code className="pb-import-code">{code}</code>
        <button
          type="button"
          className="pb-import-copy"
          data-copy={code}
          aria-label={fillText(texts.playground.copyCode, { component })}
        >
          {texts.common.copy}
        </button>
        {usedBy !== null && (
          <button
            type="button"
            className="pb-import-copy"
            aria-label={fillText(texts.playground.editCode, { component })}
            onClick={() => edit(usedBy)}
          >
            {texts.common.edit}
          </button>
        )}
        {!isStart && (
          <Button variant="link" size="sm" onClick={reset}>
            {texts.common.reset}
          </Button>
        )}
      </div>
    </div>
  );
}

interface ControlProps {
  control: PlaygroundControl;
  value: string | boolean;
  onChange: (value: string | boolean) => void;
}

function Control({ control, value, onChange }: ControlProps) {
  const id = useId();
  const { name, kind } = control;
  const label = name === CHILDREN ? texts.playground.content : name;
  if (kind === 'switch') {
    return (
      <Checkbox
        id={id}
        label={label}
        ouiaId={id}
        isChecked={value === true}
        onChange={(_, checked) => onChange(checked)}
      />
    );
  }
  return (
    <div className="pb-playground-field">
      <label htmlFor={id}>{label}</label>
      {kind === 'choice' ? (
        <FormSelect id={id} ouiaId={id} value={value} onChange={(_, chosen) => onChange(chosen)}>
          {choices(control).map((choice) => (
            <FormSelectOption key={choice} value={choice} label={choice === '' ? '–' : choice} />
          ))}
        </FormSelect>
      ) : (
        <TextInput id={id} ouiaId={id} type={kind} value={String(value)} onChange={(_, text) => onChange(text)} />
      )}
    </div>
  );
}

/** Returns the options of a choice; without a default, the first one omits the property. */
function choices({ values, absent }: Extract<PlaygroundControl, { kind: 'choice' }>): string[] {
  return values.includes(absent) ? values : [absent, ...values];
}

/**
 * Synchronizes the address's fragment with the values of a feature: reads values from the fragment, and writes it
 * without adding history entries.
 */
function useAddress(anchor: string, fragment: string, onHash: (hash: string) => void): void {
  const written = useRef(fragment);
  const readAddress = useEffectEvent(() => {
    const { hash } = location;
    if (hash !== written.current && hash !== anchorPart(hash) && anchorPart(hash) === `#${anchor}`) {
      written.current = hash;
      // The browser doesn't find anchors with values itself.
      document.getElementById(anchor)?.scrollIntoView();
      onHash(hash);
    }
  });
  useEffect(() => {
    readAddress();
    addEventListener('hashchange', readAddress);
    return () => removeEventListener('hashchange', readAddress);
  }, []);
  useEffect(() => {
    if (fragment === written.current) {
      return undefined;
    }
    const timer = setTimeout(() => {
      written.current = fragment;
      history.replaceState(history.state, '', fragment);
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [fragment]);
}
