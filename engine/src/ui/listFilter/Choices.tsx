export interface Choice {
  value: string;
  label: string;
  /** How much is left of the list then. */
  count: number;
}

interface ChoicesProps {
  legend: string;
  /** Screen readers say the legend in any case. */
  showsLegend?: boolean;
  /** Of the inputs; unique in the document. */
  name: string;
  /** Whether several can be chosen. */
  type: 'checkbox' | 'radio';
  options: readonly Choice[];
  chosen: readonly string[];
  onChange: (value: string, isChosen: boolean) => void;
}

/** Choices that narrow a list. */
export function Choices({ legend, showsLegend = false, name, type, options, chosen, onChange }: ChoicesProps) {
  return (
    <fieldset className="pb-facets">
      <legend className={showsLegend ? undefined : 'pf-v6-screen-reader'}>{legend}</legend>
      {options.map(({ value, label, count }) => (
        <label key={value} className="pb-facet">
          <input
            type={type}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={({ target }) => onChange(value, target.checked)}
          />
          {label} <span className="pb-facet-count">{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
