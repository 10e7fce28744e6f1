export { Button } from './Button.js';
export { Chip } from './Chip.js';
export { Disclosure } from './Disclosure.js';
export { Meter } from './Meter.js';
export { Notice } from './Notice.js';
export { Tag } from './Tag.js';
