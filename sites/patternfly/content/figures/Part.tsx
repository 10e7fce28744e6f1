export interface PartProps {
  /** Its number in the list below the figure. */
  number: number;
  children: React.ReactNode;
  /** For a part that fills its line. */
  isBlock?: boolean;
}

const OUTLINE = 'var(--pf-t--global--border--width--regular) dashed var(--pf-t--global--border--color--brand--default)';
const GAP = '4px';
const BADGE_SIZE = '1.25rem';

/** The border shows where forced colors take the background away. */
const BADGE: React.CSSProperties = {
  position: 'absolute',
  zIndex: 1,
  boxSizing: 'border-box',
  inlineSize: BADGE_SIZE,
  fontSize: '0.75rem',
  fontWeight: 'var(--pf-t--global--font--weight--body--bold)',
  lineHeight: `calc(${BADGE_SIZE} - 2px)`,
  color: 'var(--pf-t--global--text--color--inverse)',
  textAlign: 'center',
  background: 'var(--pf-t--global--background--color--inverse--default)',
  border: '1px solid transparent',
  borderRadius: 'var(--pf-t--global--border--radius--pill)'
};

/** Above the part's start; in the corner of a part that fills its line, which has room there. */
const INLINE = {
  frame: { display: 'inline-block', outline: OUTLINE, outlineOffset: GAP },
  badge: { insetBlockStart: `calc(-1 * (${BADGE_SIZE} + ${GAP}))`, insetInlineStart: `-${GAP}` }
};
const BLOCK = {
  frame: { display: 'block', outline: OUTLINE, outlineOffset: '-1px' },
  badge: { insetBlockStart: 0, insetInlineStart: 0 }
};

/** A part of a component, outlined and numbered. The number is for the eye: the list names the parts. */
export function Part({ number, children, isBlock = false }: PartProps): React.ReactElement {
  const { frame, badge } = isBlock ? BLOCK : INLINE;
  return (
    <span style={{ ...frame, position: 'relative' }}>
      <span style={{ ...BADGE, ...badge }} aria-hidden="true">
        {number}
      </span>
      {children}
    </span>
  );
}
