import type { IconEntry, IconPicture, IconsData, PicturedIcon } from '../../../iconData.ts';

const INDEX_ADDRESS = '/api/icons.json';

/** @throws (rejects) Error when the list of icons could not be loaded */
export async function loadIcons(): Promise<IconsData> {
  return (await loadJson(INDEX_ADDRESS)) as IconsData;
}

export type Svgs = Record<string, IconPicture>;

/** Finds the pictures of an icon by set. Each slice is loaded once; one that failed is loaded anew when asked for. */
export type PicturesOf = (icon: IconEntry) => Promise<Svgs>;

export function createPicturesOf(): PicturesOf {
  const slices = new Map<string, Promise<Map<string, Svgs>>>();
  const load = async (address: string): Promise<Map<string, Svgs>> => {
    const icons = (await loadJson(address)) as PicturedIcon[];
    return new Map(icons.map(({ name, svgs }) => [name, svgs]));
  };
  return async ({ name, slice }) => {
    const known = slices.get(slice);
    const loading = known ?? load(slice);
    if (!known) {
      slices.set(slice, loading);
      loading.catch(() => slices.delete(slice));
    }
    return (await loading).get(name) ?? {};
  };
}

async function loadJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} did not load (status ${response.status}).`);
  }
  return response.json();
}
