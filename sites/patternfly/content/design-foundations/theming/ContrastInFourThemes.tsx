import { StateMatrix } from '../../figures/StateMatrix.tsx';
import { THEME_VALUES } from '../../figures/themeValues.ts';

const PREFIX = '--pf-t--global--';

const SURFACE = 'background--color--primary--default';

const PARTS = [
  { name: 'Regular text', token: 'text--color--regular' },
  { name: 'Subtle text', token: 'text--color--subtle' },
  { name: 'Link', token: 'text--color--link--default' },
  { name: 'Border of a field', token: 'border--color--control--default' },
  { name: 'Warning icon', token: 'icon--color--status--warning--default' },
  { name: 'Separator', token: 'border--color--default' }
];

/** Relative luminance, as WCAG defines it, of a color such as `#0066cc`. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Ratio rounded down, so that it never claims too much. */
function ratio(first: string, second: string): string {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return `${(Math.floor((10 * (lighter + 0.05)) / (darker + 0.05)) / 10).toFixed(1)}:1`;
}

function ratios(token: string): string[] {
  const surfaces = THEME_VALUES[PREFIX + SURFACE] ?? [];
  return (THEME_VALUES[PREFIX + token] ?? []).map((color, theme) => ratio(color, surfaces[theme] ?? color));
}

export const ContrastInFourThemes: React.FunctionComponent = () => (
  <StateMatrix
    label="Contrast with the primary background in four themes"
    columns={['Light', 'Dark', 'High contrast, light', 'High contrast, dark']}
    rows={PARTS.map(({ name, token }) => ({ name, cells: ratios(token) }))}
  />
);
