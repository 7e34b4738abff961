import { randomUUID } from 'node:crypto';
import type { UserActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { type HandingIn, submitMaterial } from '@chulbal/domain/materials/commands';
import type { MaterialSlotRule } from '@chulbal/domain/seasons/rules';
import { campus, createFile, publicUrl, seasonNow } from './factories.ts';
import { publishedSeason } from './seasons.ts';

const DAY_MS = 86_400_000;
const days = (count: number) => new Date(seasonNow.getTime() + count * DAY_MS);
const text = (ko: string, en: string) => ({ ko, en });

/** The review of 캠퍼스, which asks everybody who has submitted; its pitch asks whom a result has selected. */
export const review = { trackNo: campus.trackNo, stageNo: 2 };
export const pitch = { trackNo: campus.trackNo, stageNo: 3 };

/** Until when the review takes material, without extensions; the track's grace is ten minutes. */
export const materialCloses = days(2);

/** One PDF or PPTX that is needed, and up to two pictures that are not. */
export const materialSlots: MaterialSlotRule[] = [
  {
    code: 'slides',
    label: text('발표 자료', 'Slides'),
    hint: text('', ''),
    extensions: ['pdf', 'pptx'],
    maxBytes: 1_000_000,
    minFiles: 1,
    maxFiles: 1,
  },
  {
    code: 'extra',
    label: text('추가 자료', 'More material'),
    hint: text('', ''),
    extensions: ['png', 'pdf'],
    maxBytes: 1_000_000,
    minFiles: 0,
    maxFiles: 2,
  },
];

/** A published season in which review and pitch of 캠퍼스 take material since yesterday. */
export async function askingSeason(db: Db): Promise<void> {
  await publishedSeason(db, {
    now: seasonNow,
    change({ tracks }) {
      for (const stage of tracks.find(({ lane }) => lane === 3)?.stages ?? []) {
        const closesAt = stage.stageNo === review.stageNo ? materialCloses : days(45);
        const asks = stage.stageNo === review.stageNo || stage.stageNo === pitch.stageNo;
        stage.material = asks ? { opensAt: days(-1), closesAt, slots: materialSlots } : null;
      }
    },
  });
}

type Of = { teamNo: number; actor: UserActor };

/** A file in a slot of a stage's material; its bytes are nowhere. */
export function createSlotFile(
  db: Db,
  { teamNo, actor }: Of,
  given: {
    slot?: string;
    stageNo?: number;
    startedAt?: Date;
    storedAt?: Date;
    status?: 'uploading' | 'stored';
  } = {},
): Promise<string> {
  const { slot = 'slides', stageNo = review.stageNo, ...rest } = given;
  return createFile(db, { teamNo, ownerId: actor.userId, slot, stageNo, name: '발표 자료.pdf', ...rest });
}

/** Hands in for the review what these names say. */
export function handIn(db: Db, { teamNo, actor }: Of, names: string[], more: Partial<HandingIn> = {}) {
  return submitMaterial(db, actor, {
    teamNo,
    stageNo: review.stageNo,
    idempotencyKey: randomUUID(),
    serverFileNames: names,
    language: 'ko',
    publicUrl,
    now: seasonNow,
    ...more,
  });
}
