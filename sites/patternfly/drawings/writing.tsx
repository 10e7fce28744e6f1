import {
  At,
  Avatar,
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
  Status,
  Surface,
  Tag,
  Text,
  Unmirrored
} from 'patternbook/drawing';

/** Guidelines for the words in products. */
export const writing: Drawings = {
  '/ux-writing/about-ux-writing': (
    <>
      <Surface x={54} y={24} w={212} h={152} />
      <Text x={76} y={52} w={112} size={10} tone="ink" />
      <Text x={76} y={80} w={[164, 140]} gap={17} />
      <Text x={76} y={116} w={86} tone="danger" />
      <Rule x={72} y={116} w={94} tone="danger" width={2} />
      <Text x={76} y={140} w={104} tone="success" />
      <Path d="M200 150l6-20 44-44a8 8 0 0 1 13 13l-44 44z" fill="accent" line="surface" width={3} raised />
    </>
  ),
  '/ux-writing/error-messages': (
    <>
      <Surface x={34} y={34} w={252} h={132} />
      <Status kind="danger" x={66} y={66} r={16} />
      <Text x={96} y={66} w={140} size={9} tone="ink" />
      <Text x={96} y={92} w={154} />
      <Text x={96} y={108} w={78} tone="danger" />
      <Button x={96} y={130} w={72} h={22} />
      <Button x={176} y={130} w={56} h={22} kind="plain" />
    </>
  ),
  '/ux-writing/brand-voice-and-tone': (
    <>
      <Avatar x={76} y={112} r={44} />
      <Path
        d="M140 26h132a12 12 0 0 1 12 12v34a12 12 0 0 1-12 12h-116l-16 14V84a12 12 0 0 1-12-12V38a12 12 0 0 1 12-12z"
        fill="accent"
      />
      <Text x={148} y={48} w={[114, 78]} gap={16} tone="on-accent" />
      <Path
        d="M152 112h108a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12h-92l-16 14v-14a12 12 0 0 1-12-12v-26a12 12 0 0 1 12-12z"
        fill="surface"
        line="line"
        raised
      />
      <Text x={160} y={130} w={[90, 58]} gap={14} />
    </>
  ),
  '/ux-writing/capitalization': (
    <>
      <Surface x={60} y={30} w={200} h={140} />
      <Glyphs text="Aa" x={160} y={92} size={72} tone="ink" width={10} />
      <Rule x={96} y={146} w={56} tone="accent" width={7} />
    </>
  ),
  '/ux-writing/numerics': (
    <>
      <Surface x={40} y={28} w={240} h={144} />
      <Text x={60} y={54} w={58} tone="ink" />
      <Text x={202} y={54} w={58} tone="ink" />
      {(['0', '128', '3096'] as const).map((number, row) => (
        <At key={number} y={86 + row * 34}>
          <Rule x={40} y={-17} w={240} />
          <Text x={60} y={0} w={[82, 64, 94][row] ?? 0} />
          <Glyphs
            text={number}
            x={258 - (number.length - 1) * 8}
            y={0}
            size={18}
            tone={row === 2 ? 'accent' : 'ink'}
            width={3}
          />
        </At>
      ))}
    </>
  ),
  '/ux-writing/product-tours': (
    <>
      <Box x={28} y={22} w={264} h={156} r={10} fill="surface" line="line" />
      <Rule x={28} y={48} w={264} />
      <Text x={44} y={35} w={54} />
      <Text x={48} y={76} w={[64, 80, 56, 72]} gap={26} tone="fill" />
      <Box x={40} y={92} w={92} h={22} r={11} line="accent" width={3} />
      <Surface x={150} y={66} w={128} h={92} line="accent" width={2} />
      <Path d="M151 92l-13 11 13 11z" fill="accent" />
      <Text x={166} y={86} w={72} size={8} tone="ink" />
      <Text x={166} y={104} w={[94, 66]} gap={13} />
      <Dot x={170} y={142} r={4} fill="accent" />
      <Dot x={184} y={142} r={4} fill="line" />
      <Dot x={198} y={142} r={4} fill="line" />
      <Button x={222} y={132} w={44} h={18} />
    </>
  ),
  '/ux-writing/punctuation': (
    <>
      <Surface x={44} y={36} w={232} h={128} />
      <Path d="M84 118h.1M112 118h.1M140 118h.1" line="accent" width={18} />
      <Path d="M184 112c0 16-4 22-14 30" line="ink" width={11} />
      <Path d="M182 108h.1" line="ink" width={18} />
      <Unmirrored>
        <Path d="M218 70a18 18 0 1 1 27 15c-7 5-9 9-9 19" line="ink" width={11} />
      </Unmirrored>
      <Path d="M236 126h.1" line="ink" width={15} />
      <Text x={76} y={72} w={92} size={9} />
    </>
  ),
  '/ux-writing/sentence-structure': (
    <>
      <Box x={34} y={74} w={76} h={52} r={10} fill="soft" line="accent" width={2.5} />
      <Text x={50} y={100} w={44} size={8} tone="accent" />
      <Path d="M114 100h18m-8-7 8 7-8 7" line="text" width={3.5} />
      <Box x={138} y={74} w={64} h={52} r={10} fill="accent" />
      <Text x={154} y={100} w={32} size={8} tone="on-accent" />
      <Path d="M206 100h18m-8-7 8 7-8 7" line="text" width={3.5} />
      <Surface x={230} y={74} w={60} h={52} />
      <Text x={244} y={100} w={32} size={8} />
      <Path d="M302 122h.1" line="ink" width={9} />
    </>
  ),
  '/ux-writing/terminology': (
    <>
      <Surface x={36} y={24} w={248} h={152} />
      {[54, 100, 146].map((y, row) => (
        <At key={y} y={y}>
          {row > 0 && <Rule x={36} y={-23} w={248} />}
          <Icon name="check" x={60} y={0} size={18} tone="success" width={2.5} />
          <Text x={78} y={0} w={[64, 52, 70][row] ?? 0} size={8} tone="ink" />
          <Rule x={160} y={-12} h={24} />
          <Icon name="close" x={184} y={0} size={16} tone="danger" width={2.5} />
          <Text x={202} y={0} w={[58, 66, 46][row] ?? 0} tone="text" />
        </At>
      ))}
    </>
  ),
  '/ux-writing/tooltips': (
    <>
      <Box x={76} y={34} w={168} h={54} r={10} fill="ink" />
      <Path d="M148 87l12 14 12-14z" fill="ink" />
      <Text x={98} y={61} w={124} size={8} tone="surface" />
      <Box x={128} y={112} w={64} h={56} r={12} fill="surface" line="accent" width={3} raised />
      <Icon name="copy" x={160} y={140} size={32} tone="accent" />
    </>
  ),
  '/ux-writing/truncation': (
    <>
      <Surface x={40} y={58} w={176} h={84} />
      <Text x={60} y={84} w={70} size={9} tone="ink" />
      <Text x={60} y={114} w={92} size={9} />
      <Path d="M168 117h.1M182 117h.1M196 117h.1" line="accent" width={9} />
      <Rule x={216} y={44} h={112} tone="accent" width={3} />
      <Text x={230} y={114} w={52} size={9} tone="fill" />
    </>
  ),
  '/ux-writing/units-and-symbols': (
    <>
      <Surface x={40} y={38} w={240} h={124} />
      <Glyphs text="16" x={104} y={86} size={44} tone="ink" width={7} />
      <Glyphs text="%" x={176} y={86} size={44} tone="accent" width={7} />
      <Unmirrored>
        <Path d="M226 66h36M226 86h26M226 106h36" line="line" width={6} />
      </Unmirrored>
      <Box x={60} y={128} w={44} h={22} r={5} fill="surface" line="text" width={2} />
      <Text x={71} y={139} w={22} />
      <Icon name="plus" x={118} y={139} size={13} tone="text" />
      <Box x={132} y={128} w={26} h={22} r={5} fill="surface" line="text" width={2} />
      <Text x={140} y={139} w={10} />
    </>
  ),
  '/ux-writing/ux-writing-best-practices': (
    <>
      <Surface x={44} y={24} w={232} h={152} />
      <Text x={66} y={52} w={116} size={10} tone="ink" />
      {[84, 114, 144].map((y, row) => (
        <At key={y} y={y}>
          <Checkbox x={76} y={0} size={20} checked />
          <Text x={98} y={0} w={[132, 98, 116][row] ?? 0} />
        </At>
      ))}
      <Icon name="star" x={246} y={52} size={26} tone="accent" />
    </>
  ),
  '/ux-writing/writing-design-guidelines': (
    <>
      <Surface x={44} y={22} w={112} h={106} />
      <Button x={66} y={54} w={68} h={32} />
      <Rule x={44} y={128} w={112} tone="success" width={6} />
      <Icon name="check" x={60} y={152} size={22} tone="success" width={2.5} />
      <Text x={80} y={152} w={70} />
      <Surface x={168} y={22} w={112} h={106} />
      <Button x={178} y={54} w={42} h={32} />
      <Button x={226} y={54} w={42} h={32} />
      <Rule x={168} y={128} w={112} tone="danger" width={6} />
      <Icon name="close" x={184} y={152} size={20} tone="danger" width={2.5} />
      <Text x={204} y={152} w={70} />
    </>
  ),
  '/ux-writing/writing-for-all-audiences': (
    <>
      <Surface x={104} y={26} w={112} h={84} />
      <Text x={122} y={50} w={58} size={9} tone="ink" />
      <Text x={122} y={72} w={[76, 52]} gap={16} />
      <Path d="M160 110v14M130 110l-50 20M190 110l50 20" line="mid" width={4} />
      <Avatar x={72} y={146} r={26} tone="surface" ink="mid" />
      <Avatar x={160} y={150} r={26} />
      <Avatar x={248} y={146} r={26} tone="surface" ink="second" />
      <Field x={30} y={40} w={60} h={26} text={30} />
      <Tag x={232} y={53} w={58} h={26} tone="soft" content="accent" />
    </>
  )
};
