import type { ReactNode } from 'react';

interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** Shown instead of the label, which is then a tooltip. */
  icon?: ReactNode;
}

interface SegmentedChoiceProps<Value extends string> {
  legend: string;
  className?: string;
  /** Name of the radio buttons; unique in the document. */
  name: string;
  segments: readonly Segment<Value>[];
  chosen: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons as a segmented control. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { legend, className, name, segments, chosen, onChange } = props;
  return (
    <fieldset className={className === undefined ? 'pb-segments' : `pb-segments ${className}`}>
      <legend className="pf-v6-screen-reader">{legend}</legend>
      <div className="pb-choices">
        {segments.map(({ value, label, icon }) => (
          <label key={value} className="pb-choice" data-tooltip={icon === undefined ? undefined : ''}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChange(value)} />
            <span>
              {icon}
              <span className={icon === undefined ? undefined : 'pf-v6-screen-reader'}>{label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
