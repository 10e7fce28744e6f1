import {
  Box,
  Button,
  Cursor,
  Dot,
  type Drawings,
  Icon,
  type IconName,
  Menu,
  Path,
  Status,
  Surface,
  Text,
  type Tone
} from 'patternbook/drawing';

interface NodeProps {
  x: number;
  y: number;
  r?: number;
  icon?: IconName;
  /** The node that the drawing is about. */
  active?: boolean;
  line?: Tone;
}

/** A node of a graph. */
function Node({ x, y, r = 20, icon = 'server', active = false, line }: NodeProps) {
  return (
    <>
      <Dot
        x={x}
        y={y}
        r={r}
        fill={active ? 'accent' : 'surface'}
        line={line ?? (active ? 'accent' : 'line')}
        width={line ? 3 : 1.5}
        raised
      />
      <Icon name={icon} x={x} y={y} size={r} tone={active ? 'on-accent' : 'ink'} width={1.8} />
    </>
  );
}

/** An edge between nodes. */
function Edge({ d, tone = 'text', dash = false }: { d: string; tone?: Tone; dash?: boolean }) {
  return <Path d={d} line={tone} width={2.5} dash={dash} />;
}

/** A small graph, as a backdrop. */
function Graph({ active }: { active?: boolean }) {
  return (
    <>
      <Edge d="M80 100L152 62M80 100l72 48M152 62h76M152 148l76-8" />
      <Node x={76} y={100} {...(active !== undefined && { active })} />
      <Node x={152} y={58} icon="folder" />
      <Node x={152} y={148} icon="file" />
      <Node x={236} y={60} icon="link" />
      <Node x={236} y={140} icon="user" />
    </>
  );
}

/** Diagrams of nodes and edges. */
export const topology: Drawings = {
  '/topology/about-topology': <Graph active />,
  '/topology/custom-nodes': (
    <>
      <Edge d="M84 100h66M170 100h66" />
      <Node x={70} y={100} r={28} icon="server" />
      <Path d="M160 62l33 19v38l-33 19-33-19V81z" fill="accent" raised />
      <Icon name="star" x={160} y={100} size={30} tone="on-accent" />
      <Box x={222} y={72} w={56} h={56} r={12} fill="surface" line="line" raised />
      <Icon name="terminal" x={250} y={100} size={28} width={1.8} />
      <Text x={70} y={150} w={44} align="center" />
      <Text x={160} y={160} w={50} tone="accent" align="center" />
      <Text x={250} y={150} w={44} align="center" />
    </>
  ),
  '/topology/custom-edges': (
    <>
      <Edge d="M70 56h172m-9-7 9 7-9 7" tone="accent" />
      <Edge d="M70 100h172" tone="second" dash />
      <Dot x={242} y={100} r={5} fill="second" />
      <Path d="M70 144h172" line="third" width={2.5} dash="0.1 8" />
      <Box x={132} y={132} w={56} h={24} r={12} fill="surface" line="third" width={2} />
      <Text x={160} y={144} w={30} tone="third" align="center" />
      {[56, 100, 144].map((y) => [
        <Dot key={`${y} start`} x={56} y={y} r={15} fill="surface" line="line" raised />,
        <Dot key={`${y} end`} x={264} y={y} r={15} fill="surface" line="line" raised />
      ])}
    </>
  ),
  '/topology/anchors': (
    <>
      <Edge d="M30 58l58 30M30 142l58-30M232 88l58-30M232 112l58 30" tone="mid" />
      <Box x={88} y={56} w={144} h={88} r={12} fill="surface" line="accent" width={2.5} raised />
      <Icon name="server" x={124} y={100} size={28} width={1.8} />
      <Text x={150} y={94} w={60} tone="ink" />
      <Text x={150} y={110} w={44} />
      {[
        [88, 88],
        [88, 112],
        [232, 88],
        [232, 112],
        [160, 56],
        [160, 144]
      ].map(([x = 0, y = 0]) => (
        <Dot key={`${x} ${y}`} x={x} y={y} r={7} fill="accent" line="surface" width={3} />
      ))}
    </>
  ),
  '/topology/selection': (
    <>
      <Edge d="M84 74l76 52M236 74l-76 52" />
      <Box x={106} y={72} w={108} h={108} r={10} fill="accent" opacity={0.1} />
      <Box x={106} y={72} w={108} h={108} r={10} line="accent" width={2} dash />
      <Node x={76} y={66} icon="folder" />
      <Node x={244} y={66} icon="link" />
      <Dot x={160} y={128} r={32} line="accent" width={4} />
      <Node x={160} y={128} r={24} active />
      <Cursor x={204} y={164} />
    </>
  ),
  '/topology/pan-and-zoom': (
    <>
      <Edge d="M120 84l48 28" />
      <Node x={106} y={76} r={18} />
      <Node x={182} y={120} r={18} icon="folder" />
      <Dot x={146} y={98} r={66} line="accent" width={7} />
      <Path d="M196 146l40 36" line="accent" width={14} />

      <Path
        d="M146 14v12m-7-5 7-7 7 7M146 186v-12m-7 5 7 7 7-7M52 98h12m-5-7-7 7 7 7M240 98h-12m5-7 7 7-7 7"
        line="mid"
        width={3}
      />
    </>
  ),
  '/topology/context-menu': (
    <>
      <Edge d="M76 66l56 44" />
      <Node x={70} y={60} icon="folder" />
      <Node x={140} y={116} r={24} active />
      <Menu x={156} y={64} w={128} items={[74, 92, 60]} selected={1} row={28} />
      <Cursor x={246} y={118} />
    </>
  ),
  '/topology/drag-and-drop': (
    <>
      <Box x={164} y={34} w={128} h={132} r={16} fill="accent" opacity={0.1} />
      <Box x={164} y={34} w={128} h={132} r={16} line="accent" width={2} dash />
      <Node x={204} y={74} icon="folder" />
      <Dot x={70} y={118} r={22} line="text" width={2} dash />
      <Path d="M96 112c30-6 60 0 96 14" line="accent" width={2.5} dash="2 6" />
      <Node x={228} y={128} r={24} active />
      <Cursor x={236} y={138} />
    </>
  ),
  '/topology/control-bar': (
    <>
      <g opacity={0.55}>
        <Graph />
      </g>
      <Surface x={70} y={144} w={180} h={40} r={10} line="accent" width={2} />
      <Icon name="plus" x={94} y={164} size={17} tone="accent" />
      <Icon name="minus" x={126} y={164} size={17} tone="accent" />
      <Icon name="expand" x={160} y={164} size={17} tone="accent" />
      <Icon name="refresh" x={194} y={164} size={17} tone="accent" />
      <Icon name="list" x={226} y={164} size={17} tone="accent" />
    </>
  ),
  '/topology/toolbar': (
    <>
      <Surface x={24} y={18} w={272} h={164} />
      <Path d="M34 18h252a10 10 0 0 1 10 10v26H24V28a10 10 0 0 1 10-10z" fill="soft" />
      <Button x={38} y={25} w={62} h={22} />
      <Button x={108} y={25} w={62} h={22} kind="secondary" />
      <Icon name="search" x={252} y={36} size={15} tone="accent" />
      <Icon name="filter" x={276} y={36} size={15} tone="accent" />
      <Edge d="M92 118l66-28M158 90l70 32" />
      <Node x={88} y={122} r={18} />
      <Node x={160} y={88} r={18} icon="folder" />
      <Node x={234} y={126} r={18} icon="link" />
    </>
  ),
  '/topology/sidebar': (
    <>
      <Surface x={24} y={18} w={272} h={164} />
      <Edge d="M66 74l56 52" />
      <Node x={62} y={70} r={18} icon="folder" />
      <Node x={126} y={130} r={20} active />
      <Path
        d="M176 18h110a10 10 0 0 1 10 10v144a10 10 0 0 1-10 10H176z"
        fill="surface"
        line="accent"
        width={2}
        raised
      />
      <Dot x={198} y={42} r={11} fill="accent" />
      <Icon name="server" x={198} y={42} size={12} tone="on-accent" />
      <Text x={216} y={42} w={50} tone="ink" />
      <Text x={190} y={74} w={38} tone="accent" />
      <Text x={238} y={74} w={34} />
      <Path d="M178 86h116" line="line" />
      <Text x={190} y={104} w={[88, 74]} gap={16} />
      <Text x={190} y={144} w={[82, 90]} gap={16} />
    </>
  ),
  '/topology/layouts': (
    <>
      <Surface x={22} y={30} w={86} h={140} />
      <Edge d="M65 56L44 98M65 56l21 42M44 98v38M86 98v38" />
      <SmallNodes places={['65 56', '44 98', '86 98', '44 138', '86 138']} />
      <Surface x={117} y={30} w={86} h={140} />
      <Edge d="M160 100l0-40M160 100l32-16M160 100l26 32M160 100l-26 32M160 100l-32-16" tone="mid" />
      <SmallNodes places={['160 58', '194 84', '186 134', '134 134', '126 84']} tone="mid" />
      <SmallNodes places={['160 100']} />
      <Surface x={212} y={30} w={86} h={140} />
      <SmallNodes
        places={[
          '234 60',
          '255 60',
          '276 60',
          '234 86',
          '255 86',
          '276 86',
          '234 112',
          '255 112',
          '276 112',
          '234 138',
          '255 138'
        ]}
      />
    </>
  ),
  '/topology/pipelines': (
    <>
      <Edge d="M100 100h24c14 0 8-40 24-40h10M100 100h24c14 0 8 40 24 40h10M222 60h8c16 0 8 40 22 40M222 140h8c16 0 8-40 22-40" />
      <Task x={30} y={100} />
      <Task x={152} y={60} />
      <Task x={152} y={140} isRunning />
      <Dot x={268} y={100} r={18} fill="surface" line="line" raised />
      <Icon name="clock" x={268} y={100} size={18} tone="text" />
    </>
  )
};

/** Nodes at places such as `65 56`. */
function SmallNodes({ places, tone = 'accent' }: { places: readonly string[]; tone?: Tone }) {
  return <Path d={places.map((place) => `M${place}h.1`).join('')} line={tone} width={15} />;
}

/** A task of a pipeline. */
function Task({ x, y, isRunning = false }: { x: number; y: number; isRunning?: boolean }) {
  return (
    <>
      <Box x={x} y={y - 16} w={74} h={32} r={16} fill="surface" line={isRunning ? 'accent' : 'line'} raised />
      {isRunning ? (
        <Icon name="refresh" x={x + 18} y={y} size={15} tone="accent" />
      ) : (
        <Status kind="success" x={x + 18} y={y} r={9} />
      )}
      <Text x={x + 34} y={y} w={28} tone="ink" />
    </>
  );
}
