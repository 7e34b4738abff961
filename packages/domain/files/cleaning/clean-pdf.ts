import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from 'pdf-lib';
import { cleanPicture } from './clean-picture.ts';

const saving = { updateFieldAppearances: false, addDefaultPage: false };

const name = (text: string) => PDFName.of(text);

/** Keys of dictionaries that say who or what made them, or carry other files. */
const revealing = ['Metadata', 'PieceInfo', 'LastModified', 'AF', 'EF', 'Thumb'].map(name);
/** What a signature says about who signed. */
const signing = ['Name', 'Location', 'Reason', 'ContactInfo', 'Contents', 'Cert', 'M', 'Prop_Build'].map(
  name,
);

/**
 * A PDF without information dictionary, XMP, private data of programs, attachments, authors of notes, signatures'
 * names, metadata of its photos, and without what earlier versions of the file have left in it.
 */
export async function cleanPdf(bytes: Buffer): Promise<Buffer> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context } = pdf;
  const { trailerInfo } = context;
  trailerInfo.Info = undefined;
  trailerInfo.ID = undefined;
  const names = pdf.catalog.lookup(name('Names'));
  if (names instanceof PDFDict) names.delete(name('EmbeddedFiles'));
  pdf.catalog.delete(name('Collection'));
  for (const [reference, object] of context.enumerateIndirectObjects()) {
    cleanNested(context, object);
    if (object instanceof PDFRawStream) cleanPhoto(context, reference, object);
  }
  sweep(context);
  return Buffer.from(await pdf.save(saving));
}

/** Cleans a dictionary and those that stand inside it, not behind a reference. */
function cleanNested(context: PDFContext, object: PDFObject | undefined): void {
  if (object instanceof PDFArray) for (const one of object.asArray()) cleanNested(context, one);
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return;
  for (const key of revealing) dict.delete(key);
  const type = dict.get(name('Type'));
  if (type === name('Page')) cleanNotes(context, dict);
  if (type === name('Sig') || type === name('DocTimeStamp')) for (const key of signing) dict.delete(key);
  for (const [, value] of dict.entries()) cleanNested(context, value);
}

/** Authors of notes on a page (`T`), but not the names of form fields, which are written the same; no attachments. */
function cleanNotes(context: PDFContext, page: PDFDict): void {
  const notes = context.lookup(page.get(name('Annots')));
  if (!(notes instanceof PDFArray)) return;
  for (let place = notes.size() - 1; place >= 0; place -= 1) {
    const note = context.lookup(notes.get(place));
    if (!(note instanceof PDFDict)) continue;
    const kind = note.get(name('Subtype'));
    if (kind === name('FileAttachment')) notes.remove(place);
    else if (kind !== name('Widget')) note.delete(name('T'));
  }
}

/** A photo as a camera wrote it: it keeps its pixels. One that is not whole stays as the page draws it. */
function cleanPhoto(context: PDFContext, reference: PDFRef, { dict, contents }: PDFRawStream): void {
  if (dict.lookup(name('Filter')) !== name('DCTDecode')) return;
  let clean: Buffer;
  try {
    clean = cleanPicture(Buffer.from(contents), 'jpeg');
  } catch {
    return;
  }
  context.assign(reference, PDFRawStream.of(dict, clean));
}

/** Removes what no page leads to any more: old versions of what was saved over, and what was taken out above. */
function sweep(context: PDFContext): void {
  const reached = new Set<PDFRef>();
  const open: (PDFObject | undefined)[] = [context.trailerInfo.Root];
  for (let object = open.pop(); object !== undefined || open.length > 0; object = open.pop()) {
    if (object instanceof PDFRef) {
      if (reached.has(object)) continue;
      reached.add(object);
      open.push(context.lookup(object));
    } else if (object instanceof PDFArray) open.push(...object.asArray());
    else if (object instanceof PDFStream) open.push(object.dict);
    else if (object instanceof PDFDict) open.push(...object.values());
  }
  if (reached.size === 0) throw new Error('A PDF without a root.');
  for (const [reference] of context.enumerateIndirectObjects()) {
    if (!reached.has(reference)) context.delete(reference);
  }
}
