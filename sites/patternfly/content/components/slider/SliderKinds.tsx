import { Content, Slider, Stack, StackItem, type SliderProps } from '@patternfly/react-core';

const SIZES = [
  { value: 0, label: '8\u00A0GB' },
  { value: 33, label: '16\u00A0GB' },
  { value: 67, label: '32\u00A0GB' },
  { value: 100, label: '64\u00A0GB' }
];

const KINDS: { name: string; props: SliderProps }[] = [
  { name: 'Limits only', props: { value: 40, thumbAriaLabel: 'Limits only' } },
  { name: 'Ticks for each step', props: { value: 60, step: 20, showTicks: true, thumbAriaLabel: 'Ticks' } },
  { name: 'Named steps', props: { value: 33, customSteps: SIZES, thumbAriaLabel: 'Named steps' } },
  {
    name: 'Input at the end',
    props: { value: 40, isInputVisible: true, inputValue: 40, inputLabel: '%', thumbAriaLabel: 'With an input' }
  }
];

export const SliderKinds: React.FunctionComponent = () => (
  <Stack hasGutter>
    {KINDS.map(({ name, props }) => (
      <StackItem key={name}>
        <Content component="small">{name}</Content>
        <Slider {...props} />
      </StackItem>
    ))}
  </Stack>
);
