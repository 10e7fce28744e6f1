import { Button, Checkbox, FormSelect, FormSelectOption } from '@patternfly/react-core';
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';

import * as texts from '../../../core/texts.ts';
import { fillText } from '../../../core/fillText.ts';
import { AXES } from '../../../core/siteThemes.ts';
import { axisLabel, choiceLabel } from '../../../core/themeTexts.ts';
import type { ChosenValues } from '../../../core/themes.ts';
import { holdPosition } from '../../holdPosition.ts';
import { type Example, useExampleState } from '../exampleStore.ts';
import { type Breakpoints, useBreakpoints } from './breakpoints.ts';
import { changeSettings } from './changeSettings.ts';
import { DEFAULT_SETTINGS, LARGE_TEXT_SIZE, type PreviewSettings, WIDTHS, clampWidth } from './previewSettings.ts';

/** Initial custom width if the width of the preview is unknown. */
const CUSTOM_WIDTH = 600;
const CUSTOM = 'custom';

type Options<Value extends string> = readonly (readonly [value: Value, label: string])[];

const AS_PAGE = ['', texts.previewSettings.asPage] as const;

/** Preset widths with their labels: devices, and the other breakpoints of the design system. */
function presets(breakpoints: Breakpoints): [width: number, label: string][] {
  const devices = Object.values<number>(WIDTHS);
  const others = Object.entries(breakpoints).filter(([, width]) => !devices.includes(width));
  const all: [number, string][] = [
    [WIDTHS.phone, fillText(texts.previewSettings.phone, { width: `${WIDTHS.phone}` })],
    [WIDTHS.tablet, fillText(texts.previewSettings.tablet, { width: `${WIDTHS.tablet}` })],
    [WIDTHS.desktop, fillText(texts.previewSettings.desktop, { width: `${WIDTHS.desktop}` })],
    ...others.map(([name, width]): [number, string] => [
      width,
      fillText(texts.previewSettings.breakpoint, { name, width: `${width}` })
    ])
  ];
  return all.toSorted(([a], [b]) => a - b);
}

/** Changes the value of an axis; an empty one is that of the page. */
function withChoice(themes: ChosenValues, axis: string, value: string): ChosenValues {
  const others = Object.entries(themes).filter(([name]) => name !== axis);
  return Object.fromEntries(value === '' ? others : [...others, [axis, value]]);
}

interface PreviewToolbarProps {
  example: Example;
  isOpen: boolean;
  /** The page's own preview. */
  preview: HTMLElement;
  /** The button that shows all looks, or hides them. */
  looksButton: RefObject<HTMLButtonElement | null>;
  areLooksShown: boolean;
  onToggleLooks: () => void;
}

/** Toolbar with the settings of a preview, below the button that opens it. */
export function PreviewToolbar({
  example,
  isOpen,
  preview,
  looksButton,
  areLooksShown,
  onToggleLooks
}: PreviewToolbarProps) {
  const { settings } = useExampleState(example);
  const { themes, direction, width, hasLargeText, hasOutlines } = settings ?? DEFAULT_SETTINGS;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const [lastCustom, setLastCustom] = useState<number | null>(null);
  // The preview above changes its height with the settings.
  useLayoutEffect(() => (group.current ? holdPosition(group.current) : undefined), []);
  useLayoutEffect(() => {
    const toolbar = group.current;
    // Links with settings lead to the beginning of the example instead.
    if (isOpen && toolbar?.parentElement?.contains(document.activeElement)) {
      toolbar.scrollIntoView({ block: 'nearest' });
    }
  }, [isOpen]);
  const widths = presets(useBreakpoints());
  const isCustom = width !== null && !widths.some(([preset]) => preset === width);
  const custom = isCustom ? width : lastCustom;

  const change = (changes: Partial<PreviewSettings>): void => {
    setLastCustom(custom);
    changeSettings(example, { ...DEFAULT_SETTINGS, ...example.get().settings, ...changes });
  };
  const changeWidth = (value: string): void => {
    const chosen = value === CUSTOM ? (custom ?? clampWidth(preview.clientWidth || CUSTOM_WIDTH)) : Number(value);
    change({ width: value === '' ? null : chosen });
  };
  const reset = (): void => {
    change(DEFAULT_SETTINGS);
    // The focused button is removed.
    group.current?.querySelector('select')?.focus();
  };
  return (
    <div
      ref={group}
      className="pb-preview-toolbar"
      role="group"
      aria-label={fillText(texts.example.settings, { title: example.title })}
      hidden={!isOpen}
    >
      {AXES.map((axis) => (
        <Choice
          key={axis.name}
          label={axisLabel(axis)}
          value={themes[axis.name] ?? ''}
          options={[AS_PAGE, ...axis.values.map((value) => [value.name, choiceLabel(value)] as const)]}
          onChange={(value) => change({ themes: withChoice(themes, axis.name, value) })}
        />
      ))}
      <Choice
        label={texts.previewSettings.direction}
        value={direction ?? ''}
        options={[AS_PAGE, ['ltr', texts.previewSettings.leftToRight], ['rtl', texts.previewSettings.rightToLeft]]}
        onChange={(value) => change({ direction: value || null })}
      />
      <Choice
        label={texts.previewSettings.width}
        value={isCustom ? CUSTOM : String(width ?? '')}
        options={[
          ['', texts.previewSettings.full],
          ...widths.map(([preset, label]) => [String(preset), label] as const),
          [
            CUSTOM,
            custom === null
              ? texts.previewSettings.custom
              : fillText(texts.previewSettings.customWidth, { width: `${custom}` })
          ]
        ]}
        onChange={changeWidth}
      />
      <Checkbox
        id={`${id}-text`}
        label={fillText(texts.previewSettings.textSize, { percent: LARGE_TEXT_SIZE })}
        isChecked={hasLargeText}
        onChange={(_, checked) => change({ hasLargeText: checked })}
      />
      <Checkbox
        id={`${id}-outlines`}
        label={texts.previewSettings.outlines}
        isChecked={hasOutlines}
        onChange={(_, checked) => change({ hasOutlines: checked })}
      />
      <Button
        ref={looksButton}
        variant="link"
        size="sm"
        aria-expanded={areLooksShown}
        aria-label={fillText(texts.previewSettings.looksOf, { title: example.title })}
        data-control="FOUR_LOOKS"
        onClick={onToggleLooks}
      >
        {texts.previewSettings.looks}
      </Button>
      {settings && (
        <Button variant="link" size="sm" className="pb-preview-reset" onClick={reset}>
          {texts.common.reset}
        </Button>
      )}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: Options<Value>;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="pb-preview-setting">
      <label htmlFor={id}>{label}</label>
      <FormSelect className="pb-form-select" id={id} value={value} onChange={(_, chosen) => onChange(chosen as Value)}>
        {options.map(([option, text]) => (
          <FormSelectOption key={option} value={option} label={text} />
        ))}
      </FormSelect>
    </div>
  );
}
