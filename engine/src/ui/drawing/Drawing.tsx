interface DrawingProps {
  /** Content of the SVG. */
  markup: string;
  className?: string;
}

/** A drawing on its ground. It is decorative: what it shows is said beside it. */
export function Drawing({ markup, className }: DrawingProps) {
  return (
    <div className={className === undefined ? 'pb-drawing' : `pb-drawing ${className}`} aria-hidden="true">
      <svg viewBox="0 0 320 200" dangerouslySetInnerHTML={{ __html: markup }} />
    </div>
  );
}
