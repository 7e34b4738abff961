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
  PDFString,
} from '@cantoo/pdf-lib';
import { cleanPicture } from './clean-picture.ts';

const saving = { updateFieldAppearances: false, addDefaultPage: false };

const name = (text: string) => PDFName.of(text);

/** Keys of dictionaries that say who or what made them, or carry other files. */
const revealing = ['Metadata', 'PieceInfo', 'LastModified', 'AF', 'EF', 'Thumb', 'CreatorInfo'].map(name);
/** What the document says beside its pages: bookmarks, other names than of places, its makers' addresses and rights. */
const beside = ['Outlines', 'Collection', 'URI', 'SpiderInfo', 'Legal', 'DSS', 'Perms', 'Requirements'].map(
  name,
);
/** What a note says that the page does not show; a text on the page stands in its own drawing. */
const noted = ['T', 'Contents', 'RC', 'Subj', 'NM', 'M', 'CreationDate', 'IRT', 'Popup', 'DS'].map(name);
/** Notes that are shown by themselves, and ways out of the document. */
const notes = new Set(['Text', 'Popup', 'FileAttachment', 'Caret'].map(name));
const ways = new Set(['URI', 'GoToR', 'GoToE', 'Launch', 'SubmitForm', 'ImportData', 'JavaScript'].map(name));
/** What a signature says about who signed. */
const signing = ['Name', 'Location', 'Reason', 'ContactInfo', 'Contents', 'Cert', 'M', 'Prop_Build'].map(
  name,
);

/**
 * A PDF without information dictionary, XMP, private data of programs, attachments, notes and their authors, bookmarks,
 * names of layers, links that lead out, signatures' names, metadata of its photos, and without what earlier versions of
 * the file have left in it.
 */
export async function cleanPdf(bytes: Buffer): Promise<Buffer> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context } = pdf;
  const { trailerInfo } = context;
  trailerInfo.Info = undefined;
  trailerInfo.ID = undefined;
  const names = pdf.catalog.lookup(name('Names'));
  if (names instanceof PDFDict) for (const key of names.keys()) if (key !== name('Dests')) names.delete(key);
  for (const key of beside) pdf.catalog.delete(key);
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
  const type = dict.lookup(name('Type'));
  if (isLayer(dict, type)) cleanLayer(context, dict);
  if (type === name('StructElem') || dict.has(name('Pg')))
    for (const key of ['T', 'ID'].map(name)) dict.delete(key);
  if (type === name('Annot') && dict.lookup(name('Subtype')) !== name('Widget')) cleanNote(dict);
  if (type === name('Page')) cleanNotes(context, dict);
  if (type === name('Sig') || type === name('DocTimeStamp')) for (const key of signing) dict.delete(key);
  for (const [, value] of dict.entries()) cleanNested(context, value);
}

/** Notes on a page go, and so do links that lead out of it; what else is drawn there keeps nothing of its author. */
function cleanNotes(context: PDFContext, page: PDFDict): void {
  const all = context.lookup(page.get(name('Annots')));
  if (!(all instanceof PDFArray)) return;
  for (let place = all.size() - 1; place >= 0; place -= 1) {
    const note = context.lookup(all.get(place));
    if (!(note instanceof PDFDict)) continue;
    const kind = note.lookup(name('Subtype'));
    const action = note.lookup(name('A'));
    const leadsOut = action instanceof PDFDict && ways.has(action.lookup(name('S')) as PDFName);
    if (notes.has(kind as PDFName) || leadsOut) all.remove(place);
    else if (kind !== name('Widget')) cleanNote(note);
  }
}

function cleanNote(note: PDFDict): void {
  const isText = note.lookup(name('Subtype')) === name('FreeText');
  for (const key of noted)
    if (!(isText && (key === name('Contents') || key === name('DS')))) note.delete(key);
}

function isLayer(dict: PDFDict, type: PDFObject | undefined): boolean {
  return (
    type === name('OCG') || (dict.has(name('OCGs')) && dict.has(name('D'))) || dict.has(name('BaseState'))
  );
}

/** Layers keep their order and what they show, not what their maker called them; so do their sets. */
function cleanLayer(context: PDFContext, dict: PDFDict): void {
  if (dict.has(name('Name'))) dict.set(name('Name'), PDFString.of('Layer'));
  for (const key of ['Creator', 'Usage'].map(name)) dict.delete(key);
  const settings = context.lookup(dict.get(name('D')));
  if (!(settings instanceof PDFDict)) return;
  for (const key of ['Name', 'Creator'].map(name)) settings.delete(key);
}

/** A photo as a camera wrote it: it keeps its pixels. One that is not whole stays as the page draws it. */
function cleanPhoto(context: PDFContext, reference: PDFRef, { dict, contents }: PDFRawStream): void {
  const filter = dict.lookup(name('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  if (only !== name('DCTDecode')) return;
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
