import {
  At,
  Box,
  Button,
  Checkbox,
  Dot,
  type Drawings,
  Field,
  Icon,
  Path,
  Picture,
  Rule,
  Status,
  Surface,
  Tag,
  Text
} from 'patternbook/drawing';

/** The box that a layout fills. */
function Container({ x = 36, y = 24, w = 248, h = 152 }: { x?: number; y?: number; w?: number; h?: number }) {
  return <Box x={x} y={y} w={w} h={h} r={10} fill="surface" line="mid" width={1.5} dash />;
}

interface BlockProps {
  x: number;
  y: number;
  w: number;
  h: number;
  tone?: 'accent' | 'mid' | 'soft';
}

/** What a layout arranges. */
function Block({ x, y, w, h, tone = 'mid' }: BlockProps) {
  return <Box x={x} y={y} w={w} h={h} r={5} fill={tone} />;
}

/** Layouts: what they arrange, in their box. */
export const layouts: Drawings = {
  '/layouts/bullseye': (
    <>
      <Container />
      <Path d="M160 32v132M44 100h232" line="line" width={1.5} dash />
      <Block x={116} y={66} w={88} h={68} tone="accent" />
      <Dot x={160} y={100} r={20} line="on-accent" width={2.5} />
      <Dot x={160} y={100} r={5} fill="on-accent" />
    </>
  ),
  '/layouts/flex': (
    <>
      <Container />
      <Block x={48} y={38} w={58} h={36} tone="accent" />
      <Block x={118} y={38} w={36} h={36} />
      <Block x={166} y={38} w={104} h={36} />
      <Block x={48} y={88} w={96} h={36} />
      <Block x={156} y={88} w={48} h={36} tone="accent" />
      <Block x={48} y={138} w={36} h={26} tone="soft" />
      <Path d="M216 106h50m-9-9 9 9-9 9" line="mid" width={2.5} />
    </>
  ),
  '/layouts/gallery': (
    <>
      <Container />
      {[48, 106, 164, 222].map((x) =>
        [36, 82, 128].map((y) => (
          <Block
            key={y}
            x={x}
            y={y}
            w={50}
            h={36}
            tone={x === 48 && y === 36 ? 'accent' : y === 128 && x > 150 ? 'soft' : 'mid'}
          />
        ))
      )}
    </>
  ),
  '/layouts/grid': (
    <>
      <Surface x={36} y={24} w={248} h={152} />
      {Array.from({ length: 12 }, (_, column) => (
        <Box key={column} x={44 + column * 19.5} y={24} w={14} h={152} r={0} fill="soft" opacity={0.6} />
      ))}
      <Block x={44} y={38} w={228.5} h={30} tone="accent" />
      <Block x={44} y={80} w={72.5} h={38} />
      <Block x={122} y={80} w={150.5} h={38} />
      <Block x={44} y={130} w={111.5} h={34} />
      <Block x={161} y={130} w={111.5} h={34} />
    </>
  ),
  '/layouts/level': (
    <>
      <Container y={56} h={88} />
      <Block x={48} y={80} w={52} h={40} tone="accent" />
      <Block x={142} y={70} w={36} h={60} />
      <Block x={220} y={86} w={52} h={28} tone="accent" />
      <Path d="M108 100h26M186 100h26" line="mid" width={2} dash="2 5" />
    </>
  ),
  '/layouts/split': (
    <>
      <Container y={48} h={104} />
      <Block x={48} y={60} w={54} h={80} />
      <Block x={112} y={60} w={160} h={80} tone="accent" />
      <Path d="M132 100h120m-112-9-9 9 9 9m104-18 9 9-9 9" line="on-accent" width={3} />
    </>
  ),
  '/layouts/stack': (
    <>
      <Container x={84} y={16} w={152} h={168} />
      <Block x={96} y={28} w={128} h={28} />
      <Block x={96} y={66} w={128} h={68} tone="accent" />
      <Block x={96} y={144} w={128} h={28} />
      <Path d="M160 78v44m-8-36 8-8 8 8m-16 28 8 8 8-8" line="on-accent" width={3} />
    </>
  )
};

/** Patterns: several components at work together. */
export const patterns: Drawings = {
  '/patterns/actions': (
    <>
      <Surface x={26} y={20} w={268} h={160} />
      <Text x={44} y={46} w={70} size={8} tone="ink" />
      <Button x={176} y={33} w={72} h={26} text={40} />
      <Icon name="kebab" x={270} y={46} size={16} />
      <Rule x={26} y={72} w={268} />
      {[90, 126, 162].map((y, row) => (
        <At key={y} y={y}>
          <Text x={44} y={0} w={[74, 58, 82][row] ?? 0} />
          <Text x={150} y={0} w={[52, 64, 44][row] ?? 0} />
          <Icon name="kebab" x={270} y={0} size={14} tone={row === 1 ? 'accent' : 'text'} />
          {row < 2 && <Rule x={26} y={18} w={268} />}
        </At>
      ))}
    </>
  ),
  '/patterns/bulk-selection': (
    <>
      <Surface x={44} y={20} w={232} h={160} />
      <Checkbox x={72} y={45} size={18} checked />
      <Text x={94} y={45} w={58} tone="accent" />
      <Button x={196} y={33} w={62} h={24} text={32} />
      <Rule x={44} y={68} w={232} />
      {[86, 122, 158].map((y, row) => (
        <At key={y} y={y}>
          {row < 2 && <Box x={45} y={-17} w={230} h={36} r={0} fill="soft" />}
          <Checkbox x={72} y={0} size={18} checked={row < 2} />
          <Text x={94} y={0} w={[82, 66, 74][row] ?? 0} tone={row < 2 ? 'accent' : 'text'} />
          <Text x={204} y={0} w={[46, 38, 50][row] ?? 0} />
        </At>
      ))}
    </>
  ),
  '/patterns/status-and-severity': (
    <>
      <Surface x={44} y={20} w={232} h={160} />
      {(['danger', 'warning', 'success'] as const).map((kind, row) => (
        <At key={kind} y={48 + row * 52}>
          <Status kind={kind} x={74} y={0} r={13} />
          <Text x={102} y={0} w={[74, 92, 62][row] ?? 0} size={8} tone="ink" />
          <Text x={218} y={0} w={[38, 30, 42][row] ?? 0} />
          {row < 2 && <Rule x={44} y={26} w={232} />}
        </At>
      ))}
    </>
  ),
  '/patterns/card-view': (
    <>
      <Field x={26} y={16} w={96} h={24} icon="search" text={36} />
      <Button x={130} y={16} w={58} h={24} text={28} />
      <Icon name="ellipsis" x={206} y={28} size={16} />
      {[26, 118, 210].map((x) => [
        <PatternCard key={`${x} top`} x={x} y={50} />,
        <PatternCard key={`${x} bottom`} x={x} y={122} />
      ])}
    </>
  ),
  '/patterns/dashboard': (
    <>
      <Surface x={24} y={18} w={82} h={76} />
      <Dot x={65} y={56} r={22} line="fill" width={10} />
      <Path d="M65 34a22 22 0 0 1 12 40.5" line="accent" width={10} />
      <Surface x={116} y={18} w={180} h={76} />
      <Path d="M130 78C150 76 156 50 176 54s26 12 44 0 30-22 62-20v46H130z" fill="accent" opacity={0.18} />
      <Path d="M130 78C150 76 156 50 176 54s26 12 44 0 30-22 62-20" line="accent" width={3} />
      <Surface x={24} y={104} w={160} h={78} />
      <Path d="M46 166v-24M72 166v-42M98 166v-30M124 166v-14M150 166v-36" line="accent" width={12} />
      <Surface x={194} y={104} w={102} h={78} />
      <Text x={208} y={122} w={40} tone="ink" />
      <Dot x={212} y={142} r={4} fill="success" />
      <Text x={224} y={142} w={52} />
      <Dot x={212} y={160} r={4} fill="warning" />
      <Text x={224} y={160} w={40} />
    </>
  ),
  '/patterns/filters': (
    <>
      <Surface x={26} y={20} w={268} h={160} />
      <Path d="M40 34h28l-10 12v12l-8-4V46z" fill="accent" line="accent" width={2} />
      <Field x={80} y={34} w={92} h={24} text={40} end="chevron-down" />
      <Field x={180} y={34} w={98} h={24} text={36} tone="ink" focus />
      <Tag x={40} y={82} w={74} h={24} closable />
      <Tag x={122} y={82} w={60} h={24} closable />
      <Text x={196} y={82} w={56} tone="accent" />
      <Rule x={26} y={104} w={268} />
      <Text x={42} y={124} w={70} tone="ink" />
      <Text x={150} y={124} w={112} />
      <Rule x={26} y={140} w={268} />
      <Text x={42} y={158} w={56} tone="ink" />
      <Text x={150} y={158} w={88} />
    </>
  ),
  '/patterns/primary-detail': (
    <>
      <Surface x={24} y={20} w={272} h={160} />
      <Text x={40} y={40} w={44} tone="ink" />
      <Rule x={24} y={56} w={120} />
      <Text x={40} y={74} w={74} />
      <Box x={25} y={88} w={119} h={34} r={0} fill="accent" />
      <Text x={40} y={105} w={82} tone="on-accent" />
      <Text x={40} y={138} w={[60, 78]} gap={24} />
      <Rule x={144} y={20} h={160} />
      <Path d="M144 96l10 9-10 9z" fill="accent" />
      <Text x={172} y={42} w={72} size={8} tone="ink" />
      <Icon name="close" x={278} y={42} size={12} />
      <Picture x={172} y={58} w={106} h={46} />
      <Text x={172} y={124} w={[104, 88, 96]} gap={17} />
    </>
  ),
  '/patterns/right-to-left': (
    <>
      <MirroredPage />
      <Rule x={160} y={16} h={168} tone="accent" width={2} dash />
      <g transform="translate(320 0)scale(-1 1)">
        <MirroredPage />
      </g>
      <Dot x={160} y={100} r={18} fill="accent" line="ground" width={4} />
      <Path d="M151 96h18m-5-5 5 5M169 104h-18m5 5-5-5" line="on-accent" width={2.5} />
    </>
  )
};

function PatternCard({ x, y }: { x: number; y: number }) {
  const isSelected = x === 118 && y === 50;
  return (
    <>
      <Surface x={x} y={y} w={84} h={64} r={8} {...(isSelected && { line: 'accent', width: 2.5 })} />
      <Box x={x + 12} y={y + 12} w={16} h={16} r={5} fill={isSelected ? 'accent' : 'mid'} />
      <Text x={x + 34} y={y + 20} w={34} tone="ink" />
      <Text x={x + 12} y={y + 40} w={[58, 44]} size={5} />
    </>
  );
}

function MirroredPage() {
  return (
    <>
      <Surface x={22} y={34} w={124} h={132} />
      <Icon name="list" x={40} y={54} size={18} tone="accent" />
      <Text x={58} y={54} w={66} size={7} tone="ink" />
      <Text x={34} y={82} w={[96, 76, 88]} gap={17} />
      <Button x={34} y={136} w={52} h={18} />
    </>
  );
}
