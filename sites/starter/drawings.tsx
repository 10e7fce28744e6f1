import {
  Box,
  Button,
  Cursor,
  Dot,
  type Drawings,
  Field,
  Icon,
  Rule,
  Status,
  Surface,
  Switch,
  Tag,
  Text
} from 'patternbook/drawing';

/** What each page of the lists of components and patterns is about, on a grid of 320 by 200 units. */
export default {
  '/components/button': (
    <>
      <Button x={92} y={56} w={136} h={46} text={72} />
      <Button x={114} y={122} w={92} h={32} kind="secondary" text={48} />
      <Cursor x={204} y={88} />
    </>
  ),
  '/components/disclosure': (
    <>
      <Surface x={50} y={32} w={220} h={136} />
      <Icon name="chevron-down" x={74} y={60} size={16} tone="accent" />
      <Text x={92} y={60} w={104} size={8} tone="accent" />
      <Text x={92} y={84} w={[152, 128, 140]} gap={16} />
      <Icon name="chevron-right" x={74} y={144} size={16} />
      <Text x={92} y={144} w={84} size={8} tone="ink" />
    </>
  ),
  '/components/feedback/meter': (
    <>
      <Text x={44} y={84} w={86} size={8} tone="ink" />
      <Text x={244} y={84} w={32} size={8} />
      <Box x={44} y={102} w={232} h={18} r={9} fill="surface" line="line" />
      <Box x={44} y={102} w={152} h={18} r={9} fill="accent" />
    </>
  ),
  '/components/feedback/notice': (
    <>
      <Surface x={36} y={60} w={248} h={80} />
      <Status kind="warning" x={68} y={101} r={16} />
      <Text x={100} y={88} w={116} size={8} tone="ink" />
      <Text x={100} y={110} w={148} />
      <Icon name="close" x={264} y={80} size={14} tone="text" />
    </>
  ),
  '/components/tag': (
    <>
      <Tag x={52} y={74} w={102} h={36} />
      <Tag x={166} y={74} w={104} h={36} tone="second" content="on-status" />
      <Tag x={52} y={126} w={86} h={36} tone="success" content="on-status" />
      <Tag x={150} y={126} w={108} h={36} tone="surface" content="ink" line="line" />
    </>
  ),
  '/components/chip': (
    <>
      <Tag x={48} y={74} w={116} h={36} tone="surface" content="ink" line="line" closable />
      <Tag x={176} y={74} w={94} h={36} tone="surface" content="ink" line="line" closable />
      <Tag x={48} y={126} w={94} h={36} tone="surface" content="ink" line="line" closable />
    </>
  ),
  '/components/component-status': (
    <>
      <Surface x={44} y={34} w={232} h={132} />
      <Text x={64} y={56} w={74} tone="ink" />
      <Tag x={190} y={56} w={56} tone="success" content="on-status" />
      <Rule x={44} y={78} w={232} />
      <Text x={64} y={100} w={58} tone="ink" />
      <Tag x={190} y={100} w={56} tone="warning" content="on-warning" />
      <Rule x={44} y={122} w={232} />
      <Text x={64} y={144} w={84} tone="ink" />
      <Tag x={190} y={144} w={56} tone="success" content="on-status" />
    </>
  ),
  '/patterns/empty-results': (
    <>
      <Surface x={44} y={22} w={232} h={156} />
      <Dot x={160} y={66} r={28} fill="soft" />
      <Icon name="search" x={161} y={67} size={30} tone="accent" />
      <Text x={160} y={112} w={112} size={8} tone="ink" align="center" />
      <Button x={122} y={138} w={76} />
    </>
  ),
  '/patterns/settings-page': (
    <>
      <Surface x={52} y={22} w={216} h={156} />
      <Text x={72} y={46} w={84} size={8} tone="ink" />
      <Text x={72} y={78} w={92} />
      <Switch x={228} y={78} w={34} on />
      <Text x={72} y={106} w={72} />
      <Switch x={228} y={106} w={34} />
      <Field x={72} y={130} w={176} text={64} />
    </>
  )
} satisfies Drawings;
