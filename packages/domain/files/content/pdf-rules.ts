import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject, PDFRef, PDFString } from '@cantoo/pdf-lib';
import { isHarmlessLink } from './links.ts';
import { type FileObject, type Pair, textOf } from './pdf-objects.ts';
import { type RefusalReason, refused } from './refused.ts';

/** All definitions that a file has under an object's number. */
export type Resolve = (ref: PDFRef) => readonly PDFObject[];

/**
 * Names that stand for nothing else than what runs or carries: scripts, programs, forms that send, XFA and rich media,
 * attachments of any kind (ISO 32000-2: 7.11.4, 12.5.6, 12.6.4, 12.7.8). As a name anywhere, key or value.
 */
const names = new Map<string, RefusalReason>([
  ...(
    ['JavaScript', 'JS', 'Launch', 'ImportData', 'SubmitForm', 'XFA', 'Rendition', 'RichMedia'] as const
  ).map((name) => [name, 'active'] as const),
  ...(['RichMediaExecute', 'RichMediaContent', 'RichMediaSettings', 'OnInstantiate'] as const).map(
    (name) => [name, 'active'] as const,
  ),
  ...(['EmbeddedFile', 'EmbeddedFiles', 'EF', 'FileAttachment', 'GoToE'] as const).map(
    (name) => [name, 'archive'] as const,
  ),
  ...(['GoToR', 'Filespec', 'OPI'] as const).map((name) => [name, 'outside'] as const),
]);

/** Kinds of actions (`S`) and of annotations (`Subtype`) that play or show something from elsewhere. */
const actions = new Map<string, RefusalReason>([
  ['Sound', 'active'],
  ['Movie', 'active'],
  ['GoTo3DView', 'active'],
  ['Thread', 'outside'],
]);
const annotations = new Map<string, RefusalReason>([
  ['Sound', 'active'],
  ['Movie', 'active'],
  ['3D', 'active'],
]);

/** What a document may do by itself, when opened, turned or closed: show another of its places. */
const harmless = new Set(['GoTo', 'GoToDp', 'Named', 'Hide', 'SetOCGState', 'Trans']);

/** Refuses an object that runs, sends, carries or fetches something, in whatever spelling. */
export function assertHarmlessObject({ names: found, pairs, value, dataAt }: FileObject): void {
  for (const name of found) {
    const reason = names.get(name);
    if (reason) throw refused(reason);
  }
  if (dataAt !== null && value instanceof Object && 'dict' in value) {
    const { dict } = value as { dict: PDFDict };
    if (dict.has(PDFName.of('F'))) throw refused('outside');
  }
  for (const { key, value: given } of pairs) {
    if (key === 'Encrypt') throw refused('encrypted');
    if (key === 'Ref' && given instanceof PDFDict) throw refused('outside');
    if (key === 'URI' || key === 'Base') assertHarmlessLink(given);
  }
}

/** What can only be told once all objects are known: what is named by reference, and what opening the document does. */
export function assertHarmlessTogether(pairs: readonly Pair[], resolve: Resolve): void {
  for (const { key, value } of pairs) {
    if (key === 'S' || key === 'Subtype') {
      const kinds = key === 'S' ? actions : annotations;
      for (const kind of resolved(value, resolve)) {
        const reason = kind instanceof PDFName ? kinds.get(textOf(kind)) : undefined;
        if (reason) throw refused(reason);
      }
    }
    if (key === 'URI' && value instanceof PDFRef) for (const one of resolve(value)) assertHarmlessLink(one);
    if (
      key === 'Ref' &&
      resolved(value, resolve).some((one) => one instanceof PDFDict && one.has(PDFName.of('F')))
    )
      throw refused('outside');
    if (key === 'OpenAction') assertOnlyShows(value, resolve, new Set());
    if (key === 'AA') {
      for (const dict of resolved(value, resolve)) {
        if (!(dict instanceof PDFDict)) continue;
        for (const action of dict.values()) assertOnlyShows(action, resolve, new Set());
      }
    }
  }
}

function resolved(value: PDFObject, resolve: Resolve): readonly PDFObject[] {
  return value instanceof PDFRef ? resolve(value) : [value];
}

/** An action, and those that come next, only show a place of this document; a destination does. */
function assertOnlyShows(value: PDFObject, resolve: Resolve, seen: Set<PDFObject>): void {
  for (const action of resolved(value, resolve)) {
    if (seen.has(action)) continue;
    seen.add(action);
    if (!(action instanceof PDFDict)) continue;
    const kind = action.get(PDFName.of('S'));
    for (const name of kind ? resolved(kind, resolve) : []) {
      if (!(name instanceof PDFName) || !harmless.has(textOf(name))) throw refused('active');
    }
    const next = action.get(PDFName.of('Next'));
    for (const one of next ? resolved(next, resolve) : []) {
      for (const each of one instanceof PDFArray ? one.asArray() : [one])
        assertOnlyShows(each, resolve, seen);
    }
  }
}

function assertHarmlessLink(value: PDFObject): void {
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return;
  if (!isHarmlessLink(value.decodeText())) throw refused('outside');
}
