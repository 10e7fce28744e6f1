export { Button, type ButtonProps } from './Button.js';
export { Chip, type ChipProps } from './Chip.js';
export { Disclosure, type DisclosureProps } from './Disclosure.js';
export { Meter, type MeterProps } from './Meter.js';
export { Notice, type NoticeProps } from './Notice.js';
export { Tag, type TagProps, type Tone } from './Tag.js';
