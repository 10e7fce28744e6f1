const LINE: React.CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1ch',
  fontFamily: 'var(--pf-t--global--font--family--mono)',
  // All parts fit on one line of a phone.
  fontSize: 'clamp(0.75rem, 3.2vw, var(--pf-t--global--font--size--lg))'
};

const PARTS = [
  { part: 'tool', text: 'acme' },
  { part: 'verb', text: 'create' },
  { part: 'noun', text: 'cluster' },
  { part: 'argument', text: 'east' },
  { part: 'flag', text: '--nodes' },
  { part: 'value', text: '3' }
];

export const CommandParts: React.FunctionComponent = () => (
  <code dir="ltr" style={LINE}>
    {PARTS.map(({ part, text }) => (
      <span key={part} data-part={part}>
        {text}
      </span>
    ))}
  </code>
);
