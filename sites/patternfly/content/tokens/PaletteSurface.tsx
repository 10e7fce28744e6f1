const surface: React.CSSProperties = {
  padding: 'var(--pf-t--global--spacer--md)',
  color: 'var(--pf-t--color--black)',
  backgroundColor: 'var(--pf-t--color--white)',
  borderRadius: 'var(--pf-t--global--border--radius--small)'
};

export const PaletteSurface: React.FunctionComponent = () => (
  <div style={surface}>Version 4.2 restarts failed jobs by itself.</div>
);
