/** Files that are published as they are, as in Vite (`assetsInclude`): importing one yields its address. */
export const ASSET_FILE =
  /\.(?:apng|bmp|png|jpe?g|jfif|pjpeg|pjp|gif|svg|ico|webp|avif|cur|jxl|mp4|webm|ogg|mp3|wav|flac|aac|opus|mov|m4a|vtt|woff2?|eot|ttf|otf|webmanifest|pdf|txt)$/i;

/** True if importing the file yields an address instead of a module. */
export function isAssetFile(file: string): boolean {
  return ASSET_FILE.test(file);
}
