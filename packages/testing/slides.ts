import type { SlideDraft } from '@chulbal/contract/slides';
import type { OperatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { createSlide } from '@chulbal/domain/slides/commands';
import { seasonNow } from './factories.ts';

export const slideDraft: SlideDraft = {
  titleKo: '같은 출발선',
  titleEn: '',
  subTitleKo: '',
  subTitleEn: '',
  descKo: '',
  descEn: '',
  linkTo: '',
  linkTextKo: '',
  linkTextEn: '',
  tone: 'paper',
  art: 'start',
  picture: null,
  altKo: '',
  altEn: '',
  shownFrom: null,
  shownUntil: null,
};

/** A slide that is not shown yet. */
export async function writtenSlide(
  db: Db,
  editor: OperatorActor,
): Promise<{ id: number; editVersion: number }> {
  const { id, editVersion } = await createSlide(db, editor, { draft: slideDraft, now: seasonNow });
  return { id, editVersion };
}
