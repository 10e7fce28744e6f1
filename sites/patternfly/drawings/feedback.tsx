import {
  App,
  Box,
  Button,
  Cursor,
  Dot,
  type Drawings,
  Glyphs,
  Icon,
  Path,
  Rule,
  Status,
  Surface,
  Text
} from 'patternbook/drawing';

/** Messages, states of work, and what opens over a page. */
export const feedback: Drawings = {
  '/components/alert': (
    <>
      <AlertCard y={20} kind="danger" />
      <AlertCard y={78} kind="warning" />
      <AlertCard y={136} kind="success" />
    </>
  ),
  '/components/banner': (
    <>
      <App x={28} y={22} w={264} h={156} masthead={62}>
        <Text x={46} y={106} w={80} size={8} tone="fill" />
        <Text x={46} y={128} w={[200, 164, 182]} gap={16} tone="fill" />
      </App>
      <Box x={29} y={50} w={262} h={33} r={0} fill="surface" />
      <Icon name="menu" x={46} y={68} size={13} tone="text" />
      <Text x={62} y={68} w={46} />
      <Path d="M38 22h244a10 10 0 0 1 10 10v18H28V32a10 10 0 0 1 10-10z" fill="accent" />
      <Icon name="bell" x={78} y={36} size={14} tone="on-accent" />
      <Text x={94} y={36} w={150} tone="on-accent" />
    </>
  ),
  '/components/badge': (
    <>
      <Surface x={60} y={38} w={200} h={54} />
      <Text x={80} y={65} w={88} size={7} tone="ink" />
      <Box x={194} y={52} w={48} h={26} r={13} fill="accent" />
      <Glyphs text="24" x={218} y={65} size={12} tone="on-accent" />
      <Surface x={60} y={108} w={200} h={54} />
      <Text x={80} y={135} w={72} size={7} />
      <Box x={194} y={122} w={48} h={26} r={13} fill="line" />
      <Glyphs text="7" x={218} y={135} size={12} />
    </>
  ),
  '/components/empty-state': (
    <>
      <Surface x={44} y={18} w={232} h={164} />
      <Dot x={160} y={58} r={26} fill="soft" />
      <Icon name="search" x={161} y={59} size={28} tone="accent" width={1.8} />
      <Text x={160} y={102} w={108} size={8} tone="ink" align="center" />
      <Text x={160} y={122} w={[168, 120]} align="center" />
      <Button x={124} y={150} w={72} h={22} />
    </>
  ),
  '/components/hint': (
    <>
      <Box x={36} y={40} w={248} h={120} r={12} fill="soft" line="accent" width={1.5} />
      <Path d="M70 60a14 14 0 0 0-8 25.500v5.500h16v-5.500A14 14 0 0 0 70 60zM64 97h12" line="accent" width={3} />
      <Text x={100} y={68} w={94} size={8} tone="ink" />
      <Icon name="kebab" x={266} y={68} size={15} tone="accent" />
      <Text x={100} y={90} w={[158, 128]} tone="mid" />
      <Text x={100} y={134} w={60} tone="accent" />
    </>
  ),
  '/components/notification-badge': (
    <>
      <Box x={88} y={46} w={122} h={104} r={22} fill="surface" line="line" raised />
      <Icon name="bell" x={149} y={98} size={60} width={1.6} />
      <Box x={178} y={28} w={62} h={40} r={20} fill="accent" line="ground" width={4} />
      <Glyphs text="12" x={209} y={48} size={18} tone="on-accent" />
    </>
  ),
  '/components/notification-drawer': (
    <>
      <App x={24} y={16} w={272} h={168} nav={0}>
        <Text x={42} y={62} w={74} size={8} tone="fill" />
        <Text x={42} y={84} w={[84, 70, 78, 60]} gap={16} tone="fill" />
      </App>
      <Path d="M144 40h152v134a10 10 0 0 1-10 10H144z" fill="surface" line="line" raised />
      <Text x={158} y={56} w={66} size={7} tone="ink" />
      <Icon name="close" x={280} y={56} size={11} />
      <Box x={145} y={68} w={150} h={38} r={0} fill="soft" />
      <Status kind="danger" x={164} y={87} r={7} />
      <Text x={180} y={81} w={78} tone="ink" />
      <Text x={180} y={94} w={94} size={5} />
      <Dot x={284} y={81} r={4} fill="accent" />
      <Status kind="success" x={164} y={125} r={7} />
      <Text x={180} y={119} w={64} tone="ink" />
      <Text x={180} y={132} w={88} size={5} />
      <Rule x={144} y={144} w={152} />
      <Status kind="info" x={164} y={163} r={7} />
      <Text x={180} y={157} w={72} tone="ink" />
      <Text x={180} y={170} w={60} size={5} />
    </>
  ),
  '/components/progress': (
    <>
      <Text x={44} y={46} w={82} size={7} tone="ink" />
      <Glyphs text="60%" x={258} y={45} size={12} />
      <Box x={44} y={60} w={232} h={14} r={7} fill="surface" line="line" />
      <Box x={44} y={60} w={140} h={14} r={7} fill="accent" />
      <Text x={44} y={106} w={64} size={7} tone="ink" />
      <Status kind="success" x={267} y={105} />
      <Box x={44} y={120} w={232} h={8} fill="success" />
      <Text x={44} y={150} w={74} size={7} tone="ink" />
      <Status kind="danger" x={267} y={149} />
      <Box x={44} y={164} w={232} h={8} fill="line" />
      <Box x={44} y={164} w={84} h={8} fill="danger" />
    </>
  ),
  '/components/spinner': (
    <>
      <Dot x={160} y={88} r={44} line="surface" width={14} />
      <Path d="M160 44a44 44 0 0 1 38 66" line="accent" width={14} />
      <Text x={160} y={166} w={72} size={7} align="center" />
    </>
  ),
  '/components/skeleton': (
    <>
      <Surface x={56} y={18} w={208} h={164} />
      <Dot x={92} y={54} r={20} fill="line" />
      <Box x={124} y={40} w={108} h={10} r={5} fill="line" />
      <Box x={124} y={58} w={72} h={10} r={5} fill="line" />
      <Box x={72} y={90} w={176} h={46} r={6} fill="line" />
      <Box x={72} y={148} w={150} h={8} fill="line" />
      <Box x={72} y={162} w={96} h={8} fill="line" />
      <Path d="M186 18h40l-52 164h-40z" fill="surface" opacity={0.55} />
      <Path d="M204 18h10l-52 164h-10z" fill="surface" opacity={0.55} />
    </>
  ),
  '/components/modal': (
    <>
      <App x={20} y={12} w={280} h={176} nav={64} />
      <Box x={20} y={12} w={280} h={176} r={10} fill="backdrop" />
      <Surface x={70} y={40} w={180} h={120} />
      <Text x={88} y={62} w={80} size={8} tone="ink" />
      <Icon name="close" x={231} y={62} size={13} />
      <Text x={88} y={86} w={[142, 124]} />
      <Button x={88} y={124} w={62} h={22} />
      <Button x={160} y={124} w={50} h={22} kind="plain" />
    </>
  ),
  '/components/about-modal': (
    <>
      <App x={20} y={12} w={280} h={176} nav={0} />
      <Box x={20} y={12} w={280} h={176} r={10} fill="backdrop" />
      <Surface x={46} y={28} w={228} h={144} />
      <Path d="M186 172c-16-60 20-128 66-144h12a10 10 0 0 1 10 10v124a10 10 0 0 1-10 10z" fill="soft" />
      <Path d="M216 172c-8-40 14-84 58-100v90a10 10 0 0 1-10 10z" fill="accent" />
      <Icon name="close" x={258} y={44} size={13} />
      <Path d="M66 62l11-20 11 20z" fill="accent" line="accent" width={3} />
      <Text x={98} y={52} w={62} size={9} tone="ink" />
      <Text x={66} y={88} w={38} tone="ink" />
      <Text x={114} y={88} w={52} />
      <Text x={66} y={104} w={30} tone="ink" />
      <Text x={114} y={104} w={40} />
      <Text x={66} y={120} w={36} tone="ink" />
      <Text x={114} y={120} w={56} />
      <Text x={66} y={152} w={96} size={5} />
    </>
  ),
  '/components/backdrop': (
    <>
      <Path d="M40 146l96 34 144-60-96-34z" fill="surface" line="line" raised />
      <Path d="M76 145l30 11 82-34M136 160l60-25" line="line" width={5} />
      <Path d="M40 108l96 34 144-60-96-34z" fill="accent" opacity={0.28} />
      <Path d="M40 108l96 34 144-60-96-34z" line="accent" width={2} />
      <Path d="M94 64l58 20 84-35-58-20z" fill="surface" line="line" raised />
      <Path d="M124 64l32 11M146 55l24 8" line="text" width={5} />
    </>
  ),
  '/components/popover': (
    <>
      <Surface x={66} y={20} w={188} h={104} />
      <Path d="M150 123.500h20l-10 11z" fill="surface" />
      <Status kind="info" x={88} y={44} />
      <Text x={104} y={44} w={76} size={7} tone="ink" />
      <Icon name="close" x={236} y={44} size={12} />
      <Text x={84} y={70} w={[150, 128]} />
      <Text x={84} y={106} w={50} tone="accent" />
      <Button x={114} y={146} w={92} h={32} kind="secondary" text={48} />
    </>
  ),
  '/components/tooltip': (
    <>
      <Box x={82} y={38} w={156} h={50} r={8} fill="ink" raised />
      <Path d="M150 88h20l-10 11z" fill="ink" />
      <Text x={160} y={56} w={[124, 84]} gap={14} tone="surface" align="center" />
      <Dot x={160} y={136} r={24} fill="surface" line="line" />
      <Icon name="question" x={160} y={136} size={26} tone="accent" />
      <Cursor x={172} y={146} />
    </>
  ),
  '/components/drawer': (
    <>
      <App x={24} y={16} w={272} h={168}>
        <Text x={42} y={62} w={62} size={8} tone="fill" />
        <Text x={42} y={84} w={[96, 84, 104, 70, 90]} gap={17} tone="fill" />
      </App>
      <Path d="M172 40h124v134a10 10 0 0 1-10 10H172z" fill="surface" line="line" raised />
      <Path d="M172 40v144" line="accent" width={2.5} />
      <Box x={165} y={96} w={14} h={32} r={7} fill="accent" />
      <Path d="M170 105v14M174 105v14" line="on-accent" width={1.5} />
      <Text x={192} y={60} w={58} size={8} tone="ink" />
      <Icon name="close" x={278} y={60} size={12} />
      <Text x={192} y={84} w={[82, 70]} />
      <Text x={192} y={124} w={[78, 86, 54]} />
    </>
  )
};

function AlertCard({ y, kind }: { y: number; kind: 'danger' | 'warning' | 'success' }) {
  const width = { danger: 96, warning: 120, success: 82 }[kind];
  return (
    <>
      <Surface x={44} y={y} w={232} h={46} />
      <Path d={`M54 ${y}h-1a9 9 0 0 0-9 9v28a9 9 0 0 0 9 9h1z`} fill={kind} />
      <Status kind={kind} x={76} y={y + 23} r={10} />
      <Text x={98} y={y + 17} w={width} tone="ink" />
      <Text x={98} y={y + 31} w={width + 36} size={5} />
      <Icon name="close" x={260} y={y + 17} size={10} tone="text" />
    </>
  );
}
