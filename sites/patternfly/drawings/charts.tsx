import { Box, Dot, type Drawings, Path, Rule, Surface, Text, type Tone } from 'patternbook/drawing';

/** The card of a chart, with its axes and, behind them, lines of the grid. */
function Axes({ w = 192, legend = true }: { w?: number; legend?: boolean }) {
  return (
    <>
      <Surface x={28} y={20} w={264} h={160} />
      <Path d={`M52 64h${w}M52 93h${w}M52 122h${w}`} line="line" dash="2 5" />
      <Path d={`M52 36v116h${w}`} line="text" width={2} />
      {legend && <Legend x={258} y={60} />}
    </>
  );
}

/** Names of series. */
function Legend({ x, y, tones = ['accent', 'second'] }: { x: number; y: number; tones?: readonly Tone[] }) {
  return (
    <>
      {tones.map((tone, index) => (
        <Box key={tone} x={x} y={y + index * 20 - 5} w={9} h={9} r={2.5} fill={tone} />
      ))}
      <Text x={x + 14} y={y} w={tones.map(() => 16)} size={5} gap={20} />
    </>
  );
}

interface SliceProps {
  /** Where it begins and ends, in turns from the top, clockwise. */
  from: number;
  to: number;
  tone: Tone;
  x?: number;
  y?: number;
  r?: number;
  /** Width of a ring's part; a slice of a pie without it. */
  ring?: number;
}

/** A part of a pie, or of a ring. */
function Slice({ from, to, tone, x = 124, y = 100, r = 62, ring }: SliceProps) {
  const radius = ring === undefined ? r : r - ring / 2;
  const at = (turn: number): string =>
    `${x + radius * Math.sin(turn * 2 * Math.PI)} ${y - radius * Math.cos(turn * 2 * Math.PI)}`;
  const arc = `A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}`;
  return ring === undefined ? (
    <Path d={`M${x} ${y}L${at(from)}${arc}z`} fill={tone} line="surface" width={3} />
  ) : (
    <g strokeLinecap="butt">
      <Path d={`M${at(from)}${arc}`} line={tone} width={ring} />
    </g>
  );
}

interface BarsProps {
  tone: Tone;
  /** Left edge of the first bar. */
  x: number;
  heights: readonly number[];
  step?: number;
  w?: number;
  foot?: number;
}

/** Upright bars. */
function Bars({ tone, x, heights, step = 44, w = 14, foot = 151 }: BarsProps) {
  const bars = heights.map((height, index) => `M${x + index * step} ${foot}v-${height}h${w}v${height}z`);
  return <Path d={bars.join('')} fill={tone} />;
}

/** A curve through the card of a chart, and the same down to its axis. */
const CURVE = 'M54 128C78 128 82 88 106 88s28 26 52 22 26-62 84-62';
const AREA = `${CURVE}V151H54z`;
const LOW_CURVE = 'M54 142c30-2 34-28 60-26s30 14 60 8 34-26 68-28';

const DONUT: SliceProps[] = [
  { from: 0.01, to: 0.48, tone: 'accent' },
  { from: 0.5, to: 0.76, tone: 'second' },
  { from: 0.78, to: 0.98, tone: 'third' }
];

/** Gray shapes of a chart that is loading. */
const SKELETON_BARS = [60, 96, 44, 80];

/** Charts. */
export const charts: Drawings = {
  '/charts/about-charts': (
    <>
      <Surface x={26} y={22} w={128} h={72} />
      <Path d="M40 80C60 78 64 44 84 48s26 10 56-12v44z" fill="accent" opacity={0.18} />
      <Path d="M40 80C60 78 64 44 84 48s26 10 56-12" line="accent" width={3.5} />
      <Surface x={166} y={22} w={128} h={156} />
      {DONUT.map((slice) => (
        <Slice key={slice.tone} {...slice} x={230} y={82} r={44} ring={18} />
      ))}
      <Text x={188} y={152} w={36} />
      <Text x={238} y={152} w={36} tone="accent" />
      <Surface x={26} y={106} w={128} h={72} />
      <Bars tone="accent" x={42} heights={[30, 46, 22, 38]} step={28} w={12} foot={166} />
    </>
  ),
  '/charts/colors-for-charts': (
    <>
      <Surface x={28} y={20} w={264} h={160} />
      {DONUT.map((slice) => (
        <Slice key={slice.tone} {...slice} x={106} ring={26} />
      ))}
      {(
        [
          ['accent', 'mid', 'soft'],
          ['second', 'third', 'success'],
          ['warning', 'danger', 'text']
        ] as const
      ).map((row, line) =>
        row.map((tone, column) => (
          <Box key={tone} x={190 + column * 30} y={58 + line * 30} w={24} h={24} r={6} fill={tone} />
        ))
      )}
    </>
  ),
  '/charts/area-chart': (
    <>
      <Axes />
      <Path d={AREA} fill="accent" opacity={0.25} />
      <Path d={CURVE} line="accent" width={4} />
      <Path d={`${LOW_CURVE}V151H54z`} fill="second" opacity={0.3} />
      <Path d={LOW_CURVE} line="second" width={3} />
    </>
  ),
  '/charts/bar-chart': (
    <>
      <Axes />
      <Bars tone="accent" x={64} heights={[62, 92, 48, 78]} />
      <Bars tone="second" x={81} heights={[40, 66, 70, 52]} />
    </>
  ),
  '/charts/box-plot-chart': (
    <>
      <Axes legend={false} w={216} />
      <BoxPlot x={88} top={52} upper={74} middle={92} lower={116} bottom={138} />
      <BoxPlot x={158} top={44} upper={58} middle={80} lower={98} bottom={124} />
      <BoxPlot x={228} top={64} upper={86} middle={100} lower={126} bottom={144} />
    </>
  ),
  '/charts/bullet-chart': (
    <>
      <Surface x={28} y={20} w={264} h={160} />
      {[70, 130].map((y, index) => (
        <g key={y}>
          <Text x={44} y={y} w={34} tone="ink" />
          <Box x={92} y={y - 17} w={182} h={34} r={3} fill="fill" />
          <Box x={92} y={y - 17} w={132} h={34} r={3} fill="line" />
          <Box x={92} y={y - 6} w={index === 0 ? 112 : 72} h={12} r={2} fill="accent" />
          <Rule x={index === 0 ? 192 : 236} y={y - 14} h={28} tone="danger" width={4} />
        </g>
      ))}
      <Path d="M92 162h182M92 162v5M152 162v5M212 162v5M274 162v5" line="text" width={2} />
    </>
  ),
  '/charts/donut-chart': (
    <>
      <Surface x={28} y={20} w={264} h={160} />
      {DONUT.map((slice) => (
        <Slice key={slice.tone} {...slice} ring={24} />
      ))}
      <Text x={124} y={94} w={44} size={9} tone="ink" align="center" />
      <Text x={124} y={112} w={30} align="center" />
      <Legend x={216} y={80} tones={['accent', 'second', 'third']} />
    </>
  ),
  '/charts/donut-utilization-chart': (
    <>
      <Surface x={28} y={20} w={264} h={160} />
      <Dot x={124} y={100} r={44} line="fill" width={22} />
      <Slice from={0} to={0.72} tone="accent" r={55} ring={22} />
      <Slice from={0} to={0.59} tone="line" r={68} ring={6} />
      <Slice from={0.61} to={0.84} tone="warning" r={68} ring={6} />
      <Slice from={0.86} to={0.985} tone="danger" r={68} ring={6} />
      <Text x={124} y={95} w={48} size={10} tone="ink" align="center" />
      <Text x={124} y={113} w={32} align="center" />
      <Legend x={216} y={80} tones={['accent', 'warning', 'danger']} />
    </>
  ),
  '/charts/legends': (
    <>
      <Surface x={28} y={20} w={264} h={160} />
      <Path d="M48 112c24 0 28-40 52-40s28 26 52 22 24-52 92-52" line="line" width={4} />
      <Path d="M48 36v88h224" line="line" width={2} />
      <Box x={40} y={136} w={240} h={30} r={8} fill="soft" />
      {(['accent', 'second', 'third'] as const).map((tone, index) => (
        <g key={tone}>
          <Box x={54 + index * 76} y={145} w={12} h={12} r={3} fill={tone} />
          <Text x={72 + index * 76} y={151} w={40} tone="ink" />
        </g>
      ))}
    </>
  ),
  '/charts/line-chart': (
    <>
      <Axes />
      <Path d="M54 134l38-38 38 18 40-44 36 16 36-34" line="accent" width={4} />
      <Path d="M54 142l38-8 38-16 40 4 36-14 36-4" line="second" width={4} />
      <Dot x={170} y={70} r={6} fill="surface" line="accent" width={3.5} />
    </>
  ),
  '/charts/patterns': (
    <>
      <Surface x={28} y={20} w={264} h={160} />
      <Path d="M52 36v116h216" line="text" width={2} />
      <Bars tone="soft" x={70} heights={[76]} w={40} />
      <Path d="M71 94l18-18M71 114l39-39M71 134l39-39M75 150l35-35M95 150l15-15" line="accent" width={3} />
      <Bars tone="soft" x={138} heights={[104]} w={40} />
      <Path
        d="M146 60h.1M158 60h.1M170 60h.1M152 74h.1M164 74h.1M146 88h.1M158 88h.1M170 88h.1M152 102h.1M164 102h.1M146 116h.1M158 116h.1M170 116h.1M152 130h.1M164 130h.1M146 144h.1M158 144h.1M170 144h.1"
        line="accent"
        width={6}
      />
      <Bars tone="soft" x={206} heights={[56]} w={40} />
      <Path d="M206 106h40M206 118h40M206 130h40M206 142h40" line="accent" width={3.5} />
    </>
  ),
  '/charts/pie-chart': (
    <>
      <Surface x={28} y={20} w={264} h={160} />
      <Slice from={0} to={0.42} tone="accent" />
      <Slice from={0.42} to={0.68} tone="second" />
      <Slice from={0.68} to={0.86} tone="third" />
      <Slice from={0.86} to={1} tone="mid" />
      <Legend x={216} y={70} tones={['accent', 'second', 'third', 'mid']} />
    </>
  ),
  '/charts/resize-observer': (
    <>
      <Surface x={28} y={26} w={154} h={112} />
      <Path d="M44 44v76h122" line="text" width={2} />
      <Path d="M46 108c20 0 24-32 44-32s22 18 38 14 14-30 38-30" line="accent" width={3.5} />
      <Surface x={202} y={58} w={90} h={80} />
      <Path d="M214 72v52h66" line="text" width={2} />
      <Path d="M216 114c10 0 14-22 24-22s12 12 20 8 8-16 18-16" line="accent" width={3.5} />
      <Path d="M28 160h264m-256-7-8 7 8 7m248-14 8 7-8 7" line="accent" width={3} />
      <Box x={172} y={78} w={20} h={44} r={10} fill="accent" line="ground" width={4} />
      <Path d="M179 93v14M185 93v14" line="on-accent" width={2} />
    </>
  ),
  '/charts/sankey-chart': (
    <>
      <Surface x={28} y={20} w={264} h={160} />
      <Path d="M56 38C116 38 100 46 154 46v40C100 86 116 78 56 78z" fill="accent" opacity={0.35} />
      <Path d="M56 78C116 78 100 112 154 112v20C100 132 116 98 56 98z" fill="accent" opacity={0.2} />
      <Path d="M56 112c60 0 44 20 98 20v32c-54 0-38-2-98-2z" fill="second" opacity={0.3} />
      <Path d="M166 46c54 0 44-8 98-8v26c-54 0-44-2-98-2z" fill="mid" opacity={0.6} />
      <Path d="M166 62c54 0 44 22 98 22v18c-54 0-44-16-98-16z" fill="mid" opacity={0.35} />
      <Path d="M166 112c54 0 44 4 98 4v46c-54 0-44 2-98 2z" fill="third" opacity={0.3} />
      <Path d="M50 38v60" line="accent" width={9} />
      <Path d="M50 113v48" line="second" width={9} />
      <Path d="M160 47v38" line="mid" width={9} />
      <Path d="M160 113v50" line="third" width={9} />
      <Path d="M270 38v26M270 84v18" line="accent" width={9} />
      <Path d="M270 117v44" line="third" width={9} />
    </>
  ),
  '/charts/scatter-chart': (
    <>
      <Axes />
      <Path
        d="M70 134h.1M84 116h.1M96 124h.1M110 100h.1M122 112h.1M140 84h.1M150 98h.1M168 76h.1M182 62h.1M198 72h.1M216 50h.1"
        line="accent"
        width={11}
      />
      <Path d="M92 92h.1M128 68h.1M160 122h.1M190 108h.1M222 96h.1" line="second" width={11} />
    </>
  ),
  '/charts/skeletons': (
    <>
      <Surface x={28} y={20} w={264} h={160} />
      <Path d="M52 36v116h124" line="line" width={3} />
      <Bars tone="line" x={64} heights={SKELETON_BARS} step={28} w={18} />
      <Dot x={232} y={86} r={28} line="line" width={16} />
      <Path d="M206 140h52M212 156h40" line="line" width={8} />
      <Path d="M150 20h36l-52 160H98z" fill="surface" opacity={0.6} />
    </>
  ),
  '/charts/sparkline-chart': (
    <>
      <Surface x={36} y={36} w={248} h={128} />
      <Text x={56} y={60} w={72} size={10} tone="ink" />
      <Text x={56} y={82} w={46} />
      <Path
        d="M37 138l30-12 24 8 30-26 26 10 32-30 28 18 32-34 44-14v96a10 10 0 0 1-10 10h-226a10 10 0 0 1-10-10z"
        fill="accent"
        opacity={0.2}
      />
      <Path d="M37 138l30-12 24 8 30-26 26 10 32-30 28 18 32-34 44-14" line="accent" width={4} />
    </>
  ),
  '/charts/stack-chart': (
    <>
      <Axes />
      <Bars tone="third" x={66} heights={[84, 108, 66, 92]} w={22} />
      <Bars tone="second" x={66} heights={[68, 86, 52, 76]} w={22} />
      <Bars tone="accent" x={66} heights={[42, 54, 30, 46]} w={22} />
    </>
  ),
  '/charts/themes': (
    <>
      {(['third', 'second', 'accent'] as const).map((tone, index) => (
        <g key={tone}>
          <Surface x={28 + index * 46} y={22 + index * 24} w={172} h={108} />
          <Bars tone={tone} x={54 + index * 46} heights={[34, 58, 44, 72]} step={34} w={18} foot={118 + index * 24} />
        </g>
      ))}
    </>
  ),
  '/charts/threshold-chart': (
    <>
      <Axes />
      <Path d={AREA} fill="accent" opacity={0.22} />
      <Path d={CURVE} line="accent" width={4} />
      <Path d="M54 72h188" line="danger" width={3} dash="7 6" />
      <Path d="M54 116h188" line="warning" width={3} dash="7 6" />
    </>
  ),
  '/charts/tooltips': (
    <>
      <Axes legend={false} w={216} />
      <Path d="M54 128C84 128 86 98 116 98s28 22 56 18 30-24 96-30" line="accent" width={4} />
      <Rule x={146} y={84} h={66} tone="text" width={2} dash="4 5" />
      <Dot x={146} y={112} r={7} fill="surface" line="accent" width={4} />
      <Box x={98} y={30} w={96} h={50} r={8} fill="ink" raised />
      <Path d="M138 80h16l-8 8z" fill="ink" />
      <Box x={110} y={43} w={9} h={9} r={2} fill="mid" />
      <Text x={126} y={47} w={52} tone="surface" />
      <Text x={126} y={64} w={36} tone="surface" />
    </>
  )
};

function BoxPlot({
  x,
  top,
  upper,
  middle,
  lower,
  bottom
}: Record<'x' | 'top' | 'upper' | 'middle' | 'lower' | 'bottom', number>) {
  return (
    <>
      <Path d={`M${x} ${top}V${bottom}M${x - 10} ${top}h20M${x - 10} ${bottom}h20`} line="accent" width={3} />
      <Box x={x - 20} y={upper} w={40} h={lower - upper} r={3} fill="mid" line="accent" width={3} />
      <Path d={`M${x - 19} ${middle}h38`} line="surface" width={4} />
    </>
  );
}
