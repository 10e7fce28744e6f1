/** Outlines in a square of 20 units: of kinds of results, and of commands. */
const ICONS = {
  page: 'M5 2.5h6.5l3.5 3.5v11.5H5zM11.5 2.5V6H15',
  heading: 'M5 4v12M15 4v12M5 10h10',
  component: 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z',
  example: 'M2.5 4h15v12h-15zM8.5 7.5v5l4-2.5z',
  prop: 'M7.5 3.5c-4 0-1 5.5-4 6.5 3 1 0 6.5 4 6.5M12.5 3.5c4 0 1 5.5 4 6.5-3 1 0 6.5-4 6.5',
  cssVariable: 'M3 6.5h6M13 6.5h4M3 13.5h2M9 13.5h8M11 4.5v4M7 11.5v4',
  token: 'M10 2.5l7.5 7.5-7.5 7.5L2.5 10z',
  icon: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M7 11.5c1.5 2 4.5 2 6 0M7.5 8v.5M12.5 8v.5',
  text: 'M3 5h14M3 10h14M3 15h8',
  screen: 'M2.5 4h15v10h-15zM7 17h6M10 14v3',
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6L16 16M4 16l1.4-1.400M14.6 5.4L16 4',
  moon: 'M16.5 12.5A7 7 0 0 1 7.5 3.5a7 7 0 1 0 9 9z',
  contrast: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M10 3v14M12.5 4v12M15 6v8',
  theme: 'M10 2.5c3 4 5 6.5 5 9.5a5 5 0 0 1-10 0c0-3 2-5.5 5-9.5z',
  direction: 'M3 6.5h13M13 3.5l3 3-3 3M17 13.5H4M7 10.5l-3 3 3 3',
  keyboard: 'M2 5h16v10H2zM5 8h.5M8.5 8h.5M12 8h.5M15 8h.5M6 12h8',
  recent: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M10 6v4l2.5 2.5',
  copy: 'M7 7h9.5v9.5H7zM4 13H3.5V3.5H13V4',
  fullScreen: 'M12 3.5h4.5V8M8 16.5H3.5V12M16.5 3.5L11 9M3.5 16.5L9 11'
} as const;

export type ResultIconName = keyof typeof ICONS;

interface ResultIconProps {
  name: ResultIconName;
  /** Codes of the themes in which it is shown; none for all. */
  themes?: string | undefined;
}

/** Decorative outline for a kind of result, or for a command. Inlined, since the icon package would add its base module. */
export function ResultIcon({ name, themes }: ResultIconProps) {
  return (
    <svg className="pb-result-icon" viewBox="0 0 20 20" fill="none" stroke="currentColor" data-in={themes}>
      <path d={ICONS[name]} />
    </svg>
  );
}
