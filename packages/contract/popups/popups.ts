import { z } from 'zod';
import { endpoint, noData, nothing } from '../endpoint.ts';
import { instant, linkAddress, optionalLine, wholeNo } from '../fields.ts';
import { serverFileName } from '../files/files.ts';
import { popupModes, popupTypes } from './values.ts';

/** A picture that was stored for content; sizes in px, so that a page knows its room before it is there. */
export const displayPicture = z.strictObject({
  serverFileName,
  width: z.number().int().min(1).max(20_000),
  height: z.number().int().min(1).max(20_000),
});
export type DisplayPicture = z.output<typeof displayPicture>;

/** What every display has: it is shown in [from, until); null has no beginning or end. */
export const displayTexts = {
  titleKo: optionalLine(80),
  titleEn: optionalLine(80),
  /** What the picture shows, in words. */
  altKo: optionalLine(300),
  altEn: optionalLine(300),
  link: linkAddress,
  from: instant.nullable(),
  until: instant.nullable(),
};

/** What every written display is beside its draft; a hidden one nobody sees, whatever its period. */
export const writtenDisplay = {
  displayNo: z.number().int(),
  hidden: z.boolean(),
  editVersion: z.number().int(),
  updatedAt: instant,
};

export const popupType = z.enum(popupTypes);
export type PopupType = (typeof popupTypes)[number];

export const popupMode = z.enum(popupModes);
export type PopupMode = (typeof popupModes)[number];

/**
 * A popup as the start page shows it, in the reader's language. `popupNo` is its index in the name of its cookie,
 * `serverPopup<popupNo>`: a place in a list would hide another popup once one is added or taken away.
 */
export const popupView = z.object({
  popupNo: z.number().int(),
  popupTitle: z.string(),
  popupType,
  mode: popupMode,
  /** A path of this site or an https address; empty where it leads nowhere. */
  popupLink: z.string(),
  /** Of an image: the name under which anyone may read it, its size in px and what it shows. */
  popupModifyFileName: z.string().nullable(),
  popupAlt: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Rich text, sanitised; empty for an image. */
  popupContent: z.string(),
});
export type PopupView = z.output<typeof popupView>;

/** Popups to show now, in the operators' order; English readers get those that have an English text. */
export const activationPopup = endpoint({
  method: 'GET',
  path: '/api/admin/popup/query/activation-popup',
  access: 'public',
  summary: 'Popups of the start page',
  input: nothing,
  output: z.array(popupView),
  cacheSeconds: 3,
});

const content = z.string().max(20_000, 'tooLong');

/** A popup as it is written. English may be missing, but not half; its own picture may. */
export const popupDraft = z.strictObject({
  ...displayTexts,
  popupType,
  mode: popupMode,
  pictureKo: displayPicture.nullable(),
  pictureEn: displayPicture.nullable(),
  contentKo: content,
  contentEn: content,
});
export type PopupDraft = z.output<typeof popupDraft>;

export const writtenPopup = z.object({ ...writtenDisplay, draft: popupDraft });
export type WrittenPopup = z.output<typeof writtenPopup>;

export const listWrittenPopups = endpoint({
  method: 'GET',
  path: '/admin/popup/query/list',
  access: 'operator',
  may: 'editContent',
  summary: 'All popups in their order',
  input: nothing,
  output: z.array(writtenPopup),
});

/** What saving any display says beside its draft: `displayNo` null makes a new one, last and hidden. */
export const displaySaved = {
  displayNo: wholeNo.nullable(),
  editVersion: z.number().int().min(0),
};

/** Makes or changes a popup, at once where it is shown. 4043 when somebody saved since `editVersion`; 404. */
export const savePopup = endpoint({
  method: 'POST',
  path: '/admin/popup/command/save',
  access: 'operator',
  may: 'editContent',
  summary: 'Save a popup',
  input: z.strictObject({ ...displaySaved, draft: popupDraft }),
  output: writtenPopup,
});

/** What operators put before visitors of the start page for a period. */
export const displayKind = z.enum(['popup', 'poster']);
export type DisplayKind = z.output<typeof displayKind>;

const oneDisplay = { kind: displayKind, displayNo: wholeNo };

export const setDisplayHidden = endpoint({
  method: 'POST',
  path: '/admin/popup/command/hide',
  access: 'operator',
  may: 'editContent',
  summary: 'Hide or show a popup or poster',
  input: z.strictObject({ ...oneDisplay, hidden: z.boolean() }),
  output: noData,
});

export const deleteDisplay = endpoint({
  method: 'POST',
  path: '/admin/popup/command/delete',
  access: 'operator',
  may: 'editContent',
  summary: 'Delete a popup or poster',
  input: z.strictObject(oneDisplay),
  output: noData,
});

/** All popups, or all posters, in their new order. 4043 when they are not those there are. */
export const orderDisplays = endpoint({
  method: 'POST',
  path: '/admin/popup/command/order',
  access: 'operator',
  may: 'editContent',
  summary: 'Put popups or posters in order',
  input: z.strictObject({ kind: displayKind, displayNos: z.array(wholeNo).max(500) }),
  output: noData,
});
