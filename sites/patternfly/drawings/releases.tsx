import { type Drawings, Glyphs, Surface, Text } from 'patternbook/drawing';

/** Releases that have a page. */
const RELEASES = ['6.0', '6.1', '6.2', '6.3', '6.4', '6.5', '6.6'];

export const releases: Drawings = Object.fromEntries(
  RELEASES.map((name) => [
    `/get-started/releases/patternfly-${name}`,
    <>
      <Surface x={62} y={30} w={196} h={140} line="accent" width={2.5} />
      <Glyphs text={name} x={160} y={84} size={50} tone="accent" width={8} />
      <Text x={98} y={136} w={[124, 84]} />
    </>
  ])
);
