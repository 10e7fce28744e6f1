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
  Status,
  Surface,
  Switch,
  Tag,
  Text
} from 'patternbook/drawing';

/** Guides about accessibility. */
export const accessibility: Drawings = {
  '/accessibility/about-accessibility': (
    <>
      {(
        [
          ['user', 92, 66],
          ['search', 228, 66],
          ['bell', 92, 146],
          ['terminal', 228, 146]
        ] as const
      ).map(([name, x, y]) => (
        <At key={name}>
          <Path d={`M160 106L${x} ${y}`} line="line" width={3} />
          <Dot x={x} y={y} r={30} fill="surface" line="line" raised />
          <Icon name={name} x={x} y={y} size={28} tone="ink" />
        </At>
      ))}
      <Dot x={160} y={106} r={36} fill="accent" raised />
      <Dot x={160} y={88} r={6} fill="on-accent" />
      <Path d="M142 99l18 4 18-4M160 103v13M160 116l-8 16M160 116l8 16" line="on-accent" width={5} />
    </>
  ),
  '/accessibility/patternflys-accessibility': (
    <>
      <Surface x={34} y={26} w={252} h={148} />
      {['switch', 'field', 'button'].map((part, row) => (
        <At key={part} y={58 + row * 42}>
          {part === 'switch' && <Switch x={78} y={0} on />}
          {part === 'field' && <Field x={54} y={-12} w={78} h={24} text={40} tone="ink" />}
          {part === 'button' && <Button x={54} y={-12} w={66} h={24} />}
          <Text x={150} y={0} w={[82, 66, 74][row] ?? 0} />
          <Status kind="success" x={260} y={0} r={10} />
        </At>
      ))}
    </>
  ),
  '/accessibility/design-for-accessibility': (
    <>
      <Surface x={60} y={26} w={200} h={148} />
      <Text x={96} y={56} w={72} size={8} tone="ink" />
      <Field x={96} y={76} w={140} h={26} text={62} tone="ink" />
      <Button x={96} y={126} w={72} h={26} />
      <Box x={88} y={118} w={88} h={42} r={21} line="accent" width={3} />
      {[56, 89, 139].map((y, index) => (
        <At key={y}>
          <Dot x={60} y={y} r={14} fill={index === 2 ? 'accent' : 'ink'} line="surface" width={3} />
          <Path d={`M60 ${y - 4}v8`} line={index === 2 ? 'on-accent' : 'surface'} width={3} />
        </At>
      ))}
      <Tag x={188} y={129} w={48} h={20} tone="accent" content="on-accent" />
    </>
  ),
  '/accessibility/develop-for-accessibility': (
    <>
      <Box x={34} y={26} w={180} h={148} r={12} fill="screen" line="line" raised />
      <Path d="M52 44h.1M66 44h.1M80 44h.1" line="text" width={8} />
      <Text x={54} y={72} w={58} tone="on-screen" />
      <Text x={70} y={92} w={[104, 84]} gap={20} tone="mid" />
      <Text x={54} y={132} w={70} tone="on-screen" />
      <Surface x={176} y={84} w={112} h={84} r={12} />
      <Checkbox x={200} y={108} size={16} checked />
      <Text x={218} y={108} w={48} tone="ink" />
      <Button x={194} y={130} w={60} h={22} />
      <Box x={187} y={123} w={74} h={36} r={18} line="accent" width={3} />
    </>
  )
};
