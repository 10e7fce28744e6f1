import { Icon, type IconName } from './Icon.tsx';
import { Box, Dot, Path, Text, type Tone, Unmirrored } from './shapes.tsx';

/** Center of a small control. */
interface Place {
  x: number;
  y: number;
}

interface ButtonProps extends Place {
  /** Left upper corner at `x` and `y`. */
  w: number;
  h?: number;
  kind?: 'primary' | 'secondary' | 'plain' | 'danger';
  /** Width of its text; 0: none. */
  text?: number;
  icon?: IconName;
}

const BUTTONS: Record<NonNullable<ButtonProps['kind']>, { fill?: Tone; line?: Tone; content: Tone }> = {
  primary: { fill: 'accent', content: 'on-accent' },
  secondary: { fill: 'surface', line: 'accent', content: 'accent' },
  plain: { content: 'accent' },
  danger: { fill: 'danger', content: 'on-status' }
};

/** A button. */
export function Button({ x, y, w, h = 24, kind = 'primary', icon, text = icon ? 0 : w - h }: ButtonProps) {
  const { fill, line, content } = BUTTONS[kind];
  const size = h >= 20 ? 6 : 5;
  const iconX = text === 0 ? x + w / 2 : x + h / 2 + 2;
  return (
    <>
      {(fill ?? line) && <Box x={x} y={y} w={w} h={h} r={h / 2} fill={fill} line={line} width={line && 1.5} />}
      {icon && <Icon name={icon} x={iconX} y={y + h / 2} size={h * 0.55} tone={content} />}
      {text > 0 && (
        <Text x={x + w / 2 + (icon ? h * 0.3 : 0)} y={y + h / 2} w={text} size={size} tone={content} align="center" />
      )}
    </>
  );
}

interface FieldProps extends Place {
  /** Left upper corner at `x` and `y`. */
  w: number;
  h?: number;
  /** Width of the text in it; 0: none. */
  text?: number;
  tone?: Tone;
  /** Has the focus. */
  focus?: boolean;
  /** Icon at the start. */
  icon?: IconName | undefined;
  /** Icon at the end. */
  end?: IconName | undefined;
  /** Color of the outline. */
  line?: Tone;
}

/** A text field or the toggle of a select. */
export function Field({ x, y, w, h = 26, text = w * 0.4, tone = 'text', focus = false, icon, end, line }: FieldProps) {
  const middle = y + h / 2;
  const start = x + (icon ? 28 : 10);
  const outline = line ?? (focus ? 'accent' : undefined);
  return (
    <>
      <Box x={x} y={y} w={w} h={h} r={6} fill="surface" line={outline ?? 'text'} width={outline ? 2 : 1.25} />
      {icon && <Icon name={icon} x={x + 15} y={middle} size={13} tone="text" />}
      {text > 0 && <Text x={start} y={middle} w={text} tone={tone} />}
      {focus && <Path d={`M${start + (text > 0 ? text + 5 : 0)} ${middle - h / 4}v${h / 2}`} line="accent" width={2} />}
      {end && <Icon name={end} x={x + w - 14} y={middle} size={12} />}
    </>
  );
}

/** A checkbox. */
export function Checkbox({ x, y, size = 14, checked }: Place & { size?: number; checked?: boolean }) {
  const half = size / 2;
  const box = { x: x - half, y: y - half, w: size, h: size, r: 3 };
  return checked ? (
    <>
      <Box {...box} fill="accent" />
      <Icon name="check" x={x} y={y} size={size * 0.75} tone="on-accent" width={2.5} />
    </>
  ) : (
    <Box {...box} fill="surface" line="text" width={1.5} />
  );
}

/** A radio button. */
export function Radio({ x, y, r = 7, checked }: Place & { r?: number; checked?: boolean }) {
  return checked ? (
    <>
      <Dot x={x} y={y} r={r} fill="accent" />
      <Dot x={x} y={y} r={r * 0.4} fill="on-accent" />
    </>
  ) : (
    <Dot x={x} y={y} r={r} fill="surface" line="text" width={1.5} />
  );
}

/** A switch. */
export function Switch({ x, y, w = 30, on }: Place & { w?: number; on?: boolean }) {
  const h = w * 0.56;
  return (
    <>
      <Box x={x - w / 2} y={y - h / 2} w={w} h={h} r={h / 2} fill={on ? 'accent' : 'text'} />
      <Dot x={x + (w / 2 - h / 2) * (on ? 1 : -1)} y={y} r={h / 2 - 2.5} fill={on ? 'on-accent' : 'surface'} />
    </>
  );
}

type StatusKind = 'success' | 'warning' | 'danger' | 'info' | 'custom';

const STATUSES: Record<StatusKind, { tone: Tone; icon: IconName }> = {
  success: { tone: 'success', icon: 'check' },
  warning: { tone: 'warning', icon: 'info' },
  danger: { tone: 'danger', icon: 'info' },
  info: { tone: 'second', icon: 'info' },
  custom: { tone: 'third', icon: 'bell' }
};

/** The icon of a status. */
export function Status({ kind, x, y, r = 9 }: Place & { kind: StatusKind; r?: number }) {
  const { tone, icon } = STATUSES[kind];
  const isExclamation = kind === 'warning' || kind === 'danger';
  return (
    <>
      {kind === 'warning' ? (
        <Path d={`M${x} ${y - r * 0.9}l${r} ${r * 1.7}h${-2 * r}z`} fill={tone} line={tone} width={r * 0.35} />
      ) : (
        <Dot x={x} y={y} r={r} fill={tone} />
      )}
      {isExclamation ? (
        <Path
          d={`M${x} ${y - r * 0.42}v${r * 0.5}m0 ${r * 0.42}h.1`}
          line={kind === 'warning' ? 'on-warning' : 'on-status'}
          width={r * 0.24}
        />
      ) : (
        <Icon name={icon} x={x} y={y} size={r * 1.3} tone="on-status" width={2.4} />
      )}
    </>
  );
}

/** A person. */
export function Avatar({
  x,
  y,
  r = 12,
  tone = 'soft',
  ink = 'accent'
}: Place & { r?: number; tone?: Tone; ink?: Tone }) {
  const shoulders = `M${x - r * 0.62} ${y + r * 0.78}a${r * 0.62} ${r * 0.55} 0 0 1 ${r * 1.24} 0a${r} ${r} 0 0 1 ${-r * 1.24} 0z`;
  return (
    <>
      <Dot x={x} y={y} r={r} fill={tone} />
      <Dot x={x} y={y - r * 0.2} r={r * 0.36} fill={ink} />
      <Path d={shoulders} fill={ink} />
    </>
  );
}

interface TagProps extends Place {
  /** Left edge at `x`, center at `y`. */
  w: number;
  h?: number;
  tone?: Tone;
  content?: Tone;
  line?: Tone;
  /** With a button that removes it. */
  closable?: boolean;
}

/** A label: a short word on a colored pill. */
export function Tag({ x, y, w, h = 18, tone = 'soft', content = 'accent', line, closable }: TagProps) {
  return (
    <>
      <Box x={x} y={y - h / 2} w={w} h={h} r={h / 2} fill={tone} line={line} width={line && 1.5} />
      <Text x={x + h / 2} y={y} w={w - h - (closable ? 12 : 0)} size={h >= 16 ? 5 : 4} tone={content} />
      {closable && <Icon name="close" x={x + w - h / 2 - 1} y={y} size={h * 0.5} tone={content} width={2.4} />}
    </>
  );
}

/** The pointer, with its tip at `x` and `y`: an arrow to the upper left in both directions of reading. */
export function Cursor({ x, y }: Place) {
  return (
    <Unmirrored>
      <Path at={[x, y]} d="M0 0l8.5 23 5-9.5 9.5-4z" fill="ink" line="surface" width={2.5} />
    </Unmirrored>
  );
}
