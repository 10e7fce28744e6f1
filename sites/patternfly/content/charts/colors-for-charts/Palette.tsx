const FAMILIES = ['blue', 'green', 'teal', 'yellow', 'orange', 'purple', 'red-orange', 'black'];
const SHADES = ['100', '200', '300', '400', '500'];

const CELL: React.CSSProperties = { padding: 'var(--pf-t--global--spacer--xs)', textAlign: 'start' };

const SWATCH: React.CSSProperties = {
  blockSize: '1.5rem',
  inlineSize: 'clamp(1.5rem, 8vw, 3rem)',
  // Some shades have the color of the canvas.
  border: '1px solid var(--pf-t--global--border--color--default)',
  borderRadius: 'var(--pf-t--global--border--radius--tiny)'
};

/** The class makes sure that the style sheet of charts is loaded, which defines the colors. */
export const Palette: React.FunctionComponent = () => (
  <table aria-label="Chart colors by family and shade" className="pf-v6-chart">
    <thead>
      <tr>
        <td style={CELL} />
        {SHADES.map((shade) => (
          <th key={shade} scope="col" style={CELL}>
            {shade}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {FAMILIES.map((family) => (
        <tr key={family}>
          <th scope="row" style={CELL}>
            {family}
          </th>
          {SHADES.map((shade) => (
            <td key={shade} style={CELL}>
              <div style={{ ...SWATCH, backgroundColor: `var(--pf-t--chart--color--${family}--${shade})` }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
