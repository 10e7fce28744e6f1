import type { IconPicture, PicturedIcon } from '../../core/icons.ts';
import { valueInTheme } from '../../core/valueInTheme.ts';
import { readIconPictures, readThemes, readTokens } from '../../reference/design/designFiles.ts';
import type { Value } from '../../reference/design/valueSchema.ts';
import type { Token } from '../../reference/tokens/schema.ts';
import {
  PICTURE_FILES,
  type PictureKind,
  type Pictures,
  pictureFile,
  picturesAddress,
  type TokenValues
} from '../../search/searchFiles.ts';

/** Canvas of the pages' drawings. */
const DRAWING_BOX = '0 0 320 200';

/**
 * Returns the values of a site's tokens, with nothing else of them: browsers fetch all of them with the first token
 * that is found. @param designFolder folder of the files about the design system
 */
export function tokenValues(designFolder: string): TokenValues {
  const themes = readThemes(designFolder);
  return Object.fromEntries(
    (readTokens(designFolder)?.tokens ?? []).map((token) => [token.name, valuesOf(token, themes)])
  );
}

function valuesOf(token: Token, themes: ReturnType<typeof readThemes>): TokenValues[string] {
  const codes = new Map<string, string>();
  for (const { name, code } of themes) {
    const { value } = valueInTheme<Value>(token, name);
    codes.set(value, (codes.get(value) ?? '') + code);
  }
  return codes.size > 1 ? Object.fromEntries([...codes].map(([value, of]) => [of, value])) : token.value;
}

/** Returns the drawings of a site's pages as pictures. @param drawings content of SVGs, by the addresses of pages */
export function pagePictures(drawings: ReadonlyMap<string, string>): Map<string, IconPicture> {
  return new Map([...drawings].map(([page, content]) => [page, { viewBox: DRAWING_BOX, content }]));
}

/** Returns a picture of each icon, in the first of its sets. @param designFolder as of {@link tokenValues} */
export function iconPictures(designFolder: string): Map<string, IconPicture> {
  return new Map(
    readIconPictures(designFolder).flatMap(({ name, svgs }: PicturedIcon) => {
      const [first] = Object.values(svgs);
      return first ? [[name, first] as const] : [];
    })
  );
}

/** Divides pictures into their files: address -> content. Without any, pages still ask for theirs. */
export function pictureFiles(kind: PictureKind, pictures: ReadonlyMap<string, IconPicture>): Map<string, Pictures> {
  const files = Array.from({ length: PICTURE_FILES[kind] }, (): Record<string, IconPicture> => ({}));
  for (const [name, picture] of pictures) {
    Object.assign(files[pictureFile(kind, name)] ?? {}, { [name]: picture });
  }
  return new Map(files.map((content, file) => [picturesAddress(kind, file), content]));
}
