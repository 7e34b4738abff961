import type { SitePicture } from '@chulbal/contract/site/site';
import type { StoredContent } from '../../ui/rich-editor/content-files.ts';

/** A stored picture as the settings keep it. */
export function pictureOf(file: StoredContent | null): SitePicture | null {
  if (!file?.width || !file.height) return null;
  const { serverFileName, width, height } = file;
  return { serverFileName, width, height };
}
