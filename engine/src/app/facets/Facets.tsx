interface FacetsProps {
  /** What is chosen. */
  legend: string;
  /** Screen readers say the legend in any case. */
  showsLegend?: boolean;
  /** One of them, or as many as the reader likes. */
  type: 'radio' | 'checkbox';
  /** Of the inputs; unique in the document. */
  name: string;
  facets: { value: string; label: string; count: number }[];
}

/** Choices that narrow a list, each with how much is left of it then. The first one of radio buttons is chosen. */
export function Facets({ legend, showsLegend = false, type, name, facets }: FacetsProps) {
  return (
    <fieldset className="pb-facets">
      <legend className={showsLegend ? undefined : 'pf-v6-screen-reader'}>{legend}</legend>
      {facets.map(({ value, label, count }, index) => (
        <label key={value} className="pb-facet">
          <input type={type} name={name} value={value} defaultChecked={type === 'radio' && index === 0} data-facet />
          {label} <span className="pb-facet-count">{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
