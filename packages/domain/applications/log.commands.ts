import type { UserActor } from '../actor.ts';
import { recordAs } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import type { Application } from './places.queries.ts';
import { teamObject } from './work.queries.ts';

/** Puts a submission on record: by its leader, with the hash of all that was handed in. `before` as it stood. */
export async function logSubmission(
  tx: Db,
  before: Application,
  submitted: Application,
  { contentSha256, files, now }: { contentSha256: string; files: readonly unknown[]; now: Date },
): Promise<void> {
  const { leaderId, submissionVersion, number } = submitted;
  await recordAs(
    tx,
    { kind: 'user', userId: leaderId, part: 'leader' },
    {
      action: before.submissionVersion > 0 ? 'application.resubmit' : 'application.submit',
      object: teamObject(submitted),
      before: { status: before.status, submissionVersion: before.submissionVersion },
      after: { status: 'submitted', submissionVersion, number, contentSha256, files: files.length },
      now,
    },
  );
}

/** Puts on record that an application was taken back by its leader. */
export async function logTakingBack(tx: Db, application: Application, now: Date): Promise<void> {
  await recordAs(
    tx,
    { kind: 'user', userId: application.leaderId, part: 'leader' },
    {
      action: 'application.takeBack',
      object: teamObject(application),
      before: { status: application.status },
      after: { status: 'draft' },
      now,
    },
  );
}

/** Puts on record what a member answered to their link, by number: whoever holds the link may be logged in or not. */
export async function logAnswer(
  tx: Db,
  answered: {
    application: Application;
    tmNo: number;
    actor: UserActor | null;
    answer: 'confirm' | 'refuse';
    now: Date;
  },
): Promise<void> {
  const { application, tmNo, actor, answer, now } = answered;
  await recordAs(
    tx,
    { kind: 'user', userId: actor?.userId ?? null, part: 'member' },
    { action: `member.${answer}`, object: teamObject(application), after: { tmNo }, now },
  );
}
