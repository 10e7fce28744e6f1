import {
  At,
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
  Picture,
  Rule,
  Status,
  Surface,
  Tag,
  Text,
  type Tone
} from 'patternbook/drawing';

/** Component groups. */
export const groups: Drawings = {
  '/component-groups/about-component-groups': (
    <>
      <Box x={26} y={20} w={268} h={160} r={14} line="accent" width={2} dash />
      <Surface x={44} y={38} w={110} h={124} />
      <Box x={58} y={54} w={26} h={26} r={7} fill="accent" />
      <Text x={92} y={67} w={44} tone="ink" />
      <Text x={58} y={98} w={[80, 66]} />
      <Button x={58} y={130} w={54} h={18} />
      <Surface x={166} y={38} w={110} h={56} />
      <Text x={180} y={58} w={52} tone="ink" />
      <Text x={180} y={74} w={80} />
      <Surface x={166} y={106} w={110} h={56} />
      <Status kind="success" x={188} y={134} />
      <Text x={204} y={134} w={54} tone="ink" />
    </>
  ),
  '/component-groups/ansible': (
    <>
      <Dot x={100} y={100} r={46} fill="ink" raised />
      <Path d="M78 122l22-50 22 50-34-26" line="surface" width={7} />
      <Surface x={164} y={64} w={118} h={32} />
      <Status kind="success" x={182} y={80} r={8} />
      <Text x={198} y={80} w={66} tone="ink" />
      <Surface x={164} y={106} w={118} h={32} />
      <Dot x={182} y={122} r={8} fill="text" />
      <Icon name="close" x={182} y={122} size={9} tone="surface" width={2.5} />
      <Text x={198} y={122} w={52} />
    </>
  ),
  '/component-groups/bulk-select': (
    <>
      <Surface x={72} y={26} w={132} h={36} r={8} line="accent" width={2} />
      <Box x={86} y={36} w={16} h={16} r={3} fill="accent" />
      <Icon name="minus" x={94} y={44} size={12} tone="on-accent" width={2.5} />
      <Text x={112} y={44} w={52} tone="ink" />
      <Icon name="chevron-down" x={186} y={44} size={12} />
      <Surface x={72} y={68} w={176} h={106} />
      <Text x={90} y={88} w={66} />
      <Box x={73} y={102} w={174} h={28} r={0} fill="soft" />
      <Text x={90} y={116} w={84} tone="accent" />
      <Glyphs text="10" x={226} y={116} size={10} tone="accent" />
      <Text x={90} y={146} w={58} />
      <Glyphs text="53" x={226} y={146} size={10} tone="text" />
    </>
  ),
  '/component-groups/close-button': (
    <>
      <Surface x={52} y={42} w={216} h={116} />
      <Text x={72} y={70} w={86} size={8} tone="fill" />
      <Text x={72} y={96} w={[150, 120, 136]} gap={18} tone="fill" />
      <Dot x={240} y={70} r={22} fill="accent" />
      <Icon name="close" x={240} y={70} size={24} tone="on-accent" width={2.4} />
      <Cursor x={248} y={80} />
    </>
  ),
  '/component-groups/column-management-modal': (
    <>
      <Surface x={64} y={14} w={192} h={172} />
      <Text x={82} y={34} w={92} size={8} tone="ink" />
      <Text x={82} y={54} w={44} tone="accent" />
      {[70, 96, 122].map((y, index) => (
        <At key={y} y={y}>
          <Rule x={64} y={-1} w={192} />
          <Icon name="grip" x={84} y={12} size={13} tone="text" />
          <Checkbox x={106} y={12} checked={index !== 1} />
          <Text x={122} y={12} w={[64, 52, 78][index] ?? 0} tone={index === 1 ? 'text' : 'ink'} />
        </At>
      ))}
      <Rule x={64} y={147} w={192} />
      <Button x={82} y={156} w={54} h={20} />
      <Button x={142} y={156} w={48} h={20} kind="plain" />
    </>
  ),
  '/component-groups/deck': (
    <>
      <Surface x={104} y={22} w={176} h={120} fill="fill" />
      <Surface x={84} y={30} w={176} h={124} />
      <Surface x={60} y={40} w={176} h={130} />
      <Picture x={76} y={54} w={144} h={46} tone="soft" ink="mid" />
      <Text x={76} y={114} w={88} tone="ink" />
      <Text x={76} y={130} w={124} size={5} />
      <Path d="M80 153h.1M96 153h.1" line="line" width={7} />
      <Path d="M112 153h12" line="accent" width={7} />
      <Button x={168} y={143} w={52} h={20} />
    </>
  ),
  '/component-groups/error-boundary': (
    <>
      <Box x={30} y={22} w={260} h={156} r={12} fill="surface" line="danger" width={2.5} dash />
      <Path d="M66 42h84l-14 24 16 22-18 20 10 18H66z" fill="surface" line="line" raised />
      <Text x={78} y={58} w={44} tone="ink" />
      <Text x={78} y={78} w={[50, 42]} gap={16} />
      <Path d="M174 48h80v84h-86l-10-18 18-20-16-22z" fill="surface" line="line" raised />
      <Text x={188} y={64} w={40} tone="ink" />
      <Text x={194} y={84} w={[48, 40]} gap={16} />
      <Status kind="danger" x={158} y={90} r={20} />
      <Text x={160} y={156} w={104} tone="ink" align="center" />
    </>
  ),
  '/component-groups/external-link-button': (
    <>
      <Surface x={52} y={108} w={130} h={70} fill="fill" />
      <Path d="M62 108h110a10 10 0 0 1 10 10v6H52v-6a10 10 0 0 1 10-10z" fill="line" />
      <Button x={46} y={36} w={160} h={46} text={84} />
      <Icon name="external" x={182} y={59} size={20} tone="on-accent" />
      <Surface x={166} y={94} w={112} h={84} />
      <Path d="M176 94h92a10 10 0 0 1 10 10v8H166v-8a10 10 0 0 1 10-10z" fill="soft" />
      <Text x={180} y={132} w={[78, 60, 70]} gap={15} />
      <Path d="M214 62c20 0 30 6 30 22m-8-7 8 9 7-9" line="accent" width={3} />
    </>
  ),
  '/component-groups/field-builder': (
    <>
      <Surface x={36} y={20} w={248} h={160} />
      <Text x={54} y={38} w={44} tone="ink" />
      <Text x={158} y={38} w={44} tone="ink" />
      <Field x={52} y={50} w={96} h={26} text={44} tone="ink" />
      <Field x={156} y={50} w={96} h={26} text={36} tone="ink" />
      <Dot x={268} y={63} r={8} fill="fill" />
      <Icon name="minus" x={268} y={63} size={10} />
      <Field x={52} y={86} w={96} h={26} text={30} focus />
      <Field x={156} y={86} w={96} h={26} text={0} end="chevron-down" />
      <Dot x={268} y={99} r={8} fill="fill" />
      <Icon name="minus" x={268} y={99} size={10} />
      <Box x={52} y={122} w={200} h={26} r={6} line="mid" width={1.5} dash />
      <Icon name="plus" x={62} y={164} size={14} tone="accent" />
      <Text x={76} y={164} w={62} tone="accent" />
    </>
  ),
  '/component-groups/list-manager': (
    <>
      <Surface x={62} y={16} w={196} h={168} />
      {[40, 76, 112, 148].map((y, index) => (
        <At key={y} y={y}>
          {index > 0 && <Rule x={62} y={-18} w={196} />}
          <Icon name="grip" x={84} y={0} size={15} tone={index === 1 ? 'accent' : 'text'} />
          <Checkbox x={108} y={0} size={15} checked={index < 3} />
          <Text x={128} y={0} w={[82, 66, 92, 58][index] ?? 0} tone={index < 3 ? 'ink' : 'text'} />
        </At>
      ))}
      <Icon name="arrow-up" x={240} y={69} size={12} tone="accent" />
      <Icon name="arrow-down" x={240} y={84} size={12} tone="accent" />
    </>
  ),
  '/component-groups/log-snippet': (
    <>
      <Status kind="danger" x={52} y={36} />
      <Text x={70} y={36} w={140} size={7} tone="ink" />
      <Box x={40} y={56} w={240} h={118} r={10} fill="screen" line="line" raised />
      <Text x={58} y={78} w={34} tone="text" />
      <Text x={100} y={78} w={96} tone="on-screen" />
      <Text x={58} y={98} w={34} tone="text" />
      <Text x={100} y={98} w={132} tone="on-screen" />
      <Text x={58} y={118} w={34} tone="text" />
      <Text x={100} y={118} w={110} tone="warning" />
      <Text x={58} y={138} w={34} tone="text" />
      <Text x={100} y={138} w={78} tone="on-screen" />
      <Rule x={60} y={151} h={10} tone="on-screen" width={3} />
    </>
  ),
  '/component-groups/multi-content-card': (
    <>
      <Surface x={20} y={36} w={280} h={128} />
      {[20, 113, 206].map((x, index) => (
        <At key={x} x={x}>
          {index > 0 && <Rule x={0} y={52} h={96} />}
          <Box x={18} y={58} w={24} h={24} r={7} fill={(['accent', 'second', 'third'] as const)[index]} />
          <Text x={18} y={100} w={56} size={7} tone="ink" />
          <Text x={18} y={118} w={[62, 48]} />
        </At>
      ))}
    </>
  ),
  '/component-groups/page-header': (
    <>
      <Surface x={22} y={30} w={276} h={140} />
      <Text x={42} y={52} w={34} tone="accent" />
      <Icon name="chevron-right" x={86} y={52} size={10} tone="text" />
      <Text x={96} y={52} w={40} tone="ink" />
      <Box x={42} y={66} w={30} h={30} r={8} fill="accent" />
      <Icon name="server" x={57} y={81} size={17} tone="on-accent" />
      <Text x={82} y={81} w={84} size={11} tone="ink" />
      <Tag x={176} y={81} w={40} h={18} />
      <Button x={224} y={70} w={56} h={22} />
      <Text x={42} y={112} w={172} />
      <Rule x={22} y={130} w={276} />
      <Text x={42} y={150} w={180} tone="fill" />
    </>
  ),
  '/component-groups/responsive-actions': (
    <>
      <Surface x={24} y={32} w={272} h={52} />
      <Button x={40} y={46} w={66} />
      <Button x={116} y={46} w={66} kind="secondary" />
      <Button x={192} y={46} w={56} kind="secondary" />
      <Icon name="kebab" x={274} y={58} size={16} />
      <Path d="M160 92v18m-7-7 7 8 7-8" line="mid" width={3} />
      <Surface x={92} y={118} w={136} h={52} />
      <Button x={108} y={132} w={66} />
      <Dot x={202} y={144} r={14} fill="soft" />
      <Icon name="kebab" x={202} y={144} size={16} tone="accent" />
    </>
  ),
  '/component-groups/service-card': (
    <>
      <Surface x={62} y={24} w={196} h={152} r={14} />
      <Box x={80} y={42} w={44} h={44} r={12} fill="accent" />
      <Icon name="bolt" x={102} y={64} size={26} tone="on-accent" width={1.8} />
      <Text x={138} y={57} w={84} size={8} tone="ink" />
      <Text x={138} y={74} w={56} />
      <Text x={80} y={104} w={[156, 132]} />
      <Rule x={62} y={136} w={196} />
      <Text x={80} y={156} w={52} tone="accent" />
      <Icon name="arrow-right" x={146} y={156} size={13} tone="accent" />
    </>
  ),
  '/component-groups/severity': (
    <>
      {(['mid', 'warning', 'warning', 'danger'] as const).map((tone, index) => (
        <At key={`${tone} ${index}`} y={36 + index * 43}>
          <SeverityMark level={index + 1} tone={tone} />
          <Text x={128} y={0} w={[74, 100, 88, 80][index] ?? 0} size={8} tone="ink" />
        </At>
      ))}
    </>
  ),
  '/component-groups/shortcut-grid': (
    <>
      <Surface x={28} y={24} w={264} h={152} />
      {[50, 86, 122, 156].map((y, index) => (
        <At key={y} y={y - 4}>
          <Key x={46} y={0} w={34} accent />
          <Icon name="plus" x={90} y={0} size={9} tone="text" />
          <Key x={100} y={0} w={index === 1 ? 34 : 24} />
          <Text x={156} y={0} w={[112, 84, 98, 72][index] ?? 0} tone="ink" />
        </At>
      ))}
    </>
  ),
  '/component-groups/skeleton-table': (
    <>
      <Surface x={28} y={22} w={264} h={156} />
      <Path d="M38 22h244a10 10 0 0 1 10 10v22H28V32a10 10 0 0 1 10-10z" fill="fill" />
      <Text x={46} y={38} w={44} tone="ink" />
      <Text x={132} y={38} w={36} tone="ink" />
      <Text x={214} y={38} w={48} tone="ink" />
      {[70, 101, 132, 163].map((y) => (
        <At key={y} y={y}>
          <Rule x={28} y={-16} w={264} />
          <Path d="M50 0h54M136 0h52M218 0h50" line="line" width={10} />
        </At>
      ))}
      <Path d="M160 54h36l-40 124h-36z" fill="surface" opacity={0.6} />
    </>
  ),
  '/component-groups/stale-data-warning': (
    <>
      <Surface x={44} y={60} w={232} h={80} />
      <Status kind="warning" x={82} y={101} r={18} />
      <Text x={116} y={92} w={92} size={8} tone="ink" />
      <Text x={116} y={112} w={70} />
      <Icon name="clock" x={240} y={100} size={30} tone="text" width={1.8} />
    </>
  ),
  '/component-groups/status': (
    <>
      {(['success', 'warning', 'danger'] as const).map((kind, index) => (
        <At key={kind} y={46 + index * 54}>
          <Status kind={kind} x={98} y={0} r={14} />
          <Text x={126} y={index === 1 ? -6 : 0} w={[84, 108, 72][index] ?? 0} size={8} tone="ink" />
          {index === 1 && <Text x={126} y={11} w={86} size={5} />}
        </At>
      ))}
    </>
  ),
  '/component-groups/tag-count': (
    <>
      <Path d="M62 54h46l56 56-50 46-52-52z" fill="accent" line="accent" width={8} raised />
      <Dot x={84} y={76} r={8} fill="ground" />
      <Glyphs text="11" x={224} y={104} size={46} width={8} />
    </>
  ),
  '/component-groups/warning-modal': (
    <>
      <Box x={20} y={12} w={280} h={176} r={10} fill="backdrop" />
      <Surface x={60} y={36} w={200} h={128} />
      <Status kind="warning" x={84} y={62} r={12} />
      <Text x={106} y={61} w={92} size={8} tone="ink" />
      <Icon name="close" x={242} y={61} size={12} />
      <Text x={78} y={88} w={[160, 132]} />
      <Checkbox x={85} y={118} checked />
      <Text x={100} y={118} w={96} />
      <Button x={78} y={133} w={62} h={20} kind="danger" />
      <Button x={148} y={133} w={52} h={20} kind="plain" />
    </>
  )
};

/** Bars that mean a level of severity. */
function SeverityMark({ level, tone }: { level: number; tone: Tone }) {
  return (
    <>
      {[0, 1, 2, 3].map((bar) => (
        <Box
          key={bar}
          x={76 + bar * 9}
          y={10 - (bar + 1) * 6}
          w={6}
          h={(bar + 1) * 6}
          r={1.5}
          fill={bar < level ? tone : 'line'}
        />
      ))}
    </>
  );
}

/** A key of a keyboard. */
function Key({ x, y, w, accent = false }: { x: number; y: number; w: number; accent?: boolean }) {
  return (
    <>
      <Box x={x} y={y - 10} w={w} h={21} r={5} fill="text" />
      <Box x={x} y={y - 12} w={w} h={20} r={5} fill="surface" line="text" width={1.5} />
      <Text x={x + w / 2} y={y - 2} w={w * 0.5} size={5} tone={accent ? 'accent' : 'ink'} align="center" />
    </>
  );
}
