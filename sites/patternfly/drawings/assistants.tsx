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

/** A check of a list. */
function Check({ x, y, isDone }: { x: number; y: number; isDone: boolean }) {
  return (
    <>
      <Box
        x={x - 9}
        y={y - 9}
        w={18}
        h={18}
        r={5}
        fill={isDone ? 'accent' : 'surface'}
        line={isDone ? 'accent' : 'mid'}
        width={2}
      />
      {isDone && <Path at={[x, y]} d="M-5 0l4 4 6-8" line="on-accent" width={3} />}
    </>
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
  '/patternfly-ai/principles-and-guidelines': (
    <>
      <Surface x={56} y={20} w={176} h={160} />
      {[0, 1, 2, 3].map((row) => (
        <Check key={row} x={84} y={48 + row * 35} isDone={row < 3} />
      ))}
      <Text x={108} y={48} w={96} />
      <Text x={108} y={83} w={78} />
      <Text x={108} y={118} w={102} />
      <Text x={108} y={153} w={64} />
      <Sparkle x={250} y={56} r={30} />
      <Sparkle x={280} y={98} r={12} tone="second" />
    </>
  ),
  '/patternfly-ai/rapid-prototyping': (
    <>
      <Bubble x={24} y={28} w={112} own lines={[82]} />
      <Bubble x={24} y={74} w={112} h={48} own lines={[84, 60]} />
      <Path d="M144 92h24m-8-8 8 8-8 8" line="text" width={3} />
      <App x={178} y={26} w={120} h={148} nav={0}>
        <Box x={190} y={62} w={96} h={42} r={6} fill="soft" />
        <Box x={190} y={112} w={44} h={50} r={6} fill="accent" />
        <Box x={242} y={112} w={44} h={50} r={6} fill="soft" />
      </App>
      <Sparkle x={80} y={152} r={20} />
    </>
  ),
  '/patternfly-ai/ai-assisted-code-migration': (
    <>
      <Box x={28} y={36} w={100} h={128} r={6} fill="fill" line="mid" width={1.5} dash />
      <Path d="M56 74l-14 14 14 14M100 74l14 14-14 14" line="mid" width={4} />
      <Text x={48} y={130} w={[60, 44]} gap={16} tone="mid" />
      <Path d="M136 100h40m-10-10 10 10-10 10" line="text" width={3} />
      <Sparkle x={156} y={70} r={16} />
      <Surface x={188} y={36} w={104} h={128} />
      <Box x={202} y={52} w={76} h={24} r={12} fill="accent" />
      <Box x={202} y={88} w={76} h={24} r={5} fill="surface" line="mid" width={1.5} />
      <Text x={202} y={132} w={[64, 48]} gap={16} />
    </>
  ),
  '/patternfly-ai/patternfly-mcp': (
    <>
      <Surface x={26} y={48} w={104} h={104} />
      <Path d="M52 84l-14 16 14 16M104 84l14 16-14 16M86 78l-16 44" line="ink" width={4} />
      <Path d="M130 100h60" line="accent" width={5} />
      <Dot x={130} y={100} r={9} fill="accent" line="surface" width={3} />
      <Dot x={190} y={100} r={9} fill="accent" line="surface" width={3} />
      <Surface x={190} y={36} w={104} h={128} />
      <Text x={208} y={62} w={56} size={8} tone="ink" />
      <Text x={208} y={86} w={[68, 58, 70, 44]} gap={18} />
      <Sparkle x={160} y={62} r={14} />
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
