/** The ground that an example stands on, besides that of the page. */
export type ExampleGround = 'secondary';

/** Classes of previews on a ground of their own. */
export const GROUND_CLASSES: Readonly<Record<ExampleGround, string>> = { secondary: 'pb-on-secondary' };
