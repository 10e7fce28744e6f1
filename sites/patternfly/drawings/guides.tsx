import {
  App,
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
  Picture,
  Rule,
  Status,
  Surface,
  Switch,
  Tag,
  Text
} from 'patternbook/drawing';

/** Guides, and pages about a whole section. */
export const guides: Drawings = {
  '/get-started/about-patternfly': (
    <>
      <App x={28} y={22} w={200} h={150} nav={52}>
        <Text x={94} y={66} w={64} size={8} tone="ink" />
        <Box x={94} y={82} w={56} h={40} r={6} fill="soft" />
        <Box x={158} y={82} w={56} h={40} r={6} fill="soft" />
        <Text x={94} y={140} w={[110, 84]} tone="fill" />
      </App>
      <Surface x={196} y={96} w={100} h={88} r={12} />
      <Text x={212} y={116} w={34} tone="ink" />
      <Switch x={268} y={116} w={26} on />
      <Text x={212} y={140} w={26} />
      <Switch x={268} y={140} w={26} />
      <Button x={212} y={156} w={68} h={18} />
    </>
  ),
  '/get-started/design': (
    <>
      <Surface x={48} y={24} w={224} h={152} />
      <Box x={76} y={52} w={96} h={64} r={8} fill="soft" line="accent" width={2} />
      {['76 52', '172 52', '76 116', '172 116'].map((corner) => (
        <Path key={corner} d={`M${corner}h.1`} line="accent" width={10} />
      ))}
      <Dot x={206} y={118} r={34} fill="second" opacity={0.25} />
      <Path d="M222 150l8-24 36-36a9 9 0 0 1 13 13l-36 36z" fill="accent" line="surface" width={3} raised />
    </>
  ),
  '/get-started/develop': (
    <>
      <Box x={40} y={26} w={240} h={148} r={12} fill="screen" line="line" raised />
      <Path d="M58 44h.1M72 44h.1M86 44h.1" line="text" width={8} />
      <Path d="M96 84L70 108l26 24M224 84l26 24-26 24" line="on-screen" width={9} />
      <Path d="M178 76l-36 64" line="mid" width={9} />
    </>
  ),
  '/get-started/contribute': (
    <>
      <Path d="M96 40v120" line="text" width={6} />
      <Path d="M96 48c0 26 84 10 84 42v20c0 32-84 16-84 42" line="accent" width={6} />
      <Dot x={96} y={40} r={15} fill="surface" line="text" width={6} />
      <Dot x={96} y={160} r={15} fill="surface" line="accent" width={6} />
      <Dot x={180} y={100} r={17} fill="accent" line="ground" width={5} />
      <Icon name="plus" x={180} y={100} size={16} tone="on-accent" width={2.5} />
      <Avatar x={242} y={100} r={28} />
    </>
  ),
  '/get-started/community': (
    <>
      <Avatar x={98} y={92} r={32} tone="surface" ink="mid" />
      <Avatar x={222} y={92} r={32} tone="surface" ink="second" />
      <Dot x={160} y={106} r={45} fill="ground" />
      <Avatar x={160} y={106} r={40} />
      <Path
        d="M196 22h70a10 10 0 0 1 10 10v16a10 10 0 0 1-10 10h-44l-12 12V58h-14a10 10 0 0 1-10-10V32a10 10 0 0 1 10-10z"
        fill="accent"
      />
      <Text x={202} y={40} w={54} tone="on-accent" />
    </>
  ),
  '/get-started/upgrade': (
    <>
      <Surface x={34} y={76} w={84} h={96} fill="fill" />
      <Glyphs text="5" x={76} y={124} size={40} tone="text" width={7} />
      <Surface x={186} y={28} w={104} h={124} line="accent" width={2.5} />
      <Glyphs text="6" x={238} y={90} size={54} tone="accent" width={9} />
      <Path d="M128 120c20 0 20-28 44-28m-12-11 12 11-12 11" line="accent" width={5} />
    </>
  ),
  '/get-started/release-highlights': (
    <>
      <Surface x={62} y={30} w={196} h={146} />
      <Tag x={80} y={56} w={56} h={20} tone="accent" content="on-accent" />
      <Icon name="star" x={236} y={56} size={26} tone="accent" />
      <Text x={80} y={86} w={124} size={9} tone="ink" />
      <Path d="M86 112h.1M86 132h.1M86 152h.1" line="accent" width={8} />
      <Text x={100} y={112} w={[134, 106, 122]} gap={20} />
    </>
  ),
  '/tokens/about-tokens': (
    <>
      <TokenLevel x={24} y={100} w={64} tone="accent" />
      <Path d="M92 100h22m-7-6 7 6-7 6" line="text" width={2.5} />
      <TokenLevel x={120} y={66} w={84} />
      <TokenLevel x={120} y={134} w={84} />
      <Path d="M208 66h18c10 0 4 34 16 34M208 134h18c10 0 4-34 16-34" line="text" width={2.5} />
      <Button x={238} y={82} w={62} h={36} />
    </>
  ),
  '/tokens/all-tokens': (
    <>
      <Surface x={30} y={20} w={260} h={160} />
      <Field x={44} y={32} w={124} h={24} icon="search" text={48} />
      <Tag x={180} y={44} w={44} h={20} tone="accent" content="on-accent" />
      <Tag x={230} y={44} w={44} h={20} tone="fill" content="text" />
      {(['accent', 'second', 'third'] as const).map((tone, row) => (
        <At key={tone} y={82 + row * 36}>
          <Rule x={30} y={-18} w={260} />
          <Box x={46} y={-10} w={20} h={20} r={6} fill={tone} />
          <Text x={78} y={0} w={[96, 116, 84][row] ?? 0} tone="ink" />
          <Text x={222} y={0} w={48} />
        </At>
      ))}
    </>
  ),
  '/tokens/design-with-tokens': (
    <>
      <Surface x={36} y={28} w={150} h={144} />
      <Box x={56} y={50} w={110} h={60} r={10} fill="surface" line="accent" width={3} />
      <Text x={72} y={70} w={[64, 44]} gap={18} />
      <Box x={56} y={124} w={110} h={28} r={14} fill="soft" />
      <Path d="M186 66h34M186 100h34M186 136h34" line="text" width={2.5} />
      <TokenLevel x={224} y={66} w={64} tone="accent" />
      <TokenLevel x={224} y={100} w={64} />
      <TokenLevel x={224} y={136} w={64} />
    </>
  ),
  '/tokens/develop-with-tokens': (
    <>
      <Surface x={30} y={28} w={164} h={144} />
      <Path d="M60 54c-10 0-6 20-14 24 8 4 4 24 14 24" line="ink" width={4} />
      <Text x={76} y={58} w={94} tone="accent" />
      <Text x={76} y={80} w={74} />
      <Text x={76} y={102} w={86} tone="accent" />
      <Text x={52} y={136} w={[112, 70]} gap={17} tone="fill" />
      <Path d="M202 100h24m-8-8 8 8-8 8" line="text" width={3} />
      <Button x={234} y={82} w={62} h={36} />
    </>
  ),
  '/accessibility': <Accessibility />,
  '/accessibility/accessibility-scorecard': (
    <>
      <Surface x={34} y={24} w={252} h={152} />
      <Text x={54} y={46} w={96} size={9} tone="ink" />
      {[78, 108, 138].map((y, index) => (
        <At key={y} y={y}>
          <Status kind={index === 1 ? 'warning' : 'success'} x={62} y={0} r={10} />
          <Text x={82} y={0} w={[52, 66, 44][index] ?? 0} />
          <Box x={158} y={-6} w={[40, 24, 34][index] ?? 0} h={12} r={6} fill="soft" />
        </At>
      ))}
      <Path d="M214 132a34 34 0 1 1 52 0" line="line" width={12} />
      <Path d="M214 132a34 34 0 1 1 57 -14" line="accent" width={12} />
      <Text x={224} y={112} w={32} size={9} tone="ink" />
    </>
  ),
  '/accessibility/testing-your-accessibility': (
    <>
      <Surface x={34} y={26} w={150} h={148} />
      {[54, 88, 122, 154].map((y, index) => (
        <At key={y} y={y}>
          <Checkbox x={58} y={0} size={18} checked={index < 3} />
          <Text x={78} y={0} w={[82, 64, 76, 54][index] ?? 0} tone={index < 3 ? 'ink' : 'text'} />
        </At>
      ))}
      <Dot x={236} y={104} r={52} fill="accent" raised />
      <Dot x={236} y={74} r={9} fill="on-accent" />
      <Path d="M208 92l28 6 28-6M236 98v20M236 118l-12 24M236 118l12 24" line="on-accent" width={7} />
    </>
  ),
  '/components/all-components': (
    <>
      <Surface x={24} y={20} w={84} h={74} />
      <Button x={38} y={44} w={56} h={26} />
      <Surface x={118} y={20} w={84} h={74} />
      <Switch x={160} y={57} w={48} on />
      <Surface x={212} y={20} w={84} h={74} />
      <Status kind="success" x={254} y={57} r={18} />
      <Surface x={24} y={106} w={84} h={74} />
      <Field x={36} y={130} w={60} h={26} text={24} end="chevron-down" />
      <Surface x={118} y={106} w={84} h={74} />
      <Checkbox x={142} y={130} size={15} checked />
      <Text x={158} y={130} w={28} />
      <Checkbox x={142} y={156} size={15} />
      <Text x={158} y={156} w={22} />
      <Surface x={212} y={106} w={84} h={74} />
      <Avatar x={254} y={143} r={22} />
    </>
  ),
  '/components/component-status': (
    <>
      <Surface x={36} y={24} w={248} h={152} />
      {[46, 84, 120, 156].map((y, row) => (
        <At key={y} y={y}>
          {row > 0 && <Rule x={36} y={-18} w={248} />}
          <Text x={54} y={0} w={[56, 74, 60, 82][row] ?? 0} tone="ink" />
          {row > 0 && (
            <Tag
              x={156}
              y={0}
              w={56}
              tone={(['success', 'second', 'warning'] as const)[row - 1] ?? 'soft'}
              content={row === 3 ? 'on-warning' : 'on-status'}
            />
          )}
          {row === 0 && <Text x={156} y={0} w={40} tone="ink" />}
          {row > 0 && (
            <Icon name={row === 2 ? 'minus' : 'check'} x={252} y={0} size={14} tone={row === 2 ? 'text' : 'accent'} />
          )}
        </At>
      ))}
    </>
  ),
  '/components/missing-components': (
    <>
      <Surface x={36} y={24} w={108} h={152} />
      <Box x={52} y={40} w={76} h={52} r={8} line="mid" width={2} dash />
      <Icon name="search" x={90} y={66} size={26} tone="ink" width={2.5} />
      <Text x={90} y={112} w={56} align="center" />
      <Text x={90} y={132} w={40} align="center" />
      <Path d="M154 100h26m-9-9 9 9-9 9" line="accent" width={4} />
      <Surface x={190} y={24} w={94} h={152} />
      <Box x={204} y={40} w={66} h={52} r={8} fill="accent" />
      <Icon name="check" x={237} y={66} size={26} tone="on-accent" width={3} />
      <Text x={237} y={112} w={50} tone="ink" align="center" />
      <Text x={237} y={132} w={38} align="center" />
    </>
  ),
  '/patterns/about-patterns': (
    <>
      <Surface x={24} y={34} w={108} h={58} />
      <Field x={36} y={50} w={84} h={26} icon="filter" text={28} />
      <Surface x={24} y={108} w={108} h={58} />
      <Tag x={36} y={137} w={48} h={22} closable />
      <Tag x={90} y={137} w={32} h={22} />
      <Path d="M140 63c20 0 16 37 32 37M140 137c20 0 16-37 32-37h6m-7-7 8 7-8 7" line="accent" width={3} />
      <Surface x={190} y={24} w={106} h={152} line="accent" width={2} />
      <Field x={200} y={36} w={86} h={22} icon="filter" text={26} />
      <Tag x={202} y={74} w={40} h={16} />
      <Tag x={248} y={74} w={34} h={16} />
      <Text x={202} y={100} w={[80, 62, 72, 54, 66]} gap={15} />
    </>
  ),
  '/layouts/about-layouts': (
    <>
      <Box x={34} y={24} w={252} h={152} r={10} fill="surface" line="mid" width={1.5} dash />
      <Box x={46} y={36} w={228} h={28} r={5} fill="accent" />
      <Box x={46} y={74} w={60} h={90} r={5} fill="mid" />
      <Box x={116} y={74} w={74} h={40} r={5} fill="mid" />
      <Box x={200} y={74} w={74} h={40} r={5} fill="mid" />
      <Box x={116} y={124} w={158} h={40} r={5} fill="soft" />
    </>
  ),
  '/utility-classes/about-utility-classes': (
    <>
      <Surface x={40} y={44} w={240} h={112} />
      <Box x={60} y={66} w={200} h={68} r={8} fill="soft" line="mid" width={1.5} dash />
      <Box x={84} y={82} w={96} h={36} r={6} fill="accent" />
      <Tag x={42} y={38} w={82} h={26} tone="ink" content="surface" />
      <Tag x={196} y={38} w={70} h={26} tone="ink" content="surface" />
      <Tag x={118} y={164} w={92} h={26} tone="ink" content="surface" />
      <Path d="M82 51v13M230 51v13M164 151v-14" line="ink" width={2} />
    </>
  ),
  '/developer-resources': <Tools />,
  '/developer-resources/open-ui-automation': (
    <>
      <App x={28} y={22} w={184} h={150} nav={0}>
        <Field x={46} y={62} w={116} h={26} text={48} tone="ink" />
        <Button x={46} y={104} w={66} h={24} />
        <Box x={40} y={98} w={78} h={36} r={18} line="accent" width={2} dash />
      </App>
      <Box x={186} y={78} w={106} h={98} r={10} fill="screen" line="line" raised />
      <Icon name="terminal" x={206} y={98} size={15} tone="on-screen" />
      <Text x={222} y={98} w={46} tone="mid" />
      <Text x={200} y={118} w={[74, 56]} gap={16} tone="on-screen" />
      <Icon name="check" x={206} y={156} size={14} tone="mid" />
      <Text x={222} y={156} w={42} tone="mid" />
      <Cursor x={100} y={120} />
    </>
  ),
  '/training': <Lesson />,
  '/training/react': (
    <>
      <Surface x={28} y={26} w={264} h={148} />
      <Rule x={160} y={26} h={148} />
      <Text x={46} y={50} w={34} tone="second" />
      <Text x={86} y={50} w={46} tone="accent" />
      <Text x={60} y={70} w={64} tone="third" />
      <Text x={60} y={90} w={44} />
      <Text x={46} y={110} w={28} tone="second" />
      <g transform="translate(226 92)">
        <Dot x={0} y={0} r={7} fill="accent" />
        {[0, 60, 120].map((angle) => (
          <ellipse
            key={angle}
            className="pb-stroke-accent"
            strokeWidth={4}
            rx={44}
            ry={17}
            transform={`rotate(${angle})`}
          />
        ))}
      </g>
      <Button x={46} y={140} w={58} h={20} />
      <Status kind="success" x={122} y={150} r={9} />
    </>
  ),
  '/training/react-fundamentals-training': <Lesson />,
  '/training/html': (
    <>
      <Surface x={28} y={26} w={264} h={148} />
      <Path d="M104 66l-34 34 34 34M216 66l34 34-34 34" line="text" width={12} />
      <Path d="M178 56l-36 88" line="accent" width={12} />
    </>
  ),
  '/training/html-fundamentals-training': <Lesson />,
  '/training/html-css-variables-and-overrides-training': <Lesson />
};

/** A token, as a swatch with its name. */
function TokenLevel({ x, y, w, tone }: { x: number; y: number; w: number; tone?: 'accent' }) {
  return (
    <>
      <Surface x={x} y={y - 20} w={w} h={40} />
      <Box x={x + 10} y={y - 9} w={18} h={18} r={5} fill="accent" />
      <Text x={x + 34} y={y} w={w - 46} tone={tone ?? 'ink'} />
    </>
  );
}

function Accessibility() {
  return (
    <>
      <Surface x={30} y={30} w={150} h={140} />
      <Text x={48} y={54} w={66} size={8} tone="ink" />
      <Button x={52} y={78} w={86} h={30} />
      <Box x={45} y={71} w={100} h={44} r={22} line="accent" width={3} />
      <Text x={48} y={138} w={[112, 84]} gap={15} />
      <Box x={200} y={46} w={90} h={34} r={8} fill="ink" />
      <Text x={214} y={63} w={60} tone="surface" />
      <Path d="M212 80l-10 10V80z" fill="ink" />
      <Box x={206} y={112} w={36} h={32} r={7} fill="surface" line="text" width={2} raised />
      <Path d="M216 128h12m-5-5 6 5-6 5" line="ink" width={2.5} />
      <Box x={250} y={112} w={36} h={32} r={7} fill="surface" line="text" width={2} raised />
      <Path d="M274 121v6a5 5 0 0 1-5 5h-10m5-5-5 5 5 5" line="ink" width={2.5} />
    </>
  );
}

function Tools() {
  return (
    <>
      <Box x={40} y={30} w={176} h={132} r={10} fill="screen" line="line" raised />
      <Path d="M56 48h.1M70 48h.1M84 48h.1" line="text" width={7} />
      <Icon name="terminal" x={72} y={82} size={22} tone="on-screen" />
      <Text x={94} y={82} w={84} tone="mid" />
      <Text x={62} y={108} w={[118, 92]} gap={18} tone="on-screen" />
      <Dot x={230} y={124} r={46} fill="accent" line="ground" width={5} />
      <Icon name="wrench" x={230} y={124} size={52} tone="on-accent" width={1.8} />
    </>
  );
}

function Lesson() {
  return (
    <>
      <Surface x={38} y={24} w={244} h={152} />
      <Picture x={54} y={40} w={100} h={68} tone="soft" ink="mid" />
      <Path d="M94 58v32l26-16z" fill="accent" line="accent" width={4} />
      <Text x={170} y={48} w={88} size={8} tone="ink" />
      <Text x={170} y={70} w={[94, 76, 84]} gap={16} />
      <Rule x={38} y={124} w={244} />
      <Status kind="success" x={66} y={150} r={11} />
      <Path d="M82 150h46M164 150h46" line="line" width={4} />
      <Path d="M82 150h46" line="success" width={4} />
      <Dot x={146} y={150} r={11} fill="accent" />
      <Glyphs text="2" x={146} y={150} size={11} tone="on-accent" />
      <Dot x={228} y={150} r={11} fill="surface" line="text" width={2} />
      <Glyphs text="3" x={228} y={150} size={11} tone="text" />
    </>
  );
}
