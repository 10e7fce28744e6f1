interface FacetsProps {
  /** What is chosen. */
  legend: string;
  /** Of the inputs; unique in the document. */
  name: string;
  facets: { value: string; label: string; count: number }[];
}

/** Choices that narrow a list, each with how much is left of it then. The first one is chosen. */
export function Facets({ legend, name, facets }: FacetsProps) {
  return (
    <fieldset className="pb-facets">
      <legend className="pf-v6-screen-reader">{legend}</legend>
      {facets.map(({ value, label, count }, index) => (
        <label key={value} className="pb-facet">
          <input type="radio" name={name} value={value} defaultChecked={index === 0} data-facet />
          {label} <span className="pb-facet-count">{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
