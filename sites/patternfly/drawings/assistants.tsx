import {
  App,
  Avatar,
  Box,
  Button,
  Dot,
  type Drawings,
  Icon,
  Path,
  Rule,
  Surface,
  Text,
  type Tone
} from 'patternbook/drawing';

/** A bubble of a conversation. */
function Bubble({
  x,
  y,
  w,
  h = 34,
  own = false,
  lines
}: {
  x: number;
  y: number;
  w: number;
  h?: number;
  own?: boolean;
  lines: number[];
}) {
  return (
    <>
      <Box x={x} y={y} w={w} h={h} r={12} fill={own ? 'accent' : 'surface'} line={own ? 'accent' : 'line'} raised />
      <Text x={x + 14} y={y + h / 2 - (lines.length - 1) * 7} w={lines} tone={own ? 'on-accent' : 'text'} />
    </>
  );
}

/** A star with four points: what an assistant has made. */
function Sparkle({ x, y, r, tone = 'accent' }: { x: number; y: number; r: number; tone?: Tone }) {
  const near = r * 0.15;
  const far = r - near;
  return (
    <Path
      at={[x, y]}
      d={`M0 ${-r}q${near} ${far} ${r} ${r}q${-far} ${near} ${-r} ${r}q${-near} ${-far} ${-r} ${-r}q${far} ${-near} ${r} ${-r}z`}
      fill={tone}
    />
  );
}

/** Assistants. */
export const assistants: Drawings = {
  '/patternfly-ai/about-ai': (
    <>
      <Surface x={48} y={38} w={224} h={124} />
      <Text x={70} y={66} w={[104, 146, 128]} gap={18} />
      <Box x={62} y={116} w={148} h={32} r={16} fill="soft" />
      <Sparkle x={82} y={132} r={9} />
      <Text x={98} y={132} w={94} tone="accent" />
      <Sparkle x={254} y={50} r={34} />
      <Sparkle x={286} y={94} r={14} tone="second" />
      <Sparkle x={212} y={26} r={10} tone="third" />
    </>
  ),
  '/patternfly-ai/chatbot/overview': (
    <>
      <Bubble x={150} y={20} w={138} own lines={[104]} />
      <Sparkle x={50} y={92} r={16} />
      <Bubble x={76} y={66} w={180} h={62} lines={[148, 126, 84]} />
      <Box x={32} y={144} w={256} h={38} r={19} fill="surface" line="accent" width={2} raised />
      <Text x={52} y={163} w={92} />
      <Dot x={268} y={163} r={13} fill="accent" />
      <Icon name="arrow-up" x={268} y={163} size={14} tone="on-accent" />
    </>
  ),
  '/patternfly-ai/chatbot/ui': (
    <>
      <App x={22} y={18} w={276} h={164} nav={0}>
        <Text x={40} y={64} w={[96, 78, 88, 60]} gap={18} tone="fill" />
      </App>
      <Surface x={166} y={34} w={116} h={136} r={12} />
      <Icon name="menu" x={182} y={50} size={11} />
      <Sparkle x={224} y={50} r={8} />
      <Icon name="expand" x={266} y={50} size={11} />
      <Rule x={166} y={64} w={116} />
      <Box x={208} y={74} w={64} h={20} r={10} fill="accent" />
      <Box x={176} y={102} w={74} h={28} r={10} fill="soft" />
      <Text x={186} y={111} w={[52, 36]} size={5} gap={10} tone="accent" />
      <Box x={176} y={140} w={96} h={20} r={10} fill="surface" line="accent" width={1.5} />
      <Dot x={284} y={172} r={16} fill="accent" line="ground" width={4} />
      <Icon name="chevron-down" x={284} y={173} size={14} tone="on-accent" />
    </>
  ),
  '/patternfly-ai/chatbot/messages': (
    <>
      <Avatar x={276} y={42} r={14} />
      <Bubble x={142} y={24} w={116} own lines={[84]} />
      <Sparkle x={44} y={96} r={15} />
      <Bubble x={68} y={72} w={178} h={66} lines={[146, 128, 96]} />
      <Icon name="heart" x={82} y={160} size={15} tone="accent" />
      <Icon name="copy" x={108} y={160} size={15} tone="text" />
      <Icon name="external" x={134} y={160} size={15} tone="text" />
      <Icon name="refresh" x={160} y={160} size={15} tone="text" />
    </>
  ),
  '/patternfly-ai/chatbot/analytics': (
    <>
      <Bubble x={28} y={26} w={132} h={48} lines={[100, 72]} />
      <Sparkle x={186} y={50} r={14} />
      <Surface x={92} y={88} w={200} h={92} />
      <Path d="M110 164v-22M140 164v-38M170 164v-30M200 164v-54" line="mid" width={13} />
      <Path d="M230 164v-44M260 164v-62" line="accent" width={13} />
    </>
  ),
  '/patternfly-ai/chatbot/customizing-messages': (
    <>
      <Sparkle x={44} y={56} r={16} />
      <Surface x={70} y={24} w={206} h={152} r={14} />
      <Text x={88} y={46} w={[150, 118]} gap={15} />
      <Box x={88} y={76} w={170} h={46} r={8} fill="soft" />
      <Path d="M104 108l20-18 16 10 22-16 22 14 30-10" line="accent" width={3} />
      <Box x={88} y={132} w={80} h={28} r={8} line="accent" width={2} dash />
      <Icon name="plus" x={128} y={146} size={14} tone="accent" />
      <Button x={178} y={134} w={80} h={24} kind="secondary" />
    </>
  ),
  '/patternfly-ai/conversation-design': (
    <>
      <Bubble x={32} y={22} w={130} lines={[96]} />
      <Path d="M98 62v14m-6-6 6 7 6-7" line="text" width={2.5} />
      <Box x={32} y={84} w={130} h={34} r={12} fill="soft" line="mid" width={1.5} />
      <Text x={46} y={101} w={84} tone="accent" />
      <Path
        d="M166 101h18c16 0 12-32 28-32h8M184 101c16 0 12 42 28 42h8m-7-7 8 7-8 7M213 62l8 7-8 7"
        line="text"
        width={2.5}
      />
      <Bubble x={226} y={52} w={70} own lines={[42]} />
      <Bubble x={226} y={126} w={70} lines={[38]} />
      <Sparkle x={206} y={32} r={12} />
    </>
  )
};
