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
  Radio,
  Rule,
  Status,
  Surface,
  Switch,
  Tag,
  Text
} from 'patternbook/drawing';

/** Fields that take text, numbers and choices. */
export const fields: Drawings = {
  '/components/forms/checkbox': (
    <>
      <Checkbox x={92} y={56} size={28} checked />
      <Text x={120} y={56} w={116} size={8} tone="ink" />
      <Checkbox x={92} y={100} size={28} />
      <Text x={120} y={100} w={88} size={8} />
      <Box x={78} y={130} w={28} h={28} r={5.5} fill="accent" />
      <Icon name="minus" x={92} y={144} size={20} tone="on-accent" width={2.5} />
      <Text x={120} y={144} w={104} size={8} tone="ink" />
    </>
  ),
  '/components/forms/radio': (
    <>
      <Radio x={92} y={56} r={14} />
      <Text x={120} y={56} w={100} size={8} />
      <Radio x={92} y={100} r={14} checked />
      <Text x={120} y={100} w={124} size={8} tone="ink" />
      <Radio x={92} y={144} r={14} />
      <Text x={120} y={144} w={84} size={8} />
    </>
  ),
  '/components/switch': (
    <>
      <Switch x={116} y={70} w={76} on />
      <Text x={172} y={70} w={72} size={8} tone="ink" />
      <Switch x={116} y={134} w={76} />
      <Text x={172} y={134} w={56} size={8} />
    </>
  ),
  '/components/forms/text-input': (
    <>
      <Text x={50} y={70} w={66} tone="ink" size={7} />
      <Field x={50} y={86} w={220} h={42} text={84} tone="ink" focus />
      <Text x={50} y={144} w={110} />
    </>
  ),
  '/components/forms/text-area': (
    <>
      <Text x={50} y={34} w={58} tone="ink" size={7} />
      <Box x={50} y={48} w={220} h={122} r={8} fill="surface" line="accent" width={2} />
      <Text x={66} y={70} w={[170, 184, 152, 92]} gap={20} tone="ink" />
      <Path d="M166 122v16" line="accent" width={2} />
      <Path d="M252 164l12-12M260 164l4-4" line="text" width={2} />
    </>
  ),
  '/components/forms/form': (
    <>
      <Surface x={70} y={16} w={180} h={168} />
      <Text x={88} y={36} w={46} tone="ink" />
      <Field x={88} y={46} w={144} text={66} tone="ink" focus />
      <Text x={88} y={88} w={62} tone="ink" />
      <Field x={88} y={98} w={144} text={0} end="chevron-down" />
      <Checkbox x={95} y={138} checked />
      <Text x={110} y={138} w={84} />
      <Button x={88} y={153} w={60} h={20} />
      <Button x={156} y={153} w={50} h={20} kind="plain" />
    </>
  ),
  '/patterns/form-validation': (
    <>
      <Surface x={62} y={16} w={196} h={168} />
      <Box x={78} y={30} w={164} h={42} r={8} fill="surface" line="danger" width={2} />
      <Status kind="danger" x={96} y={51} r={10} />
      <Text x={114} y={43} w={84} tone="ink" />
      <Text x={114} y={59} w={108} tone="accent" />
      <Text x={78} y={92} w={50} tone="ink" />
      <Field x={78} y={102} w={164} h={30} text={60} tone="ink" line="danger" />
      <Status kind="danger" x={226} y={117} r={8} />
      <Text x={78} y={143} w={96} tone="danger" />
      <Button x={78} y={155} w={60} h={20} />
    </>
  ),
  '/components/forms/form-control': (
    <>
      <Field x={58} y={26} w={204} h={38} text={90} tone="ink" />
      <Field x={58} y={81} w={204} h={38} text={70} tone="ink" line="success" />
      <Status kind="success" x={242} y={100} />
      <Field x={58} y={136} w={204} h={38} text={104} tone="ink" line="danger" />
      <Status kind="danger" x={242} y={155} />
    </>
  ),
  '/components/forms/form-select': (
    <>
      <Box x={64} y={32} w={192} h={36} r={6} fill="surface" line="accent" width={2} />
      <Text x={80} y={50} w={76} tone="ink" />
      <Path d="M231 46l5-5 5 5M231 54l5 5 5-5" line="ink" width={2.5} />
      <Surface x={64} y={74} w={192} h={98} r={2} />
      <Text x={80} y={90} w={92} />
      <Box x={65} y={102} w={190} h={22} r={0} fill="accent" />
      <Text x={80} y={113} w={76} tone="on-accent" />
      <Text x={80} y={136} w={[104, 64]} gap={22} />
    </>
  ),
  '/components/menus/select': (
    <>
      <Field x={66} y={24} w={188} h={34} text={72} tone="ink" end="chevron-up" line="accent" />
      <Box x={160} y={33} w={24} h={16} r={8} fill="accent" />
      <Glyphs text="2" x={172} y={41} size={8} tone="on-accent" />
      <Surface x={66} y={64} w={188} h={116} />
      <Box x={67} y={72} w={186} h={25} r={0} fill="soft" />
      <Checkbox x={86} y={84.5} checked />
      <Text x={102} y={84.5} w={92} tone="ink" />
      <Checkbox x={86} y={109} />
      <Text x={102} y={109} w={72} />
      <Checkbox x={86} y={134} checked />
      <Text x={102} y={134} w={108} tone="ink" />
      <Checkbox x={86} y={159} />
      <Text x={102} y={159} w={60} />
    </>
  ),
  '/components/input-group': (
    <>
      <Surface x={36} y={78} w={248} h={44} r={8} line="text" />
      <Path d="M44 79h38v42H44a7 7 0 0 1-7-7V86a7 7 0 0 1 7-7z" fill="fill" />
      <Glyphs text="/" x={54} y={100} size={16} tone="text" width={3} />
      <Glyphs text="/" x={64} y={100} size={16} tone="text" width={3} />
      <Rule x={82} y={78} h={44} tone="text" />
      <Text x={98} y={100} w={86} tone="ink" />
      <Path d="M204 78h72a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8h-72z" fill="accent" />
      <Text x={224} y={100} w={40} tone="on-accent" />
    </>
  ),
  '/components/number-input': (
    <>
      <Surface x={56} y={74} w={176} h={52} r={10} line="text" />
      <Rule x={108} y={74} h={52} tone="text" />
      <Rule x={180} y={74} h={52} tone="text" />
      <Icon name="minus" x={82} y={100} size={20} tone="accent" />
      <Glyphs text="24" x={144} y={100} size={20} width={3} />
      <Icon name="plus" x={206} y={100} size={20} tone="accent" />
      <Text x={246} y={100} w={28} size={8} />
    </>
  ),
  '/components/search-input': (
    <>
      <Box x={36} y={76} w={248} h={48} r={24} fill="surface" line="accent" width={2} raised />
      <Icon name="search" x={62} y={100} size={20} tone="accent" />
      <Text x={82} y={100} w={66} size={7} tone="ink" />
      <Path d="M154 90v20" line="accent" width={2} />
      <Tag x={184} y={100} w={38} h={20} tone="fill" content="text" />
      <Icon name="chevron-up" x={237} y={100} size={12} />
      <Icon name="chevron-down" x={253} y={100} size={12} />
      <Icon name="close" x={270} y={100} size={11} />
    </>
  ),
  '/components/text-input-group': (
    <>
      <Box x={30} y={74} w={260} h={52} r={10} fill="surface" line="accent" width={2} raised />
      <Icon name="filter" x={52} y={100} size={18} tone="text" />
      <Tag x={72} y={100} w={62} h={24} closable />
      <Tag x={140} y={100} w={54} h={24} closable />
      <Path d="M204 89v22" line="accent" width={2} />
      <Text x={212} y={100} w={40} tone="fill" />
      <Icon name="close" x={270} y={100} size={15} />
    </>
  ),
  '/components/slider': (
    <>
      <Box x={40} y={104} w={240} h={10} r={5} fill="surface" line="line" />
      <Box x={40} y={104} w={146} h={10} r={5} fill="accent" />
      <Path d="M40 132v8M88 132v8M136 132v8M184 132v8M232 132v8M280 132v8" line="text" width={2.5} />
      <Dot x={184} y={109} r={16} fill="surface" line="accent" width={5} raised />
      <Surface x={158} y={44} w={52} h={34} r={8} />
      <Glyphs text="60" x={184} y={61} size={14} />
      <Path d="M178 77.500h12l-6 6z" fill="surface" />
      <Text x={32} y={156} w={18} />
      <Text x={270} y={156} w={22} />
    </>
  ),
  '/components/helper-text': (
    <>
      <Text x={50} y={42} w={58} tone="ink" size={7} />
      <Field x={50} y={56} w={220} h={38} text={96} tone="ink" line="danger" />
      <Status kind="danger" x={60} y={116} r={10} />
      <Text x={78} y={116} w={150} size={7} tone="danger" />
      <Status kind="success" x={60} y={142} r={10} />
      <Text x={78} y={142} w={118} size={7} tone="success" />
      <Text x={50} y={166} w={136} size={7} />
    </>
  ),
  '/components/password-generator': <PasswordGenerator />,
  '/patterns/password-generator': <PasswordGenerator />,
  '/components/password-strength': <PasswordStrength />,
  '/patterns/password-strength': <PasswordStrength />,
  '/components/inline-edit': (
    <>
      <Surface x={40} y={32} w={240} h={136} />
      <Text x={58} y={58} w={52} tone="ink" />
      <Text x={132} y={58} w={70} />
      <Icon name="pencil" x={222} y={58} size={15} tone="accent" />
      <Rule x={40} y={80} w={240} />
      <Text x={58} y={102} w={44} tone="ink" />
      <Field x={128} y={88} w={92} h={28} text={48} tone="ink" focus />
      <Icon name="check" x={238} y={102} size={15} tone="accent" />
      <Icon name="close" x={260} y={102} size={13} />
      <Rule x={40} y={124} w={240} />
      <Text x={58} y={146} w={60} tone="ink" />
      <Text x={132} y={146} w={48} />
      <Icon name="pencil" x={200} y={146} size={15} tone="accent" />
    </>
  ),
  '/components/clipboard-copy': (
    <>
      <Surface x={42} y={84} w={236} h={48} r={10} line="text" />
      <Text x={60} y={108} w={118} size={7} tone="ink" />
      <Path d="M230 85h38a9 9 0 0 1 9 9v28a9 9 0 0 1-9 9h-38z" fill="soft" />
      <Rule x={230} y={84} h={48} tone="text" />
      <Icon name="copy" x={254} y={108} size={20} tone="accent" />
      <Box x={214} y={38} w={80} h={28} r={6} fill="ink" />
      <Path d="M248 66h12l-6 7z" fill="ink" />
      <Icon name="check" x={232} y={52} size={13} tone="surface" />
      <Text x={244} y={52} w={36} tone="surface" />
    </>
  ),
  '/components/file-upload/simple-file-upload': (
    <>
      <Box x={40} y={30} w={136} h={34} r={8} fill="surface" line="text" width={1.5} />
      <Icon name="file" x={58} y={47} size={16} tone="accent" />
      <Text x={74} y={47} w={68} tone="ink" />
      <Button x={184} y={31} w={56} h={32} kind="secondary" text={28} />
      <Button x={244} y={31} w={40} h={32} kind="plain" text={26} />
      <Box x={40} y={74} w={240} h={96} r={8} fill="surface" line="text" width={1.5} />
      <Text x={56} y={94} w={[170, 196, 132, 150]} gap={18} />
    </>
  ),
  '/components/file-upload/multiple-file-upload': (
    <>
      <Box x={40} y={16} w={240} h={76} r={10} fill="surface" line="accent" width={2} dash />
      <Icon name="upload" x={160} y={42} size={26} tone="accent" />
      <Text x={160} y={74} w={96} align="center" />
      <Surface x={40} y={102} w={240} h={38} r={8} />
      <Icon name="file" x={60} y={121} size={18} tone="text" />
      <Text x={78} y={115} w={70} tone="ink" />
      <Text x={78} y={128} w={160} size={4} tone="fill" />
      <Text x={78} y={128} w={160} size={4} tone="success" />
      <Status kind="success" x={260} y={121} r={8} />
      <Surface x={40} y={148} w={240} h={38} r={8} />
      <Icon name="file" x={60} y={167} size={18} tone="text" />
      <Text x={78} y={161} w={90} tone="ink" />
      <Text x={78} y={174} w={160} size={4} tone="fill" />
      <Text x={78} y={174} w={84} size={4} tone="accent" />
      <Icon name="close" x={260} y={167} size={12} />
    </>
  )
};

/** A field with a hidden password, up to its button. */
function PasswordField({ y }: { y: number }) {
  return (
    <>
      <Box x={50} y={y} w={220} h={38} r={8} fill="surface" line="text" width={1.5} />
      <Glyphs text="********" x={116} y={y + 19} size={14} width={2.2} />
      <Rule x={230} y={y} h={38} tone="text" />
      <Icon name="eye" x={250} y={y + 19} size={20} tone="accent" />
    </>
  );
}

function PasswordGenerator() {
  return (
    <>
      <PasswordField y={26} />
      <Surface x={50} y={74} w={220} h={100} />
      <Path d="M88 74.5l8-8 8 8z" fill="surface" />
      <Text x={66} y={94} w={104} tone="ink" />
      <Box x={66} y={106} w={150} h={30} fill="fill" />
      <Text x={76} y={121} w={104} size={7} tone="accent" />
      <Icon name="refresh" x={244} y={121} size={18} tone="accent" />
      <Text x={66} y={154} w={86} tone="accent" />
    </>
  );
}

function PasswordStrength() {
  return (
    <>
      <PasswordField y={26} />
      <Path d="M53 78h62M123 78h62" line="success" width={7} />
      <Path d="M193 78h74" line="line" width={7} />
      <Icon name="check" x={60} y={108} size={16} tone="success" width={2.6} />
      <Text x={78} y={108} w={132} size={7} tone="ink" />
      <Icon name="check" x={60} y={134} size={16} tone="success" width={2.6} />
      <Text x={78} y={134} w={104} size={7} tone="ink" />
      <Icon name="close" x={60} y={160} size={15} tone="text" width={2.6} />
      <Text x={78} y={160} w={150} size={7} />
    </>
  );
}
