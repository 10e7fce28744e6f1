import { Box, Dot, type Drawings, Icon, Surface, Text } from 'patternbook/drawing';

/** The page for unknown addresses: a page that is only an outline, and a search that finds nothing on it. */
export const notFound: Drawings = {
  '/404': (
    <>
      <Surface x={54} y={30} w={104} h={140} />
      <Text x={70} y={58} w={[72, 56, 66]} gap={18} />
      <Box x={70} y={116} w={72} h={36} r={6} fill="fill" />
      <Box x={184} y={46} w={96} h={124} r={10} fill="fill" />
      <Dot x={216} y={104} r={34} fill="soft" />
      <Icon name="search" x={217} y={105} size={44} tone="accent" width={1.8} />
      <Dot x={276} y={48} r={16} fill="accent" />
      <Icon name="close" x={276} y={48} size={18} tone="on-accent" width={2} />
    </>
  )
};
