import {
  App,
  Box,
  Button,
  Cursor,
  Dot,
  type Drawings,
  Field,
  Icon,
  Menu,
  Path,
  Rule,
  Surface,
  Text
} from 'patternbook/drawing';

/** A grid of nine dots: the button that opens other applications. */
const NINE_DOTS = [0, 10, 20].map((row) => [0, 10, 20].map((column) => `M${column} ${row}h.01`).join('')).join('');

/** Buttons, and what opens menus. */
export const actions: Drawings = {
  '/components/button': (
    <>
      <Button x={92} y={40} w={136} h={46} text={72} />
      <Button x={62} y={116} w={92} h={34} kind="secondary" text={48} />
      <Button x={172} y={116} w={92} h={34} kind="plain" text={52} />
      <Cursor x={204} y={72} />
    </>
  ),
  '/components/action-list': (
    <>
      <Box x={34} y={62} w={252} h={76} r={14} line="mid" width={1.5} dash />
      <Button x={54} y={84} w={82} h={32} text={44} />
      <Button x={148} y={84} w={82} h={32} kind="secondary" text={44} />
      <Dot x={257} y={100} r={16} fill="surface" line="line" />
      <Icon name="kebab" x={257} y={100} size={16} />
    </>
  ),
  '/components/back-to-top': (
    <>
      <App x={40} y={16} w={240} h={184}>
        <Text x={60} y={62} w={[196, 178, 190, 120]} gap={16} tone="fill" />
        <Text x={60} y={138} w={[186, 196, 160]} gap={16} tone="fill" />
      </App>
      <Button x={178} y={140} w={88} h={32} icon="arrow-up" text={40} />
      <Box x={271} y={128} w={4} h={48} r={2} fill="text" />
    </>
  ),
  '/components/menus/dropdown': (
    <>
      <Field x={74} y={26} w={116} h={32} text={56} tone="ink" end="chevron-up" line="accent" />
      <Menu x={74} y={66} w={172} items={[92, 116, 74]} selected={1} row={32} />
      <Cursor x={206} y={120} />
    </>
  ),
  '/components/menus/menu': (
    <>
      <Surface x={72} y={22} w={176} h={156} />
      <Text x={90} y={42} w={44} size={5} />
      <Icon name="copy" x={98} y={66} size={14} tone="text" />
      <Text x={116} y={66} w={72} tone="ink" />
      <Box x={73} y={78} w={174} h={28} r={0} fill="soft" />
      <Icon name="pencil" x={98} y={92} size={14} tone="accent" />
      <Text x={116} y={92} w={88} tone="accent" />
      <Icon name="chevron-right" x={232} y={92} size={11} tone="accent" />
      <Icon name="download" x={98} y={118} size={14} tone="text" />
      <Text x={116} y={118} w={58} tone="ink" />
      <Rule x={72} y={138} w={176} />
      <Icon name="trash" x={98} y={158} size={14} tone="danger" />
      <Text x={116} y={158} w={50} tone="danger" />
    </>
  ),
  '/components/menus/menu-toggle': (
    <>
      <Field x={46} y={40} w={142} h={40} text={70} tone="ink" end="chevron-down" />
      <Box x={208} y={40} w={66} h={40} r={20} fill="accent" />
      <Text x={224} y={60} w={20} tone="on-accent" />
      <Icon name="chevron-down" x={256} y={60} size={12} tone="on-accent" />
      <Dot x={66} y={132} r={20} fill="surface" line="line" />
      <Icon name="kebab" x={66} y={132} size={18} />
      <Box x={102} y={112} w={108} h={40} r={20} fill="surface" line="accent" width={1.5} />
      <Text x={120} y={132} w={34} tone="accent" />
      <Rule x={172} y={112} h={40} tone="accent" width={1.5} />
      <Icon name="chevron-down" x={190} y={132} size={12} tone="accent" />
      <Dot x={246} y={132} r={20} fill="soft" />
      <Icon name="cog" x={246} y={132} size={18} tone="accent" />
    </>
  ),
  '/components/menus/custom-menus': (
    <>
      <Surface x={44} y={20} w={150} h={160} />
      <Field x={56} y={32} w={126} h={24} icon="search" text={50} />
      <Rule x={44} y={66} w={150} />
      <Text x={58} y={84} w={70} tone="ink" />
      <Icon name="star" x={176} y={84} size={13} tone="accent" />
      <Box x={45} y={96} w={148} h={28} r={0} fill="soft" />
      <Text x={58} y={110} w={84} tone="accent" />
      <Icon name="chevron-right" x={177} y={110} size={11} tone="accent" />
      <Text x={58} y={136} w={60} tone="ink" />
      <Icon name="star" x={176} y={136} size={13} tone="text" />
      <Text x={58} y={162} w={76} tone="ink" />
      <Icon name="star" x={176} y={162} size={13} tone="text" />
      <Menu x={198} y={90} w={86} items={[50, 40, 54]} row={22} />
    </>
  ),
  '/components/menus/application-launcher': (
    <>
      <Box x={206} y={18} w={36} h={36} r={8} fill="soft" />
      <Path at={[214, 26]} d={NINE_DOTS} line="accent" width={5.5} />
      <Surface x={78} y={62} w={164} h={122} />
      <Text x={94} y={80} w={40} size={5} />
      {[
        [106, 104, 'mid'],
        [160, 104, 'accent'],
        [214, 104, 'second'],
        [106, 152, 'third'],
        [160, 152, 'mid'],
        [214, 152, 'text']
      ].map(([x, y, tone]) => (
        <AppTile key={`${x} ${y}`} x={Number(x)} y={Number(y)} tone={tone as 'mid'} />
      ))}
    </>
  ),
  '/components/menus/options-menu': (
    <>
      <Box x={84} y={22} w={40} h={34} r={8} fill="soft" />
      <Icon name="sort-down" x={98} y={39} size={16} tone="accent" />
      <Path at={[106, 32]} d="M0 0h10M0 7h7M0 14h4" line="accent" width={2} />
      <Surface x={84} y={62} w={152} h={118} />
      {[80, 106].map((y, index) => (
        <Text key={y} x={100} y={y} w={[62, 78][index] ?? 0} tone="ink" />
      ))}
      <Icon name="check" x={218} y={106} size={15} tone="accent" />
      <Rule x={84} y={124} w={152} />
      <Text x={100} y={140} w={68} tone="ink" />
      <Icon name="check" x={218} y={140} size={15} tone="accent" />
      <Text x={100} y={162} w={54} tone="ink" />
    </>
  ),
  '/components/menus/context-selector': (
    <>
      <Surface x={28} y={20} w={264} h={36} r={8} />
      <Dot x={48} y={38} r={8} fill="text" />
      <Text x={64} y={38} w={66} tone="ink" />
      <Icon name="chevron-up" x={144} y={38} size={12} />
      <Rule x={162} y={20} h={36} />
      <Text x={178} y={38} w={40} tone="fill" />
      <Text x={230} y={38} w={40} tone="fill" />
      <Surface x={28} y={62} w={150} h={120} />
      <Field x={40} y={74} w={126} h={24} icon="search" text={44} />
      <Rule x={28} y={108} w={150} />
      <Text x={44} y={124} w={84} />
      <Box x={29} y={134} w={148} h={22} r={0} fill="soft" />
      <Text x={44} y={145} w={66} tone="accent" />
      <Text x={44} y={168} w={76} />
    </>
  ),
  '/components/overflow-menu': (
    <>
      <Surface x={24} y={34} w={272} h={48} />
      <Button x={38} y={46} w={62} />
      <Button x={108} y={46} w={62} kind="secondary" />
      <Box x={178} y={46} w={62} h={24} r={12} line="mid" width={1.5} dash />
      <Box x={256} y={46} w={26} h={24} r={6} fill="soft" />
      <Icon name="kebab" x={269} y={58} size={14} tone="accent" />
      <Menu x={198} y={88} w={98} items={[56, 44, 62]} row={24} />
    </>
  ),
  '/components/toggle-group': (
    <>
      <Surface x={46} y={72} w={228} h={56} r={12} />
      <Path d="M122 73h76v54h-76z" fill="soft" line="accent" width={2} />
      <Icon name="menu" x={84} y={100} size={22} tone="text" />
      <Path
        at={[148, 88]}
        d="M0 0h9v9H0zM15 0h9v9h-9zM0 15h9v9H0zM15 15h9v9h-9z"
        fill="accent"
        line="accent"
        width={1}
      />
      <Icon name="columns" x={236} y={100} size={22} tone="text" />
    </>
  )
};

function AppTile({ x, y, tone }: { x: number; y: number; tone: 'mid' }) {
  return (
    <>
      <Box x={x - 12} y={y - 12} w={24} h={24} r={7} fill={tone} />
      <Text x={x} y={y + 21} w={30} size={5} align="center" />
    </>
  );
}
