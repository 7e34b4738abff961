import { pictureWidths } from '@chulbal/contract/files/pictures.values';

const contentPicture = /^\/transfer\/file\/[0-9a-f]{32}$/;

/** The srcset of a picture of content by its address; undefined for any other. The server picks AVIF or WebP itself. */
export function srcSetOf(src: string): string | undefined {
  if (!contentPicture.test(src)) return undefined;
  return pictureWidths.map((width) => `${src}?w=${width} ${width}w`).join(', ');
}

/** Rich text whose pictures of content have a srcset for a column of text, and are fetched as they come near. */
export function withSrcSets(html: string): string {
  return html.replace(/<img\b[^>]*? src="(\/transfer\/file\/[0-9a-f]{32})"/g, (whole, src: string) => {
    return `${whole} srcset="${srcSetOf(src)}" sizes="(min-width: 800px) 760px, 92vw"`;
  });
}
