import { App, Box, Button, Dot, type Drawings, Icon, Path, Surface, Text } from 'patternbook/drawing';

/** Handbooks and guides for developers. */
export const handbooks: Drawings = {
  '/developer-resources/right-to-left-handbook': (
    <>
      <Surface x={40} y={24} w={240} h={152} />
      <Path d="M160 44v112" line="line" width={2} dash />
      <Text x={60} y={58} w={[72, 58, 66]} gap={20} tone="ink" />
      <Button x={60} y={120} w={56} h={22} />
      <g transform="translate(320 0)scale(-1 1)">
        <Text x={60} y={58} w={[72, 58, 66]} gap={20} tone="accent" />
        <Button x={60} y={120} w={56} h={22} />
      </g>
      <Path d="M132 131h-8m4-4-4 4 4 4M188 131h8m-4-4 4 4-4 4" line="mid" width={2.5} />
    </>
  ),
  '/developer-resources/cli-handbook': (
    <>
      <Box x={36} y={26} w={248} h={148} r={12} fill="screen" line="line" raised />
      <Path d="M54 44h.1M68 44h.1M82 44h.1" line="text" width={8} />
      <Icon name="terminal" x={62} y={74} size={18} tone="on-screen" />
      <Text x={82} y={74} w={112} size={8} tone="on-screen" />
      <Text x={58} y={100} w={[150, 174, 96]} gap={18} tone="mid" />
      <Icon name="check" x={64} y={156} size={14} tone="on-screen" />
      <Text x={82} y={156} w={78} tone="on-screen" />
      <Box x={168} y={149} w={8} h={14} r={1} fill="accent" />
    </>
  ),
  '/developer-resources/check-my-code': (
    <>
      <Surface x={40} y={28} w={240} h={144} />
      <Text x={62} y={56} w={[96, 148]} gap={20} tone="mid" />
      <Box x={52} y={88} w={216} h={24} r={5} fill="soft" />
      <Text x={62} y={100} w={84} tone="ink" />
      <Path d="M62 108q4-4 8 0t8 0 8 0 8 0 8 0 8 0" line="accent" width={2} />
      <Icon name="check" x={250} y={100} size={16} tone="accent" />
      <Text x={62} y={128} w={[132, 78]} gap={20} tone="mid" />
    </>
  ),
  '/developer-resources/files-for-programs': (
    <>
      <Box x={28} y={56} w={92} h={34} r={7} fill="screen" line="line" raised />
      <Icon name="terminal" x={48} y={73} size={16} tone="on-screen" />
      <Text x={64} y={73} w={42} tone="on-screen" />
      <Button x={28} y={108} w={58} h={22} />
      <Path d="M128 100h28m-8-8 8 8-8 8" line="accent" width={3} />
      <Surface x={166} y={30} w={126} h={140} />
      <Text x={182} y={56} w={[20]} tone="mid" />
      <Text x={196} y={76} w={[72, 54, 80]} gap={20} tone="ink" />
      <Text x={182} y={142} w={[20]} tone="mid" />
    </>
  ),
  '/developer-resources/what-changed-for-me': (
    <>
      <Surface x={28} y={44} w={104} h={112} />
      <Text x={46} y={70} w={[56, 68, 44]} gap={20} tone="mid" />
      <Path d="M142 100h36m-8-8 8 8-8 8" line="accent" width={3} />
      <Surface x={188} y={44} w={104} h={112} />
      <Text x={206} y={70} w={56} tone="mid" />
      <Box x={198} y={80} w={84} h={22} r={5} fill="soft" />
      <Text x={206} y={91} w={48} tone="ink" />
      <Text x={206} y={118} w={[68, 44]} gap={20} tone="mid" />
    </>
  ),
  '/developer-resources/server-rendering': (
    <>
      <Box x={26} y={40} w={84} h={32} r={7} fill="screen" line="line" raised />
      <Dot x={44} y={56} r={5} fill="accent" />
      <Text x={58} y={56} w={38} tone="mid" />
      <Box x={26} y={84} w={84} h={32} r={7} fill="screen" line="line" raised />
      <Dot x={44} y={100} r={5} fill="accent" />
      <Text x={58} y={100} w={38} tone="mid" />
      <Box x={26} y={128} w={84} h={32} r={7} fill="screen" line="line" raised />
      <Dot x={44} y={144} r={5} fill="accent" />
      <Text x={58} y={144} w={38} tone="mid" />
      <Path d="M118 100h26m-8-8 8 8-8 8" line="accent" width={3} />
      <App x={154} y={36} w={140} h={128} nav={0}>
        <Text x={170} y={78} w={64} size={8} tone="ink" />
        <Text x={170} y={100} w={[104, 84]} gap={16} />
        <Button x={170} y={134} w={58} h={20} />
      </App>
    </>
  )
};
