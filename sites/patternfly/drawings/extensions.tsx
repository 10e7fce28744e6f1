import {
  App,
  At,
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
  type Tone
} from 'patternbook/drawing';

/** Extensions. */
export const extensions: Drawings = {
  '/extensions/about-extensions': (
    <>
      <Surface x={34} y={24} w={252} h={152} />
      <Piece x={92} y={50} tone="mid" />
      <Piece x={92} y={106} tone="soft" />
      <Piece x={148} y={106} tone="mid" />
      <g transform="rotate(14 206 64)">
        <Piece x={174} y={36} tone="accent" raised />
      </g>
    </>
  ),
  '/extensions/catalog-view/catalog-item-header': (
    <>
      <Surface x={26} y={46} w={268} h={108} />
      <Box x={46} y={66} w={68} h={68} r={14} fill="soft" />
      <Icon name="server" x={80} y={100} size={38} tone="accent" width={1.6} />
      <Text x={134} y={88} w={124} size={12} tone="ink" />
      <Text x={134} y={114} w={88} size={7} />
    </>
  ),
  '/extensions/catalog-view/catalog-tile': (
    <>
      <CatalogTile x={26} tone="mid" />
      <CatalogTile x={118} tone="accent" featured />
      <CatalogTile x={210} tone="third" />
    </>
  ),
  '/extensions/catalog-view/catalog-view-demo': (
    <>
      <Surface x={22} y={16} w={276} h={168} />
      <Field x={34} y={28} w={74} h={20} text={28} icon="search" />
      {[66, 86, 106].map((y, index) => (
        <At key={y} y={y}>
          <Checkbox x={42} y={0} size={12} checked={index === 0} />
          <Text x={56} y={0} w={[38, 30, 44][index] ?? 0} />
        </At>
      ))}
      <Text x={36} y={136} w={[52, 40, 46]} gap={16} tone="fill" />
      <Rule x={118} y={16} h={168} />
      {[130, 214].map((x) =>
        [28, 108].map((y) => (
          <At key={`${x} ${y}`} x={x} y={y}>
            <Surface x={0} y={0} w={74} h={68} r={8} raised={false} />
            <Box x={10} y={10} w={20} h={20} r={6} fill={x === 130 && y === 28 ? 'accent' : 'mid'} />
            <Text x={10} y={42} w={44} tone="ink" />
            <Text x={10} y={56} w={54} size={5} />
          </At>
        ))
      )}
    </>
  ),
  '/extensions/catalog-view/filter-side-panel': (
    <>
      <Surface x={92} y={14} w={136} h={172} />
      <Text x={110} y={34} w={56} size={7} tone="ink" />
      {[56, 78, 100].map((y, index) => (
        <At key={y} y={y}>
          <Checkbox x={117} y={0} checked={index !== 1} />
          <Text x={134} y={0} w={[52, 64, 44][index] ?? 0} />
          <Glyphs text={['4', '7', '2'][index] ?? ''} x={210} y={0} size={9} tone="text" />
        </At>
      ))}
      <Rule x={92} y={116} w={136} />
      <Text x={110} y={134} w={44} size={7} tone="ink" />
      {[154, 173].map((y, index) => (
        <At key={y} y={y}>
          <Checkbox x={117} y={-2} checked={index === 0} />
          {Array.from({ length: 5 - index }, (_, star) => (
            <Icon key={star} name="star" x={138 + star * 16} y={-2} size={12} tone="accent" />
          ))}
        </At>
      ))}
    </>
  ),
  '/extensions/catalog-view/properties-side-panel': (
    <>
      <Surface x={34} y={24} w={150} h={152} fill="fill" raised={false} />
      <Text x={50} y={46} w={84} size={8} tone="line" />
      <Text x={50} y={70} w={[112, 96, 104, 66]} gap={18} tone="line" />
      <Surface x={176} y={14} w={112} h={172} />
      {[36, 72, 108, 144].map((y, index) => (
        <At key={y} y={y}>
          <Text x={192} y={0} w={[44, 38, 52, 34][index] ?? 0} tone="ink" />
          <Text x={192} y={15} w={[72, 60, 50, 78][index] ?? 0} tone={index === 2 ? 'accent' : 'text'} />
        </At>
      ))}
    </>
  ),
  '/extensions/catalog-view/vertical-tabs': (
    <>
      <Surface x={98} y={14} w={124} h={172} />
      <Rule x={114} y={26} h={148} tone="line" width={3} />
      <Text x={128} y={38} w={62} tone="ink" />
      <Rule x={114} y={54} h={26} tone="accent" width={5} />
      <Text x={128} y={67} w={70} tone="accent" size={7} />
      <Text x={144} y={94} w={[50, 40]} gap={22} />
      <Text x={128} y={142} w={54} tone="ink" />
      <Text x={128} y={166} w={66} tone="ink" />
    </>
  ),
  '/extensions/data-view/overview': (
    <>
      <DataViewFrame />
      {[72, 98, 124].map((y, row) => (
        <At key={y} y={y}>
          <Rule x={24} y={-13} w={272} />
          <Checkbox x={44} y={0} size={12} checked={row === 1} />
          <Text x={60} y={0} w={[60, 48, 68][row] ?? 0} tone={row === 1 ? 'accent' : 'text'} />
          <Text x={154} y={0} w={[44, 52, 36][row] ?? 0} />
          <Text x={230} y={0} w={[46, 34, 50][row] ?? 0} />
        </At>
      ))}
      <Rule x={24} y={142} w={272} />
      <Text x={178} y={160} w={44} />
      <Icon name="chevron-left" x={244} y={160} size={13} tone="accent" />
      <Icon name="chevron-right" x={272} y={160} size={13} tone="accent" />
    </>
  ),
  '/extensions/data-view/toolbar': (
    <>
      <Surface x={20} y={52} w={280} h={96} />
      <Checkbox x={40} y={78} size={15} checked />
      <Icon name="chevron-down" x={60} y={78} size={12} />
      <Field x={76} y={64} w={86} h={28} icon="filter" text={24} end="chevron-down" />
      <Button x={172} y={66} w={56} h={24} text={28} />
      <Icon name="kebab" x={242} y={78} size={15} />
      <Icon name="chevron-left" x={264} y={78} size={13} tone="accent" />
      <Icon name="chevron-right" x={284} y={78} size={13} tone="accent" />
      <Rule x={20} y={106} w={280} />
      <Tag x={36} y={127} w={72} h={22} closable />
      <Tag x={116} y={127} w={58} h={22} closable />
      <Text x={188} y={127} w={52} tone="accent" />
    </>
  ),
  '/extensions/data-view/table': (
    <>
      <Surface x={26} y={22} w={268} h={156} />
      <Path d="M36 22h248a10 10 0 0 1 10 10v22H26V32a10 10 0 0 1 10-10z" fill="soft" />
      <Text x={66} y={38} w={42} tone="accent" />
      <Icon name="sort-down" x={120} y={38} size={12} tone="accent" />
      <Path d="M156 30v16M232 30v16" line="accent" width={3} />
      <Text x={168} y={38} w={38} tone="accent" />
      <Text x={244} y={38} w={32} tone="accent" />
      {[70, 101, 132, 163].map((y, row) => (
        <At key={y} y={y}>
          {row > 0 && <Rule x={26} y={-16} w={268} />}
          <Icon
            name={row === 0 ? 'chevron-down' : 'chevron-right'}
            x={row === 1 || row === 2 ? 66 : 46}
            y={0}
            size={11}
          />
          <Text
            x={row === 1 || row === 2 ? 80 : 60}
            y={0}
            w={[72, 46, 54, 64][row] ?? 0}
            tone={row === 0 ? 'ink' : 'text'}
          />
          <Text x={168} y={0} w={[44, 36, 48, 40][row] ?? 0} />
          <Text x={244} y={0} w={[30, 36, 26, 34][row] ?? 0} />
        </At>
      ))}
    </>
  ),
  '/extensions/log-viewer': (
    <>
      <Box x={28} y={18} w={264} h={164} r={10} fill="screen" line="line" raised />
      <Field x={42} y={28} w={96} h={22} icon="search" text={34} tone="ink" />
      <Icon name="play" x={228} y={39} size={13} tone="on-screen" />
      <Icon name="download" x={250} y={39} size={13} tone="on-screen" />
      <Icon name="expand" x={272} y={39} size={13} tone="on-screen" />
      {[70, 90, 110, 130, 150].map((y, index) => (
        <At key={y} y={y}>
          <Text x={44} y={0} w={12} size={5} tone="text" />
          <Text x={68} y={0} w={44} tone={(['mid', 'mid', 'warning', 'mid', 'danger'] as const)[index] ?? 'mid'} />
          <Text x={122} y={0} w={[122, 96, 140, 108, 132][index] ?? 0} tone="on-screen" />
        </At>
      ))}
      <Box x={154} y={84} w={34} h={12} r={2} fill="warning" />
      <Box x={64} y={166} w={60} h={6} r={3} fill="text" />
    </>
  ),
  '/extensions/quick-starts': (
    <>
      <App x={22} y={16} w={276} h={168}>
        <Text x={40} y={60} w={[84, 104, 92, 70]} gap={18} tone="fill" />
        <Button x={40} y={132} w={70} h={24} />
        <Box x={33} y={125} w={84} h={38} r={19} line="accent" width={2} dash />
      </App>
      <Path d="M170 40h128v134a10 10 0 0 1-10 10H170z" fill="surface" line="line" raised />
      <Text x={184} y={58} w={62} size={8} tone="ink" />
      <Icon name="close" x={282} y={58} size={12} />
      <Status kind="success" x={193} y={84} r={9} />
      <Text x={210} y={84} w={64} />
      <Dot x={193} y={112} r={9} fill="accent" />
      <Glyphs text="2" x={193} y={112} size={9} tone="on-accent" />
      <Text x={210} y={112} w={72} tone="accent" />
      <Text x={210} y={128} w={58} size={5} />
      <Dot x={193} y={150} r={9} fill="surface" line="text" width={1.5} />
      <Glyphs text="3" x={193} y={150} size={9} tone="text" />
      <Text x={210} y={150} w={54} />
    </>
  ),
  '/extensions/react-console': (
    <>
      <Path d="M132 172h56l6 14h-68z" fill="text" />
      <Box x={36} y={16} w={248} h={158} r={12} fill="surface" line="text" width={2} raised />
      <Box x={48} y={28} w={224} h={134} r={6} fill="screen" />
      <Icon name="terminal" x={74} y={54} size={24} tone="on-screen" />
      <Text x={100} y={54} w={82} tone="on-screen" />
      <Text x={66} y={82} w={[136, 104, 152]} gap={18} tone="text" />
      <Path d="M66 140h.1M84 140h14" line="mid" width={7} />
    </>
  ),
  '/extensions/user-feedback': (
    <>
      <Surface x={70} y={20} w={180} h={124} />
      <Text x={88} y={40} w={88} size={8} tone="ink" />
      <Icon name="close" x={233} y={40} size={12} />
      <FeedbackChoice y={56} tone="soft" />
      <FeedbackChoice y={98} tone="fill" />
      <Path
        d="M240 130h50a12 12 0 0 1 12 12v14a12 12 0 0 1-12 12h-22l-14 14v-14h-14a12 12 0 0 1-12-12v-14a12 12 0 0 1 12-12z"
        fill="accent"
      />
      <Text x={246} y={149} w={38} size={7} tone="on-accent" />
    </>
  )
};

/** A piece of a puzzle. */
function Piece({ x, y, tone, raised }: { x: number; y: number; tone: Tone; raised?: boolean }) {
  return (
    <Path
      at={[x, y]}
      d="M0 0h20a10 10 0 1 1 16 0h20v20a10 10 0 1 1 0 16v20H0z"
      fill={tone}
      line="surface"
      width={2}
      raised={raised}
    />
  );
}

function CatalogTile({ x, tone, featured = false }: { x: number; tone: Tone; featured?: boolean }) {
  return (
    <>
      <Surface x={x} y={34} w={84} h={132} {...(featured && { line: 'accent', width: 2.5 })} />
      <Box x={x + 14} y={50} w={30} h={30} r={9} fill={tone} />
      {featured && <Tag x={x + 48} y={58} w={30} h={14} />}
      <Text x={x + 14} y={98} w={50} size={7} tone="ink" />
      <Text x={x + 14} y={113} w={34} size={5} />
      <Text x={x + 14} y={132} w={[56, 46]} size={5} />
    </>
  );
}

/** Toolbar and head of a data view. */
function DataViewFrame() {
  return (
    <>
      <Surface x={24} y={20} w={272} h={158} />
      <Icon name="filter" x={44} y={40} size={14} tone="accent" />
      <Field x={60} y={29} w={84} h={22} text={34} icon="search" />
      <Tag x={154} y={40} w={58} h={18} closable />
      <Button x={226} y={29} w={54} h={22} />
    </>
  );
}

function FeedbackChoice({ y, tone }: { y: number; tone: Tone }) {
  return (
    <>
      <Box x={86} y={y} w={148} h={34} r={8} fill={tone} />
      <Dot x={104} y={y + 17} r={10} fill="surface" />
      <Icon name={tone === 'soft' ? 'heart' : 'question'} x={104} y={y + 17} size={11} tone="accent" />
      <Text x={122} y={y + 17} w={tone === 'soft' ? 78 : 92} tone={tone === 'soft' ? 'accent' : 'text'} />
    </>
  );
}
