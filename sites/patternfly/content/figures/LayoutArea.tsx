export interface LayoutAreaProps {
  /** Height of the area, for layouts that fill one. */
  blockSize?: string;
  /** The layout. */
  children: React.ReactNode;
}

/** Tints the area of a layout, so that its size and the space between its items are visible. */
export function LayoutArea({ blockSize, children }: LayoutAreaProps): React.ReactElement {
  return (
    <div
      data-part="area"
      style={{
        blockSize,
        backgroundColor:
          'color-mix(in srgb, var(--pf-t--global--color--brand--default) 12%, var(--pf-t--global--background--color--primary--default))',
        outline: 'var(--pf-t--global--border--width--regular) dashed var(--pf-t--global--border--color--brand--default)'
      }}
    >
      {children}
    </div>
  );
}
