const BOX: React.CSSProperties = {
  display: 'grid',
  justifyItems: 'center',
  gap: '12px',
  padding: '30px',
  color: '#151515',
  textAlign: 'center',
  backgroundColor: '#fff',
  borderRadius: '16px'
};

const LOOKS_LIKE_A_BUTTON: React.CSSProperties = {
  padding: '8px 24px',
  color: '#fff',
  backgroundColor: '#06c',
  borderRadius: '999px'
};

export const LookAlike: React.FunctionComponent = () => (
  <div style={BOX}>
    <div style={{ fontSize: '20px', fontWeight: 600 }}>No backups yet</div>
    <div>Backups appear here after the first night.</div>
    <div style={LOOKS_LIKE_A_BUTTON}>Set a schedule</div>
  </div>
);
