/** The kit that sites draw their pages' subjects with, on a grid of 320 by 200 units. */
import type { ReactElement } from 'react';

/** Drawings by the address of their page: the content of an SVG. */
export type Drawings = Record<string, ReactElement>;

export { Avatar, Button, Checkbox, Cursor, Field, Radio, Status, Switch, Tag } from './controls.tsx';
export { Glyphs } from './Glyphs.tsx';
export { Icon, type IconName } from './Icon.tsx';
export { App, Menu, Picture } from './scenes.tsx';
export { At, Box, Dot, Path, Rule, Surface, Text, type Tone, Unmirrored } from './shapes.tsx';
