const PAGE: React.CSSProperties = {
  padding: '0.75rem',
  color: '#222',
  backgroundColor: '#fff',
  border: '1px solid #999',
  fontFamily: 'Arial, sans-serif',
  fontSize: '0.8125rem'
};

const CELL: React.CSSProperties = { padding: '0.25rem 0.5rem', textAlign: 'start', border: '1px solid #bbb' };

const BUTTON: React.CSSProperties = {
  padding: '0.125rem 0.5rem',
  color: '#222',
  background: 'linear-gradient(#fff, #ddd)',
  border: '1px solid #777',
  borderRadius: '3px'
};

const HOSTS = [
  { name: 'db-1', state: 'OK' },
  { name: 'mail-1', state: 'WARN' },
  { name: 'web-2', state: 'OFF' }
];

export const LegacyHosts: React.FunctionComponent = () => (
  <div style={PAGE}>
    <p style={{ fontSize: '1.125rem' }}>
      <strong>Hosts</strong>
    </p>
    <p style={{ display: 'flex', gap: '0.5rem', marginBlock: '0.5rem' }}>
      <input type="text" aria-label="Search in the old page" style={{ inlineSize: '6rem', border: '1px solid #777' }} />
      <button type="button" style={BUTTON}>
        Go
      </button>
      <button type="button" style={BUTTON}>
        New…
      </button>
    </p>
    <table aria-label="Hosts in the old page" style={{ inlineSize: '100%', borderCollapse: 'collapse' }}>
      <thead style={{ backgroundColor: '#ddd' }}>
        <tr>
          <th style={CELL}>Name</th>
          <th style={CELL}>State</th>
        </tr>
      </thead>
      <tbody>
        {HOSTS.map(({ name, state }, index) => (
          <tr key={name} style={{ backgroundColor: index % 2 ? '#f3f3f3' : '#fff' }}>
            <td style={CELL}>{name}</td>
            <td style={CELL}>{state}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
