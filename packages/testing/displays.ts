import { randomBytes } from 'node:crypto';
import type { DisplayPicture, PopupDraft } from '@chulbal/contract/popups/popups';
import type { PosterDraft } from '@chulbal/contract/popups/posters';
import type { OperatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { savePopup, savePoster, setDisplayHidden } from '@chulbal/domain/popups/commands';
import { seasonNow } from './factories.ts';

export const popupDraft: PopupDraft = {
  titleKo: '마지막 신청 설명회',
  titleEn: '',
  altKo: '',
  altEn: '',
  link: '/board/notice',
  from: null,
  until: null,
  popupType: 'text',
  mode: 'panel',
  pictureKo: null,
  pictureEn: null,
  contentKo: '<p>금요일 19:00, 온라인.</p>',
  contentEn: '',
};

export const posterDraft: PosterDraft = {
  titleKo: '캠퍼스 트랙 포스터',
  titleEn: '',
  altKo: '다섯 레인이 학교 앞에서 시작한다',
  altEn: '',
  link: '',
  from: null,
  until: null,
  year: 2026,
  trackNo: null,
  pictureKo: null,
  pictureEn: null,
  file: null,
};

/** A picture of content that was stored by an operator, without its bytes. */
export async function createPicture(db: Db, { operatorId }: OperatorActor): Promise<DisplayPicture> {
  const serverFileName = randomBytes(16).toString('hex');
  const at = { startedAt: seasonNow, storedAt: seasonNow, removedAt: null };
  await db.sql
    .insertInto('files')
    .values({
      ...{ serverFileName, slot: 'content', name: '그림.png', extension: 'webp', mime: 'image/webp' },
      ...{ size: 1000, sha256: '0'.repeat(64), ownerId: operatorId, teamNo: null },
      ...{ status: 'stored', isPublic: true, ...at },
    })
    .execute();
  return { serverFileName, width: 800, height: 1200 };
}

/** A popup that is written; shown where `hidden` is false. */
export async function createPopup(
  db: Db,
  editor: OperatorActor,
  { hidden = true, ...given }: Partial<PopupDraft> & { hidden?: boolean } = {},
) {
  const draft = { ...popupDraft, ...given };
  const popup = await savePopup(db, editor, { displayNo: null, editVersion: 0, draft, now: seasonNow });
  if (!hidden) {
    const { displayNo } = popup;
    await setDisplayHidden(db, editor, { kind: 'popup', displayNo, hidden, now: seasonNow });
  }
  return popup;
}

/** The same of a poster, with a picture of its own. */
export async function createPoster(
  db: Db,
  editor: OperatorActor,
  { hidden = true, ...given }: Partial<PosterDraft> & { hidden?: boolean } = {},
) {
  const draft = { ...posterDraft, pictureKo: await createPicture(db, editor), ...given };
  const poster = await savePoster(db, editor, { displayNo: null, editVersion: 0, draft, now: seasonNow });
  if (!hidden) {
    const { displayNo } = poster;
    await setDisplayHidden(db, editor, { kind: 'poster', displayNo, hidden, now: seasonNow });
  }
  return poster;
}
