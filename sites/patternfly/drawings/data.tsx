import {
  At,
  Avatar,
  Box,
  Button,
  Checkbox,
  Cursor,
  Dot,
  type Drawings,
  Field,
  Glyphs,
  Icon,
  Path,
  Rule,
  Status,
  Surface,
  Tag,
  Text
} from 'patternbook/drawing';

/** Tables, lists and marks of data. */
export const data: Drawings = {
  '/components/table': (
    <>
      <Surface x={26} y={22} w={268} h={156} />
      <Path d="M36 22h248a10 10 0 0 1 10 10v20H26V32a10 10 0 0 1 10-10z" fill="fill" />
      <Checkbox x={46} y={37} size={13} />
      <Text x={66} y={37} w={40} tone="ink" />
      <Icon name="sort-down" x={117} y={37} size={12} tone="accent" />
      <Text x={150} y={37} w={36} tone="ink" />
      <Text x={222} y={37} w={44} tone="ink" />
      <Box x={27} y={83} w={266} h={32} r={0} fill="soft" />
      {[67, 99, 131, 163].map((y, row) => (
        <At key={y} y={y}>
          <Rule x={26} y={-16} w={268} />
          <Checkbox x={46} y={0} size={13} checked={row === 1} />
          <Text x={66} y={0} w={[58, 48, 64, 44][row] ?? 0} tone={row === 1 ? 'accent' : 'text'} />
          <Text x={150} y={0} w={[40, 48, 32, 44][row] ?? 0} />
          <Text x={222} y={0} w={[40, 32, 46, 36][row] ?? 0} />
        </At>
      ))}
    </>
  ),
  '/components/data-list': (
    <>
      <Surface x={26} y={22} w={268} h={156} />
      <DataRow y={48} checked />
      <Rule x={26} y={74} w={268} />
      <DataRow y={100} />
      <Rule x={26} y={126} w={268} />
      <DataRow y={152} />
    </>
  ),
  '/components/description-list': (
    <>
      <Surface x={34} y={26} w={252} h={148} />
      {[54, 102, 150].map((y, row) => (
        <At key={y} y={y - 12}>
          <Text x={54} y={0} w={[52, 64, 44][row] ?? 0} size={7} tone="ink" />
          <Text x={54} y={17} w={[84, 70, 92][row] ?? 0} />
          <Text x={174} y={0} w={[60, 46, 56][row] ?? 0} size={7} tone="ink" />
          <Text x={174} y={17} w={[72, 90, 64][row] ?? 0} tone={row === 1 ? 'accent' : 'text'} />
        </At>
      ))}
    </>
  ),
  '/components/list': (
    <>
      <Surface x={52} y={22} w={216} h={156} />
      {[50, 80].map((y, row) => (
        <At key={y} y={y}>
          <Dot x={80} y={0} r={5} fill="accent" />
          <Text x={100} y={0} w={[132, 108][row] ?? 0} size={7} />
        </At>
      ))}
      {[120, 150].map((y, row) => (
        <At key={y} y={y}>
          <Glyphs text={String(row + 1)} x={80} y={0} size={15} tone="accent" />
          <Text x={100} y={0} w={[120, 140][row] ?? 0} size={7} />
        </At>
      ))}
    </>
  ),
  '/components/card': (
    <>
      <Surface x={86} y={16} w={148} h={168} r={12} />
      <Path d="M98 16h124a12 12 0 0 1 12 12v50H86V28a12 12 0 0 1 12-12z" fill="soft" />
      <Path d="M104 78l36-36 24 24 16-14 30 26z" fill="mid" />
      <Dot x={204} y={38} r={8} fill="accent" />
      <Text x={102} y={98} w={84} size={8} tone="ink" />
      <Icon name="kebab" x={219} y={98} size={14} />
      <Text x={102} y={118} w={[112, 94]} />
      <Button x={102} y={150} w={64} h={22} />
    </>
  ),
  '/components/tile': (
    <>
      {[30, 122, 214].map((x, index) => (
        <Surface key={x} x={x} y={52} w={76} h={96} {...(index === 1 && { line: 'accent', width: 3, fill: 'soft' })} />
      ))}
      <Icon name="server" x={68} y={84} size={28} tone="text" width={1.6} />
      <Icon name="bolt" x={160} y={84} size={28} tone="accent" width={1.6} />
      <Icon name="folder" x={252} y={84} size={28} tone="text" width={1.6} />
      <Text x={68} y={122} w={44} tone="ink" align="center" />
      <Text x={160} y={122} w={40} tone="accent" align="center" />
      <Text x={252} y={122} w={46} tone="ink" align="center" />
    </>
  ),
  '/components/label': (
    <>
      <Tag x={38} y={58} w={96} h={34} />
      <Tag x={146} y={58} w={136} h={34} tone="surface" content="ink" line="text" closable />
      <Box x={38} y={84} w={124} h={34} r={17} fill="success" />
      <Icon name="check" x={58} y={101} size={16} tone="on-status" width={2.4} />
      <Text x={72} y={101} w={68} tone="on-status" />
      <Tag x={174} y={101} w={92} h={34} tone="second" content="on-status" />
      <Tag x={38} y={144} w={82} h={34} tone="third" content="on-status" />
      <Tag x={132} y={144} w={120} h={34} closable />
    </>
  ),
  '/components/chip': (
    <>
      <Surface x={30} y={44} w={260} h={112} r={12} fill="fill" />
      <Text x={50} y={68} w={58} size={7} tone="ink" />
      <Icon name="close" x={270} y={68} size={13} tone="text" />
      <Tag x={48} y={96} w={86} h={26} tone="surface" content="ink" line="line" closable />
      <Tag x={142} y={96} w={70} h={26} tone="surface" content="ink" line="line" closable />
      <Tag x={48} y={130} w={66} h={26} tone="surface" content="ink" line="line" closable />
      <Tag x={122} y={130} w={92} h={26} tone="surface" content="ink" line="line" closable />
      <Text x={226} y={130} w={40} tone="accent" />
    </>
  ),
  '/components/avatar': (
    <>
      <Avatar x={58} y={100} r={20} tone="surface" ink="mid" />
      <Avatar x={124} y={100} r={34} tone="soft" ink="accent" />
      <Dot x={228} y={100} r={54} fill="surface" line="accent" width={3} raised />
      <Avatar x={228} y={100} r={46} tone="soft" ink="accent" />
    </>
  ),
  '/components/icon': (
    <>
      <Icon name="star" x={64} y={66} size={22} tone="accent" />
      <Icon name="star" x={112} y={66} size={32} tone="accent" />
      <Icon name="star" x={172} y={66} size={44} tone="accent" />
      <Icon name="star" x={248} y={66} size={58} tone="accent" />
      <Status kind="success" x={76} y={142} r={16} />
      <Status kind="info" x={132} y={142} r={16} />
      <Status kind="custom" x={188} y={142} r={16} />
      <Status kind="warning" x={244} y={142} r={16} />
    </>
  ),
  '/components/timestamp': (
    <>
      <Box x={98} y={34} w={124} h={44} r={8} fill="ink" raised />
      <Path d="M150 78h20l-10 10z" fill="ink" />
      <Text x={160} y={56} w={92} size={7} tone="surface" align="center" />
      <Surface x={44} y={98} w={232} h={64} />
      <Icon name="clock" x={78} y={130} size={32} tone="accent" width={1.7} />
      <Text x={108} y={125} w={70} size={8} tone="ink" />
      <Text x={190} y={125} w={58} size={8} tone="ink" />
      <Path d="M109 142h142" line="accent" width={2.5} dash="0.1 6" />
    </>
  ),
  '/components/title': (
    <>
      <Surface x={36} y={22} w={248} h={156} />
      <Glyphs text="H1" x={66} y={52} size={20} tone="accent" width={3.5} />
      <Text x={96} y={52} w={164} size={18} tone="ink" />
      <Glyphs text="H2" x={66} y={92} size={15} tone="accent" width={2.8} />
      <Text x={96} y={92} w={134} size={13} tone="ink" />
      <Glyphs text="H3" x={66} y={124} size={12} tone="accent" width={2.4} />
      <Text x={96} y={124} w={108} size={9} tone="ink" />
      <Glyphs text="H4" x={66} y={152} size={10} tone="accent" width={2} />
      <Text x={96} y={152} w={84} size={6} tone="ink" />
    </>
  ),
  '/components/content': (
    <>
      <Surface x={66} y={14} w={188} h={172} />
      <Text x={86} y={38} w={104} size={11} tone="ink" />
      <Text x={86} y={60} w={[148, 136]} />
      <Text x={158} y={74} w={44} tone="accent" />
      <Rule x={88} y={94} h={24} tone="accent" width={3} />
      <Text x={100} y={99} w={[118, 96]} tone="mid" />
      <Text x={86} y={136} w={62} size={8} tone="ink" />
      <Dot x={90} y={154} r={3} fill="accent" />
      <Text x={102} y={154} w={100} />
      <Dot x={90} y={169} r={3} fill="accent" />
      <Text x={102} y={169} w={80} />
    </>
  ),
  '/components/truncate': (
    <>
      <Box x={46} y={42} w={228} h={42} r={8} fill="ink" raised />
      <Path d="M224 84h20l-10 10z" fill="ink" />
      <Text x={62} y={63} w={196} size={7} tone="surface" />
      <Surface x={46} y={106} w={228} h={52} />
      <Text x={64} y={132} w={142} size={8} tone="ink" />
      <Path d="M220 134h.1M234 134h.1M248 134h.1" line="accent" width={7} />
    </>
  ),
  '/components/divider': (
    <>
      <Surface x={40} y={24} w={240} h={152} />
      <Text x={60} y={50} w={90} size={8} tone="text" />
      <Text x={60} y={70} w={180} tone="fill" />
      <Path d="M60 96h200" line="accent" width={3} />
      <Text x={60} y={124} w={[68, 54]} gap={20} />
      <Path d="M160 112v48" line="accent" width={3} />
      <Text x={178} y={124} w={[72, 60]} gap={20} />
    </>
  ),
  '/components/panel': (
    <>
      <Surface x={58} y={22} w={204} h={156} />
      <Text x={78} y={44} w={82} size={8} tone="ink" />
      <Rule x={58} y={66} w={204} tone="accent" width={2} />
      <Text x={78} y={86} w={[164, 142, 156]} gap={16} />
      <Rule x={58} y={138} w={204} tone="accent" width={2} />
      <Text x={78} y={158} w={70} tone="ink" />
    </>
  ),
  '/components/accordion': (
    <>
      <Surface x={50} y={22} w={220} h={156} />
      <Text x={70} y={43} w={88} size={7} tone="ink" />
      <Icon name="chevron-right" x={248} y={43} size={14} />
      <Rule x={50} y={64} w={220} />
      <Box x={50} y={65} w={5} h={73} r={0} fill="accent" />
      <Text x={70} y={84} w={108} size={7} tone="accent" />
      <Icon name="chevron-down" x={248} y={84} size={14} tone="accent" />
      <Text x={70} y={106} w={[164, 130]} />
      <Rule x={50} y={138} w={220} />
      <Text x={70} y={158} w={74} size={7} tone="ink" />
      <Icon name="chevron-right" x={248} y={158} size={14} />
    </>
  ),
  '/components/expandable-section': (
    <>
      <Surface x={46} y={26} w={228} h={148} />
      <Icon name="chevron-down" x={72} y={54} size={18} tone="accent" width={2.4} />
      <Text x={92} y={54} w={92} size={8} tone="accent" />
      <Rule x={72} y={74} h={46} tone="soft" width={3} />
      <Text x={92} y={80} w={[154, 162, 118]} gap={17} />
      <Icon name="chevron-right" x={72} y={146} size={18} tone="accent" width={2.4} />
      <Text x={92} y={146} w={76} size={8} tone="accent" />
    </>
  ),
  '/components/drag-and-drop': (
    <>
      <Surface x={58} y={24} w={204} h={38} r={8} />
      <Icon name="grip" x={78} y={43} size={16} tone="text" />
      <Text x={98} y={43} w={96} />
      <Box x={58} y={74} w={204} h={38} r={8} line="accent" width={2} dash />
      <Surface x={58} y={140} w={204} h={38} r={8} />
      <Icon name="grip" x={78} y={159} size={16} tone="text" />
      <Text x={98} y={159} w={78} />
      <g transform="rotate(-5 180 108)">
        <Surface x={84} y={90} w={204} h={38} r={8} line="accent" width={2} />
        <Icon name="grip" x={104} y={109} size={16} tone="accent" />
        <Text x={124} y={109} w={112} tone="ink" />
      </g>
      <Cursor x={254} y={102} />
    </>
  ),
  '/components/dual-list-selector': (
    <>
      <Surface x={22} y={28} w={114} h={144} />
      <Text x={36} y={46} w={48} tone="ink" />
      <Field x={34} y={58} w={90} h={20} text={0} icon="search" />
      <Box x={23} y={88} w={112} h={24} r={0} fill="soft" />
      <Text x={38} y={100} w={66} tone="accent" />
      <Text x={38} y={124} w={[54, 70]} gap={24} />
      <Surface x={184} y={28} w={114} h={144} />
      <Text x={198} y={46} w={48} tone="ink" />
      <Field x={196} y={58} w={90} h={20} text={0} icon="search" />
      <Text x={200} y={100} w={[60, 50]} gap={24} />
      <Dot x={160} y={80} r={15} fill="accent" />
      <Icon name="chevron-right" x={161} y={80} size={16} tone="on-accent" />
      <Dot x={160} y={120} r={15} fill="surface" line="line" />
      <Icon name="chevron-left" x={159} y={120} size={16} tone="text" />
    </>
  )
};

/** A row of a data list. */
function DataRow({ y, checked = false }: { y: number; checked?: boolean }) {
  return (
    <At y={y}>
      <Checkbox x={46} y={0} checked={checked} />
      <Icon name="chevron-right" x={68} y={0} size={12} />
      <Text x={84} y={-7} w={checked ? 74 : 62} tone="ink" />
      <Text x={84} y={8} w={96} size={5} />
      <Button x={206} y={-11} w={52} h={22} kind="secondary" />
      <Icon name="kebab" x={276} y={0} size={14} />
    </At>
  );
}
