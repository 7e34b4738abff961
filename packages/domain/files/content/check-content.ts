import { atMost } from '../../at-most.ts';
import type { Arrived } from '../store.ts';
import { withBytes } from './bytes.ts';
import { checkImage } from './image.ts';
import type { DocumentKind } from './judge-file.ts';
import { judgeInThread } from './judge-in-thread.ts';
import { refused } from './refused.ts';

type Kind = { mime: string; check: (path: string) => Promise<void> };

const office = 'application/vnd.openxmlformats-officedocument';

function document(kind: DocumentKind, mime: string): Kind {
  return { mime, check: (path) => judgeInThread({ path, kind }) };
}

/** A picture is held whole, up to 40 MB, while its end is looked for. */
const onePicture = atMost(2);

/** Pictures are decoded in the threads of the decoder. */
function picture(kind: 'png' | 'jpeg' | 'webp'): Kind {
  return {
    mime: `image/${kind}`,
    check: (path) => onePicture(() => withBytes(path, (bytes) => checkImage(path, bytes, kind))),
  };
}

/** The kinds of files that can be looked into; no other is taken, whatever a slot allows. */
const kinds: Record<string, Kind> = {
  pdf: document('pdf', 'application/pdf'),
  hwp: document('hwp', 'application/x-hwp'),
  hwpx: document('hwpx', 'application/hwp+zip'),
  docx: document('docx', `${office}.wordprocessingml.document`),
  pptx: document('pptx', `${office}.presentationml.presentation`),
  xlsx: document('xlsx', `${office}.spreadsheetml.sheet`),
  png: picture('png'),
  jpg: picture('jpeg'),
  jpeg: picture('jpeg'),
  webp: picture('webp'),
};

/** The media type of an extension, or null when files of that kind are never taken. */
export function mimeOf(extension: string): string | null {
  return kinds[extension]?.mime ?? null;
}

/**
 * Looks into a file that has arrived: it must be, whole and only, what its extension says (S-05), and hold nobody's
 * registration number (P-04). Throws fileRefused with the reason, unavailable 503 where too many wait to be looked
 * into; memory stays bounded whatever the file's size.
 */
export async function checkContent({ path }: Pick<Arrived, 'path'>, extension: string): Promise<void> {
  const kind = kinds[extension];
  if (!kind) throw refused('type');
  await kind.check(path);
}
