export interface PartProps {
  /** Its number in the list below the figure. */
  number: number;
  children: React.ReactNode;
  /**
   * Where the number stands: `above` the start of the part; in its `corner` if it fills its line; `after` it where
   * something around it clips.
   */
  place?: 'above' | 'corner' | 'after';
}

const OUTLINE = 'var(--pf-t--global--border--width--regular) dashed var(--pf-t--global--border--color--brand--default)';
const GAP = '4px';
const BADGE_SIZE = '1.25rem';

/** The border shows where forced colors take the background away. */
const BADGE: React.CSSProperties = {
  display: 'inline-block',
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

/** Round corners would cut a number off that stands in the very corner. */
const CORNER = '5px';
const INLINE_FRAME: React.CSSProperties = { display: 'inline-block', outline: OUTLINE, outlineOffset: GAP };

const STYLES: Record<NonNullable<PartProps['place']>, { frame: React.CSSProperties; badge: React.CSSProperties }> = {
  above: {
    frame: INLINE_FRAME,
    badge: {
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: `calc(-1 * (${BADGE_SIZE} + ${GAP}))`,
      insetInlineStart: `-${GAP}`
    }
  },
  corner: {
    frame: { display: 'block', outline: OUTLINE, outlineOffset: '-1px' },
    badge: { position: 'absolute', zIndex: 1, insetBlockStart: CORNER, insetInlineStart: CORNER }
  },
  after: {
    frame: { ...INLINE_FRAME, outlineOffset: '-1px' },
    badge: { marginInlineStart: GAP }
  }
};

/** A part of a component, outlined and numbered. The number is for the eye: the list names the parts. */
export function Part({ number, children, place = 'above' }: PartProps): React.ReactElement {
  const { frame, badge } = STYLES[place];
  const numberBadge = (
    <span style={{ ...BADGE, ...badge }} aria-hidden="true">
      {number}
    </span>
  );
  return (
    <>
      <span style={{ ...frame, position: 'relative' }}>
        {place !== 'after' && numberBadge}
        {children}
      </span>
      {place === 'after' && numberBadge}
    </>
  );
}
