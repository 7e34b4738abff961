import { cleanHwp } from './clean-hwp.ts';
import { cleanHwpx, cleanOffice } from './clean-package.ts';
import { cleanPdf } from './clean-pdf.ts';
import { cleanPicture, pictureKind } from './clean-picture.ts';

/**
 * A file without what it says about who made it: author, company, title, tools, names of commentators and of those who
 * tracked changes, attachments, places and times of photos. The same content gives the same bytes, whatever that was.
 *
 * - PDF: information dictionary, XMP, private data of programs, attachments, notes, bookmarks, names of layers, links
 *   out of the document, names in signatures, metadata of photos, what earlier savings left behind.
 * - DOCX, PPTX, XLSX: core, application's and custom properties, data of programs, records of changes, authors of
 *   comments and changes, where links lead, paths of disks, metadata of pictures whatever they are called.
 * - HWPX: the package's metadata, authors of changes, notes and versions, where links lead, metadata of pictures.
 * - HWP: the summary and the history of versions.
 * - JPEG, PNG, WebP: EXIF, XMP, IPTC, texts, and what stands behind the picture.
 *
 * What stands in the pages themselves, and in previews of them, stays; so do, in HWP, metadata of photos and names of
 * those who tracked changes. Throws for a file that cannot be read this way, such as a PDF under a password, and for
 * any other kind.
 */
export async function withoutMetadata(bytes: Buffer, extension: string): Promise<Buffer> {
  const picture = pictureKind(extension);
  if (picture) return cleanPicture(bytes, picture);
  if (extension === 'pdf') return cleanPdf(bytes);
  if (extension === 'hwp') return cleanHwp(bytes);
  if (extension === 'hwpx') return cleanHwpx(bytes);
  if (['docx', 'pptx', 'xlsx'].includes(extension)) return cleanOffice(bytes);
  throw new Error(`Nothing is known of how a .${extension} says who made it.`);
}
