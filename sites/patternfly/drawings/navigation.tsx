import {
  App,
  Avatar,
  Box,
  Button,
  Dot,
  type Drawings,
  Field,
  Glyphs,
  Icon,
  Path,
  Picture,
  Rule,
  Surface,
  Text
} from 'patternbook/drawing';

/** Frames of pages, and ways around them. */
export const navigation: Drawings = {
  '/patterns/external-links': (
    <>
      <Surface x={28} y={52} w={190} h={124} />
      <Text x={46} y={78} w={[132, 104]} gap={18} />
      <Text x={46} y={120} w={86} size={9} tone="accent" />
      <Icon name="external" x={152} y={120} size={20} tone="accent" />
      <Text x={46} y={146} w={118} />
      <Surface x={206} y={24} w={86} h={66} />
      <Text x={222} y={48} w={[54, 40]} gap={18} />
      <Path d="M170 112c34 0 62-4 74-16m-12 3 13-5 2 14" line="accent" width={3} />
    </>
  ),
  '/components/breadcrumb': (
    <>
      <Surface x={24} y={42} w={272} h={116} />
      <Text x={42} y={74} w={52} size={9} tone="accent" />
      <Icon name="chevron-right" x={112} y={74} size={17} />
      <Text x={130} y={74} w={58} size={9} tone="accent" />
      <Icon name="chevron-right" x={206} y={74} size={17} />
      <Text x={224} y={74} w={54} size={9} tone="ink" />
      <Text x={42} y={112} w={112} size={10} tone="fill" />
      <Text x={42} y={134} w={190} tone="fill" />
    </>
  ),
  '/components/jump-links': (
    <>
      <Surface x={34} y={18} w={252} h={164} />
      <Rule x={58} y={42} h={116} tone="line" width={3} />
      <Rule x={58} y={74} h={22} tone="accent" width={4} />
      <Text x={72} y={52} w={44} />
      <Text x={72} y={85} w={54} tone="accent" />
      <Text x={72} y={118} w={40} />
      <Text x={72} y={149} w={50} />
      <Text x={152} y={38} w={108} tone="fill" />
      <Box x={144} y={52} w={130} h={66} r={6} fill="soft" />
      <Text x={154} y={68} w={60} size={8} tone="accent" />
      <Text x={154} y={86} w={[104, 82]} tone="mid" />
      <Text x={154} y={136} w={48} size={8} tone="fill" />
      <Text x={154} y={154} w={[104, 70]} tone="fill" />
    </>
  ),
  '/components/masthead': (
    <>
      <Surface x={22} y={34} w={276} h={132} />
      <Path d="M22 82h276v74a10 10 0 0 1-10 10H32a10 10 0 0 1-10-10z" fill="fill" />
      <Text x={42} y={106} w={96} size={8} />
      <Text x={42} y={126} w={[170, 140]} gap={16} tone="line" />
      <Icon name="menu" x={44} y={58} size={17} />
      <Dot x={76} y={58} r={11} fill="accent" />
      <Path d="M71 62l5-9 5 9z" fill="on-accent" />
      <Text x={94} y={58} w={54} size={8} tone="ink" />
      <Icon name="bell" x={222} y={57} size={17} />
      <Icon name="question" x={248} y={58} size={16} />
      <Avatar x={276} y={58} r={12} />
    </>
  ),
  '/components/navigation': (
    <>
      <Surface x={98} y={12} w={124} h={176} />
      <Icon name="home" x={118} y={34} size={14} tone="text" />
      <Text x={134} y={34} w={50} tone="ink" />
      <Box x={104} y={48} w={112} h={26} r={6} fill="soft" />
      <Icon name="server" x={118} y={61} size={14} tone="accent" />
      <Text x={134} y={61} w={56} tone="accent" />
      <Icon name="folder" x={118} y={88} size={14} tone="text" />
      <Text x={134} y={88} w={44} tone="ink" />
      <Icon name="chevron-down" x={206} y={88} size={11} />
      <Text x={134} y={112} w={[56, 40]} gap={20} />
      <Icon name="user" x={118} y={158} size={14} tone="text" />
      <Text x={134} y={158} w={48} tone="ink" />
      <Icon name="chevron-right" x={206} y={158} size={11} />
    </>
  ),
  '/components/page': (
    <>
      <Surface x={26} y={16} w={268} h={168} />
      <Path d="M36 16h248a10 10 0 0 1 10 10v18H26V26a10 10 0 0 1 10-10z" fill="accent" />
      <Icon name="menu" x={44} y={30} size={12} tone="on-accent" />
      <Text x={60} y={30} w={44} tone="on-accent" />
      <Dot x={276} y={30} r={6} fill="on-accent" />
      <Box x={34} y={52} w={62} h={124} r={6} fill="soft" />
      <Text x={44} y={68} w={[42, 32, 38, 28]} gap={18} tone="accent" />
      <Box x={104} y={52} w={182} h={28} r={6} line="mid" width={1.5} dash />
      <Text x={116} y={66} w={66} tone="ink" />
      <Box x={104} y={88} w={182} h={88} r={6} line="mid" width={1.5} dash />
      <Text x={116} y={106} w={[150, 128, 142, 90]} gap={16} />
    </>
  ),
  '/components/sidebar': (
    <>
      <Surface x={34} y={20} w={252} h={160} />
      <Path d="M44 20h68v160H44a10 10 0 0 1-10-10V30a10 10 0 0 1 10-10z" fill="soft" />
      <Rule x={112} y={20} h={160} />
      <Text x={50} y={44} w={46} tone="accent" />
      <Text x={50} y={66} w={[40, 46, 34]} gap={18} tone="mid" />
      <Text x={130} y={44} w={72} size={8} tone="ink" />
      <Text x={130} y={66} w={[138, 120, 132]} gap={16} />
      <Picture x={130} y={112} w={136} h={52} />
    </>
  ),
  '/components/pagination': (
    <>
      <Surface x={22} y={74} w={276} h={52} r={12} />
      <Text x={38} y={100} w={50} tone="ink" />
      <Icon name="chevron-down" x={100} y={100} size={12} />
      <Rule x={118} y={74} h={52} />
      <Icon name="chevrons-left" x={140} y={100} size={15} tone="text" />
      <Icon name="chevron-left" x={166} y={100} size={15} tone="accent" />
      <Box x={182} y={85} w={36} h={30} r={6} fill="surface" line="accent" width={2} />
      <Glyphs text="3" x={200} y={100} size={13} />
      <Text x={226} y={100} w={18} />
      <Icon name="chevron-right" x={256} y={100} size={15} tone="accent" />
      <Icon name="chevrons-right" x={280} y={100} size={15} tone="accent" />
    </>
  ),
  '/components/skip-to-content': (
    <>
      <App x={36} y={24} w={248} h={152} masthead={34} nav={66}>
        <Text x={118} y={84} w={80} size={8} tone="ink" />
        <Text x={118} y={106} w={[142, 120, 134]} gap={16} />
      </App>
      <Box x={42} y={16} w={98} h={36} r={18} fill="accent" raised />
      <Box x={38} y={12} w={106} h={44} r={22} line="accent" width={2} />
      <Text x={62} y={34} w={58} tone="on-accent" size={7} />
      <Path d="M122 58c14 6 14 14 10 18m-9-2 8 3 5-8" line="accent" width={2.5} />
    </>
  ),
  '/components/tabs': (
    <>
      <Surface x={36} y={32} w={248} h={136} />
      <Text x={58} y={54} w={48} size={7} tone="accent" />
      <Text x={132} y={54} w={42} size={7} />
      <Text x={202} y={54} w={54} size={7} />
      <Rule x={36} y={74} w={248} />
      <Path d="M48 73h68" line="accent" width={5} />
      <Text x={58} y={98} w={96} size={8} tone="ink" />
      <Text x={58} y={120} w={[196, 168, 184]} gap={16} />
    </>
  ),
  '/components/wizard': (
    <>
      <Surface x={30} y={18} w={260} h={164} />
      <Text x={46} y={36} w={86} size={8} tone="ink" />
      <Icon name="close" x={272} y={36} size={13} />
      <Rule x={30} y={54} w={260} />
      <Rule x={116} y={54} h={98} />
      <Dot x={54} y={74} r={9} fill="soft" />
      <Icon name="check" x={54} y={74} size={11} tone="accent" width={2.6} />
      <Text x={70} y={74} w={34} />
      <Dot x={54} y={102} r={9} fill="accent" />
      <Glyphs text="2" x={54} y={102} size={9} tone="on-accent" />
      <Text x={70} y={102} w={38} tone="accent" />
      <Dot x={54} y={130} r={9} fill="surface" line="text" width={1.5} />
      <Glyphs text="3" x={54} y={130} size={9} tone="text" />
      <Text x={70} y={130} w={30} />
      <Text x={134} y={76} w={64} tone="ink" />
      <Field x={134} y={88} w={138} h={24} text={52} />
      <Text x={134} y={130} w={112} />
      <Rule x={30} y={152} w={260} />
      <Button x={46} y={157} w={52} h={20} kind="secondary" />
      <Button x={106} y={157} w={52} h={20} />
      <Button x={166} y={157} w={44} h={20} kind="plain" />
    </>
  ),
  '/components/progress-stepper': (
    <>
      <Path d="M66 84h94" line="accent" width={5} />
      <Path d="M160 84h94" line="line" width={5} />
      <Dot x={66} y={84} r={18} fill="accent" />
      <Icon name="check" x={66} y={84} size={20} tone="on-accent" width={2.5} />
      <Dot x={160} y={84} r={18} fill="surface" line="accent" width={5} raised />
      <Dot x={160} y={84} r={6} fill="accent" />
      <Dot x={254} y={84} r={18} fill="surface" line="line" width={4} />
      <Text x={66} y={124} w={56} size={7} tone="ink" align="center" />
      <Text x={160} y={124} w={62} size={7} tone="accent" align="center" />
      <Text x={160} y={142} w={44} align="center" />
      <Text x={254} y={124} w={50} size={7} align="center" />
    </>
  ),
  '/components/tree-view': (
    <>
      <Surface x={66} y={16} w={188} h={168} />
      <Icon name="chevron-down" x={86} y={40} size={12} />
      <Icon name="folder" x={108} y={40} size={16} tone="accent" />
      <Text x={126} y={40} w={64} tone="ink" />
      <Icon name="chevron-down" x={108} y={70} size={12} />
      <Icon name="folder" x={130} y={70} size={16} tone="accent" />
      <Text x={148} y={70} w={52} tone="ink" />
      <Box x={118} y={86} w={128} h={28} r={6} fill="soft" />
      <Icon name="file" x={152} y={100} size={15} tone="accent" />
      <Text x={168} y={100} w={58} tone="accent" />
      <Icon name="file" x={152} y={130} size={15} tone="text" />
      <Text x={168} y={130} w={44} />
      <Icon name="chevron-right" x={86} y={160} size={12} />
      <Icon name="folder" x={108} y={160} size={16} tone="accent" />
      <Text x={126} y={160} w={76} tone="ink" />
    </>
  ),
  '/components/simple-list': (
    <>
      <Surface x={94} y={16} w={132} h={168} />
      <Text x={112} y={36} w={40} size={5} />
      <Text x={112} y={58} w={72} tone="ink" />
      <Box x={95} y={70} w={130} h={28} r={0} fill="soft" />
      <Box x={94} y={70} w={4} h={28} r={0} fill="accent" />
      <Text x={112} y={84} w={88} tone="accent" />
      <Text x={112} y={110} w={60} tone="ink" />
      <Rule x={94} y={126} w={132} />
      <Text x={112} y={142} w={46} size={5} />
      <Text x={112} y={164} w={80} tone="ink" />
    </>
  ),
  '/components/brand': (
    <>
      <Surface x={40} y={46} w={166} h={108} />
      <BrandMark x={84} y={100} size={44} />
      <Text x={120} y={92} w={64} size={11} tone="ink" />
      <Text x={120} y={113} w={44} size={7} />
      <Surface x={222} y={58} w={58} h={84} />
      <BrandMark x={251} y={100} size={34} />
    </>
  ),
  '/components/login-page': (
    <>
      <Surface x={22} y={14} w={276} h={172} fill="soft" />
      <Path d="M22 120c50-10 90 20 96 66H32a10 10 0 0 1-10-10z" fill="mid" />
      <BrandMark x={54} y={54} size={24} />
      <Text x={42} y={88} w={82} size={9} tone="ink" />
      <Text x={42} y={108} w={64} tone="accent" />
      <Surface x={158} y={28} w={122} h={144} />
      <Text x={174} y={48} w={58} size={8} tone="ink" />
      <Text x={174} y={66} w={34} size={5} />
      <Field x={174} y={72} w={90} h={22} text={46} tone="ink" />
      <Text x={174} y={104} w={42} size={5} />
      <Field x={174} y={110} w={90} h={22} text={0} />
      <Glyphs text="*****" x={202} y={121} size={9} width={1.8} />
      <Button x={174} y={142} w={90} h={20} text={36} />
    </>
  ),
  '/components/background-image': (
    <>
      <Surface x={30} y={20} w={260} h={160} fill="soft" />
      <Path d="M30 138c40-34 70-34 110-4s90 8 150-40v76a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10z" fill="mid" />
      <Path d="M30 166c60-26 120 2 170-14 40-12 60-22 90-22v40a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10z" fill="accent" />
      <Dot x={238} y={58} r={18} fill="mid" />
      <Surface x={104} y={56} w={112} h={80} />
      <Text x={120} y={76} w={56} size={8} tone="ink" />
      <Text x={120} y={98} w={[80, 64]} gap={16} />
    </>
  ),
  '/components/hero': (
    <>
      <App x={28} y={18} w={264} h={164}>
        <Path d="M28 42h264v84H28z" fill="soft" />
        <Path d="M166 126c16-60 60-84 126-84v84z" fill="mid" />
        <Path d="M222 126c10-34 34-52 70-54v54z" fill="accent" />
        <Text x={46} y={66} w={104} size={10} tone="ink" />
        <Text x={46} y={86} w={86} tone="accent" />
        <Button x={46} y={98} w={54} h={18} />
        <Text x={46} y={146} w={[210, 170]} gap={16} tone="fill" />
      </App>
    </>
  ),
  '/components/compass': (
    <>
      <Surface x={24} y={14} w={272} h={172} fill="soft" />
      <Dot x={92} y={150} r={36} fill="mid" opacity={0.6} />
      <Dot x={242} y={64} r={28} fill="second" opacity={0.25} />
      <BrandMark x={44} y={32} size={18} />
      <Box x={104} y={22} w={112} h={20} r={10} fill="surface" line="line" />
      <Text x={116} y={32} w={26} size={5} tone="accent" />
      <Text x={150} y={32} w={22} size={5} />
      <Text x={180} y={32} w={24} size={5} />
      <Avatar x={276} y={32} r={9} tone="surface" />
      <Box x={34} y={62} w={22} h={76} r={11} fill="surface" line="line" />
      <Box x={264} y={62} w={22} h={76} r={11} fill="surface" line="line" />
      {[76, 100, 124].map((y) => (
        <Dot key={y} x={45} y={y} r={5} fill={y === 76 ? 'accent' : 'line'} />
      ))}
      {[76, 100, 124].map((y) => (
        <Dot key={y} x={275} y={y} r={5} fill="line" />
      ))}
      <Surface x={70} y={52} w={112} h={92} />
      <Text x={82} y={70} w={58} size={7} tone="ink" />
      <Text x={82} y={88} w={[86, 74, 80]} gap={15} />
      <Surface x={190} y={52} w={60} h={92} />
      <Text x={200} y={70} w={30} tone="ink" />
      <Text x={200} y={88} w={[40, 34, 38]} gap={15} />
      <Box x={88} y={154} w={144} h={24} r={12} fill="surface" line="accent" width={1.5} />
      <Text x={102} y={166} w={64} />
      <Dot x={219} y={166} r={8} fill="accent" />
      <Icon name="arrow-up" x={219} y={166} size={9} tone="on-accent" width={2.6} />
    </>
  )
};

/** An invented logo: a folded sheet. */
function BrandMark({ x, y, size }: { x: number; y: number; size: number }) {
  const half = size / 2;
  return (
    <>
      <Path d={`M${x - half} ${y - half}h${size}l${-half} ${half}z`} fill="accent" />
      <Path d={`M${x - half} ${y - half}l${half} ${half}-${half} ${half}z`} fill="mid" />
      <Path d={`M${x + half} ${y - half}v${half}l${-half} ${half}v-${half}z`} fill="second" />
    </>
  );
}
