import {
  Box,
  Button,
  Checkbox,
  Dot,
  type Drawings,
  Field,
  Glyphs,
  Icon,
  Path,
  Rule,
  Surface,
  Tag,
  Text,
  Unmirrored
} from 'patternbook/drawing';

/** Code, dates, and bars of tools. */
export const tools: Drawings = {
  '/components/code-block': (
    <>
      <Surface x={36} y={32} w={248} h={136} />
      <Rule x={36} y={62} w={248} />
      <Icon name="copy" x={240} y={47} size={15} tone="accent" />
      <Icon name="play" x={264} y={47} size={14} tone="accent" />
      <CodeLines x={54} y={82} />
    </>
  ),
  '/components/code-editor': (
    <>
      <Surface x={26} y={18} w={268} h={164} />
      <Icon name="copy" x={46} y={35} size={14} tone="accent" />
      <Icon name="upload" x={70} y={35} size={14} tone="accent" />
      <Icon name="download" x={94} y={35} size={14} tone="accent" />
      <Tag x={230} y={35} w={50} h={16} />
      <Rule x={26} y={52} w={268} />
      <Path d="M26.5 53H60v128.500H36a9.5 9.5 0 0 1-9.5-9.500z" fill="fill" />
      {['1', '2', '3', '4', '5'].map((number, index) => (
        <Glyphs key={number} text={number} x={45} y={71 + index * 22} size={9} tone="text" />
      ))}
      <CodeLines x={74} y={71} gap={22} />
      <Box x={72} y={149} w={212} h={20} r={3} fill="soft" />
      <Text x={92} y={159} w={58} tone="accent" />
      <Rule x={156} y={151} h={16} tone="accent" width={2} />
    </>
  ),
  '/components/toolbar': (
    <>
      <Surface x={20} y={22} w={280} h={156} />
      <Checkbox x={38} y={44} size={13} />
      <Field x={54} y={32} w={74} h={24} icon="filter" text={20} end="chevron-down" />
      <Field x={134} y={32} w={76} h={24} icon="search" text={30} />
      <Button x={218} y={33} w={50} h={22} text={28} />
      <Icon name="kebab" x={284} y={44} size={15} />
      <Tag x={38} y={76} w={62} h={20} closable />
      <Tag x={106} y={76} w={54} h={20} closable />
      <Text x={172} y={76} w={48} tone="accent" />
      <Rule x={20} y={96} w={280} />
      <Text x={38} y={114} w={54} tone="fill" />
      <Text x={130} y={114} w={60} tone="fill" />
      <Text x={222} y={114} w={50} tone="fill" />
      <Rule x={20} y={128} w={280} />
      <Text x={38} y={144} w={66} tone="fill" />
      <Text x={130} y={144} w={46} tone="fill" />
      <Text x={222} y={144} w={60} tone="fill" />
    </>
  ),
  '/components/date-and-time/calendar-month': (
    <>
      <Surface x={70} y={10} w={180} h={180} />
      <Month x={160} y={10} />
    </>
  ),
  '/components/date-and-time/date-picker': (
    <>
      <Field x={62} y={12} w={156} h={34} text={76} tone="ink" line="accent" />
      <Box x={224} y={12} w={34} h={34} r={8} fill="accent" />
      <Icon name="calendar" x={241} y={29} size={18} tone="on-accent" />
      <Surface x={62} y={52} w={152} h={138} />
      <Month x={138} y={50} step={19} rows={4} row={21} />
    </>
  ),
  '/components/date-and-time/time-picker': (
    <>
      <Box x={80} y={18} w={160} h={40} r={8} fill="surface" line="accent" width={2} />
      <Icon name="clock" x={104} y={38} size={20} tone="accent" />
      <Glyphs text="10:30" x={156} y={38} size={15} />
      <Surface x={80} y={64} w={160} h={118} />
      <Glyphs text="10:00" x={122} y={82} size={11} tone="text" />
      <Box x={81} y={95} w={158} h={28} r={0} fill="soft" />
      <Glyphs text="10:30" x={122} y={109} size={11} tone="accent" />
      <Icon name="check" x={220} y={109} size={14} tone="accent" />
      <Glyphs text="11:00" x={122} y={137} size={11} tone="text" />
      <Glyphs text="11:30" x={122} y={164} size={11} tone="text" />
    </>
  ),
  '/components/date-and-time/date-and-time-picker': (
    <>
      <Surface x={24} y={16} w={272} h={40} r={8} line="text" />
      <Icon name="calendar" x={46} y={36} size={18} tone="accent" />
      <Text x={64} y={36} w={72} size={7} tone="ink" />
      <Rule x={176} y={16} h={40} tone="text" />
      <Icon name="clock" x={198} y={36} size={18} tone="accent" />
      <Glyphs text="9:45" x={240} y={36} size={13} />
      <Surface x={24} y={62} w={146} h={126} />
      <Month x={97} y={60} step={18} rows={4} row={19} />
      <Surface x={178} y={62} w={118} h={108} />
      <Glyphs text="9:30" x={214} y={82} size={10} tone="text" />
      <Box x={179} y={94} w={116} h={26} r={0} fill="soft" />
      <Glyphs text="9:45" x={214} y={107} size={10} tone="accent" />
      <Glyphs text="10:00" x={218} y={132} size={10} tone="text" />
      <Glyphs text="10:15" x={218} y={155} size={10} tone="text" />
    </>
  )
};

/** Lines of highlighted code. */
function CodeLines({ x, y, gap = 18 }: { x: number; y: number; gap?: number }) {
  return (
    <Unmirrored>
      <Text x={x} y={y} w={34} tone="second" />
      <Text x={x + 42} y={y} w={52} tone="accent" />
      <Text x={x + 102} y={y} w={22} />
      <Text x={x + 18} y={y + gap} w={46} tone="third" />
      <Text x={x + 72} y={y + gap} w={72} />
      <Text x={x + 18} y={y + gap * 2} w={28} tone="second" />
      <Text x={x + 54} y={y + gap * 2} w={40} tone="accent" />
      <Text x={x + 102} y={y + gap * 2} w={58} tone="third" />
      <Text x={x + 36} y={y + gap * 3} w={64} />
      {gap < 20 && <Text x={x} y={y + gap * 4} w={20} tone="second" />}
    </Unmirrored>
  );
}

interface MonthProps {
  /** Center and top. */
  x: number;
  y: number;
  step?: number;
  row?: number;
  rows?: number;
}

/** A month: its name, and a dot for each day, one of them selected. */
function Month({ x, y, step = 22, row = 24, rows = 5 }: MonthProps) {
  const left = x - step * 3;
  const top = y + 52;
  const dots = Array.from(
    { length: rows * 7 },
    (_, day) => `M${left + (day % 7) * step} ${top + Math.floor(day / 7) * row}h.1`
  );
  const selected = { x: left + step * 4, y: top + row * 2 };
  return (
    <>
      <Icon name="chevron-left" x={left} y={y + 22} size={12} />
      <Text x={x} y={y + 22} w={step * 2.6} size={7} tone="ink" align="center" />
      <Icon name="chevron-right" x={left + step * 6} y={y + 22} size={12} />
      <Path d={dots.filter((_, day) => day >= 2 && day < dots.length - 2).join('')} line="text" width={step / 3} />
      <Path d={dots.filter((_, day) => day < 2 || day >= dots.length - 2).join('')} line="line" width={step / 3} />
      <Dot x={selected.x} y={selected.y} r={step * 0.45} fill="accent" />
      <Dot x={selected.x} y={selected.y} r={step / 6} fill="on-accent" />
    </>
  );
}
