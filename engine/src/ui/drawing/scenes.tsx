import type { ReactNode } from 'react';

import { Icon, type IconName } from './Icon.tsx';
import { Avatar } from './controls.tsx';
import { Box, Path, Rule, Surface, Text, type Tone } from './shapes.tsx';

interface AreaProps {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface MenuProps extends Omit<AreaProps, 'h'> {
  /** Widths of the items' texts. */
  items: readonly number[];
  /** Index of the selected item. */
  selected?: number;
  /** Icon of each item. */
  icons?: readonly IconName[];
  /** Height of an item. */
  row?: number;
  children?: ReactNode;
}

/** A menu: a raised list, in which one item may be selected. */
export function Menu({ x, y, w, items, selected = -1, icons, row = 22, children }: MenuProps) {
  const start = x + (icons ? 32 : 14);
  return (
    <>
      <Surface x={x} y={y} w={w} h={items.length * row + 12} r={8} />
      {selected >= 0 && <Box x={x + 1} y={y + 6 + selected * row} w={w - 2} h={row} r={0} fill="soft" />}
      {items.map((width, index) => {
        const middle = y + 6 + (index + 0.5) * row;
        const tone: Tone = index === selected ? 'accent' : 'text';
        const icon = icons?.[index];
        return [
          icon && <Icon key={`icon${index}`} name={icon} x={x + 18} y={middle} size={12} tone={tone} />,
          <Text key={index} x={start} y={middle} w={width} tone={tone} />
        ];
      })}
      {children}
    </>
  );
}

interface AppProps extends Partial<AreaProps> {
  /** Width of the navigation at the side; 0: none. */
  nav?: number;
  /** Height of the bar at the top; 0: none. */
  masthead?: number;
  children?: ReactNode;
}

/** The window of an application, as the place of what `children` draw on it. */
export function App({ x = 32, y = 22, w = 256, h = 156, nav = 0, masthead = 24, children }: AppProps) {
  return (
    <>
      <Surface x={x} y={y} w={w} h={h} />
      {masthead > 0 && (
        <>
          <Rule x={x} y={y + masthead} w={w} />
          <Icon name="menu" x={x + 16} y={y + masthead / 2} size={11} tone="text" />
          <Text x={x + 30} y={y + masthead / 2} w={34} />
          <Avatar x={x + w - 16} y={y + masthead / 2} r={6} tone="fill" ink="text" />
        </>
      )}
      {nav > 0 && (
        <>
          <Rule x={x + nav} y={y + masthead} h={h - masthead} />
          <Text x={x + 12} y={y + masthead + 18} w={[nav - 24, nav - 34, nav - 28, nav - 36]} gap={18} tone="fill" />
        </>
      )}
      {children}
    </>
  );
}

/** A picture: hills and a sun. */
export function Picture({
  x,
  y,
  w,
  h,
  r = 6,
  tone = 'fill',
  ink = 'text'
}: AreaProps & { r?: number; tone?: Tone; ink?: Tone }) {
  const foot = y + h;
  const peak = `M${x + w * 0.12} ${foot - h * 0.16}l${w * 0.24}-${h * 0.36} ${w * 0.17} ${h * 0.2} ${w * 0.13}-${h * 0.14} ${w * 0.22} ${h * 0.3}z`;
  return (
    <>
      <Box x={x} y={y} w={w} h={h} r={r} fill={tone} />
      <Path d={peak.replaceAll(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 10) / 10))} fill={ink} />
      <circle className={`pb-fill-${ink}`} cx={x + w * 0.72} cy={y + h * 0.28} r={Math.min(w, h) * 0.09} />
    </>
  );
}
