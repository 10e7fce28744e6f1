import {
  At,
  Box,
  Cursor,
  Dot,
  type Drawings,
  Glyphs,
  Icon,
  type IconName,
  Path,
  Rule,
  Surface,
  Text
} from 'patternbook/drawing';

const ICONS: IconName[] = [
  'bell',
  'cog',
  'user',
  'search',
  'folder',
  'calendar',
  'star',
  'lock',
  'trash',
  'server',
  'link',
  'filter',
  'home',
  'upload',
  'clock'
];

/** Foundations: colors, icons, motion, themes. */
export const foundations: Drawings = {
  '/design-foundations/colors': (
    <>
      <Surface x={40} y={24} w={240} h={152} />
      {(['accent', 'mid', 'soft'] as const).map((tone, row) => (
        <Box key={tone} x={58} y={42 + row * 40} w={36} h={32} r={8} fill={tone} />
      ))}
      {(['second', 'third', 'success'] as const).map((tone, row) => (
        <Box key={tone} x={104} y={42 + row * 40} w={36} h={32} r={8} fill={tone} />
      ))}
      {(['warning', 'danger', 'ink'] as const).map((tone, row) => (
        <Box key={tone} x={150} y={42 + row * 40} w={36} h={32} r={8} fill={tone} />
      ))}
      <Path d="M236 52q26 34 26 52a26 26 0 0 1-52 0q0-18 26-52z" fill="accent" line="surface" width={2} />
      <Path d="M222 106a15 15 0 0 0 12 13" line="on-accent" width={4} />
      <Text x={212} y={152} w={50} align="start" />
    </>
  ),
  '/design-foundations/breakpoints': (
    <>
      <Surface x={36} y={24} w={248} h={152} />
      <Box x={52} y={40} w={52} h={120} r={8} fill="soft" />
      <Text x={62} y={58} w={32} align="start" />
      <Text x={62} y={76} w={24} align="start" />
      <Box x={132} y={40} w={136} h={120} r={8} fill="soft" />
      <Text x={142} y={58} w={50} align="start" />
      <Text x={208} y={58} w={50} align="start" />
      <Text x={142} y={76} w={40} align="start" />
      <Text x={208} y={76} w={44} align="start" />
      <Path d="M118 32v136" line="accent" width={5} />
      <Dot x={118} y={100} r={11} fill="accent" />
    </>
  ),
  '/design-foundations/icons': (
    <>
      {ICONS.map((name, index) => {
        const x = 56 + (index % 5) * 52;
        const y = 48 + Math.floor(index / 5) * 52;
        const isChosen = index === 7;
        return (
          <At key={name}>
            <Box
              x={x - 21}
              y={y - 21}
              w={42}
              h={42}
              r={10}
              fill={isChosen ? 'accent' : 'surface'}
              line={isChosen ? 'accent' : 'line'}
            />
            <Icon name={name} x={x} y={y} size={20} tone={isChosen ? 'on-accent' : 'ink'} width={1.8} />
          </At>
        );
      })}
    </>
  ),
  '/design-foundations/spacers': (
    <>
      <Surface x={36} y={24} w={248} h={152} />
      <Box x={56} y={44} w={80} h={112} r={8} fill="soft" />
      <Box x={184} y={44} w={80} h={112} r={8} fill="soft" />
      <Text x={70} y={64} w={[50, 38]} gap={18} tone="mid" />
      <Text x={198} y={64} w={[50, 38]} gap={18} tone="mid" />
      <Box x={136} y={44} w={48} h={112} r={0} fill="accent" opacity={0.25} />
      <Path d="M138 100h44m-36-8-8 8 8 8m28-16 8 8-8 8" line="accent" width={4} />
    </>
  ),
  '/design-foundations/typography': (
    <>
      <Surface x={36} y={24} w={248} h={152} />
      <Glyphs text="Aa" x={96} y={92} size={58} tone="accent" width={8} />
      <Glyphs text="Aa" x={190} y={100} size={36} width={5} />
      <Glyphs text="Aa" x={250} y={108} size={20} width={3} />
      <Rule x={56} y={134} w={208} tone="line" width={2} />
      <Text x={56} y={152} w={140} />
    </>
  ),
  '/design-foundations/usage-and-behavior': (
    <>
      <Surface x={28} y={66} w={84} h={68} />
      <Text x={44} y={90} w={[52, 36]} gap={18} tone="ink" />
      <Path d="M116 100h28c16 0 12-52 36-52h16M144 100c16 0 12 52 36 52h16" line="accent" width={4} />
      <Surface x={200} y={20} w={92} h={60} />
      <Dot x={222} y={40} r={6} fill="accent" />
      <Text x={236} y={38} w={38} />
      <Dot x={222} y={60} r={6} fill="surface" line="mid" width={2} />
      <Text x={236} y={58} w={30} />
      <Surface x={200} y={120} w={92} h={60} />
      <Box x={216} y={138} w={60} h={22} r={5} fill="surface" line="mid" width={2} />
      <Path d="M256 146l6 6 6-6" line="ink" width={3} />
    </>
  ),
  '/design-foundations/motion': (
    <>
      <Surface x={40} y={22} w={240} h={156} />
      <Path d="M64 40v116h192" line="text" width={2} />
      <Path d="M64 156C150 156 130 56 256 56" line="accent" width={5} />
      <Dot x={92} y={153} r={8} fill="accent" opacity={0.2} />
      <Dot x={126} y={137} r={9} fill="accent" opacity={0.35} />
      <Dot x={158} y={103} r={10} fill="accent" opacity={0.55} />
      <Dot x={200} y={66} r={14} fill="accent" line="surface" width={3} raised />
      <Path d="M222 90h34m-8-7 8 7-8 7" line="mid" width={3} />
    </>
  ),
  '/design-foundations/theming': (
    <>
      <Surface x={34} y={26} w={160} h={148} />
      <Text x={54} y={50} w={72} size={9} tone="ink" />
      <Text x={54} y={76} w={[96, 80]} gap={18} />
      <Box x={54} y={132} w={64} h={24} r={12} fill="accent" />
      <Box x={148} y={26} w={138} h={148} r={12} fill="ink" line="line" raised />
      <Text x={168} y={50} w={72} size={9} tone="surface" />
      <Text x={168} y={76} w={[96, 80]} gap={18} tone="mid" />
      <Box x={168} y={132} w={64} h={24} r={12} fill="mid" />
      <Path d="M262 120a20 20 0 1 0 12 34a24 24 0 0 1-12-34z" fill="surface" />
    </>
  ),
  '/design-foundations/about-design-foundations': (
    <>
      <Surface x={28} y={26} w={84} h={148} />
      <Glyphs text="Aa" x={70} y={70} size={32} width={4.5} />
      <Text x={46} y={116} w={[48, 36, 42]} gap={16} />
      <Surface x={122} y={26} w={84} h={68} />
      <Dot x={148} y={60} r={16} fill="accent" />
      <Dot x={164} y={60} r={16} fill="second" opacity={0.85} />
      <Dot x={180} y={60} r={16} fill="third" opacity={0.85} />
      <Surface x={122} y={106} w={84} h={68} />
      <Box x={138} y={122} w={52} h={36} line="accent" width={2} dash />
      <Box x={152} y={132} w={24} h={16} fill="accent" />
      <Surface x={216} y={26} w={76} h={148} />
      <Icon name="star" x={254} y={58} size={28} tone="accent" />
      <Path d="M232 152C256 152 250 96 278 96" line="accent" width={4} />
      <Dot x={278} y={96} r={6} fill="accent" />
    </>
  )
};

/** Utility classes: what each does to an element. */
export const utilities: Drawings = {
  '/utility-classes/accessibility': (
    <>
      <Dot x={160} y={100} r={74} fill="surface" line="accent" width={5} raised />
      <Dot x={160} y={58} r={12} fill="accent" />
      <Path d="M118 82l42 10 42-10M160 92v30M160 122l-18 36M160 122l18 36" line="accent" width={10} />
    </>
  ),
  '/utility-classes/alignment': (
    <>
      <Surface x={50} y={24} w={220} h={152} />
      <Text x={68} y={48} w={[124, 84]} size={8} gap={18} tone="ink" />
      <Text x={160} y={92} w={[132, 92]} size={8} gap={18} tone="accent" align="center" />
      <Text x={252} y={136} w={[116, 78]} size={8} gap={18} tone="ink" align="end" />
      <Rule x={160} y={76} h={48} tone="soft" width={2} dash />
    </>
  ),
  '/utility-classes/background-color': (
    <>
      {(['surface', 'soft', 'mid', 'accent'] as const).map((tone, index) => (
        <Surface key={tone} x={46 + index * 44} y={34 + index * 20} w={96} h={72} fill={tone} />
      ))}
      <Text x={194} y={130} w={[64, 48]} tone="on-accent" />
    </>
  ),
  '/utility-classes/box-shadow': (
    <>
      <Box x={92} y={50} w={152} h={116} r={14} fill="accent" opacity={0.12} />
      <Box x={86} y={44} w={152} h={116} r={14} fill="accent" opacity={0.16} />
      <Box x={80} y={36} w={152} h={116} r={14} fill="surface" line="line" raised />
      <Text x={102} y={66} w={72} size={8} tone="ink" />
      <Text x={102} y={90} w={[108, 92, 100]} gap={17} />
    </>
  ),
  '/utility-classes/display': (
    <>
      <Surface x={34} y={34} w={112} h={132} />
      <Box x={48} y={50} w={84} h={28} r={5} fill="accent" />
      <Box x={48} y={86} w={84} h={28} r={5} fill="mid" />
      <Box x={48} y={122} w={84} h={28} r={5} fill="mid" />
      <Surface x={174} y={34} w={112} h={132} />
      <Box x={186} y={50} w={26} h={28} r={5} fill="accent" />
      <Box x={217} y={50} w={26} h={28} r={5} fill="mid" />
      <Box x={248} y={50} w={26} h={28} r={5} fill="mid" />
      <Box x={187} y={96} w={86} h={54} r={5} line="mid" width={1.5} dash />
      <Path d="M216 138l28-30" line="mid" width={3} />
    </>
  ),
  '/utility-classes/flex': (
    <>
      <Box x={30} y={50} w={260} h={100} r={10} fill="surface" line="mid" width={1.5} dash />
      <Box x={46} y={76} w={48} h={48} r={6} fill="accent" />
      <Box x={122} y={64} w={36} h={72} r={6} fill="mid" />
      <Box x={214} y={82} w={60} h={36} r={6} fill="accent" />
      <Path d="M100 100h16M164 100h44m-8-7 8 7-8 7" line="text" width={2.5} />
      <Path d="M46 166h228m-220-7-8 7 8 7m212-14 8 7-8 7" line="mid" width={2.5} />
    </>
  ),
  '/utility-classes/float': (
    <>
      <Surface x={44} y={22} w={232} h={156} />
      <Box x={60} y={38} w={84} h={72} r={6} fill="accent" />
      <Path d="M82 74h36m-28-9-9 9 9 9" line="on-accent" width={4} />
      <Text x={158} y={46} w={[100, 88, 96, 70]} gap={19} />
      <Text x={60} y={126} w={[196, 178, 120]} gap={18} />
    </>
  ),
  '/utility-classes/sizing': (
    <>
      <Box x={70} y={30} w={192} h={112} r={8} fill="surface" line="mid" width={1.5} dash />
      <Box x={70} y={30} w={118} h={68} r={8} fill="accent" raised />
      <Path d="M70 164h192m-184-7-8 7 8 7m176-14 8 7-8 7" line="ink" width={2.5} />
      <Path d="M44 30v112m-7-104 7-8 7 8m-14 96 7 8 7-8" line="ink" width={2.5} />
      <Cursor x={182} y={92} />
    </>
  ),
  '/utility-classes/spacing': (
    <>
      <Box x={50} y={24} w={220} h={152} r={8} fill="soft" line="mid" width={1.5} dash />
      <Box x={88} y={54} w={144} h={92} r={8} fill="surface" line="accent" width={2} />
      <Box x={116} y={80} w={88} h={40} r={6} fill="accent" />
      <Path d="M160 30v18M160 152v18M56 100h26M238 100h26" line="accent" width={3} />
      <Path d="M160 60v14M160 126v14M94 100h16M210 100h16" line="mid" width={3} />
    </>
  ),
  '/utility-classes/text': (
    <>
      <Surface x={44} y={24} w={232} h={152} />
      <Glyphs text="A" x={84} y={72} size={44} tone="accent" width={6} />
      <Glyphs text="a" x={128} y={78} size={32} width={4.5} />
      <Glyphs text="B" x={180} y={72} size={30} width={6} />
      <Glyphs text="I" x={216} y={72} size={30} width={3.5} />
      <Glyphs text="T" x={248} y={72} size={26} width={3} />
      <Rule x={239} y={94} w={18} tone="ink" width={3} />
      <Text x={64} y={122} w={[192, 168]} gap={18} size={7} />
      <Text x={64} y={158} w={96} size={7} tone="accent" />
    </>
  )
};
