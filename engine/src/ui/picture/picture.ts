/** A picture as the browser should fetch it, with the size that keeps its place free. */
export interface Picture {
  /** Address. */
  path: string;
  width: number;
  height: number;
}

/** One picture, drawn for each theme in the same size. */
export interface ThemedPictures {
  light: Picture;
  dark: Picture;
}
