import { StateMatrix } from '../../figures/StateMatrix.tsx';

const FAMILIES = ['blue', 'green', 'teal', 'yellow', 'orange', 'purple', 'red-orange', 'black'];
const SHADES = ['100', '200', '300', '400', '500'];

const SWATCH: React.CSSProperties = {
  blockSize: '1.5rem',
  inlineSize: '2.75rem',
  borderRadius: 'var(--pf-t--global--border--radius--tiny)'
};

export const Palette: React.FunctionComponent = () => (
  <div className="pf-v6-chart">
    <StateMatrix
      label="Chart colors by family and shade"
      columns={SHADES}
      rows={FAMILIES.map((family) => ({
        name: family,
        cells: SHADES.map((shade) => (
          <div style={{ ...SWATCH, backgroundColor: `var(--pf-t--chart--color--${family}--${shade})` }} />
        ))
      }))}
    />
  </div>
);
