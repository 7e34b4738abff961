import { listEmails } from '../accounts/queries.ts';
import type { Written } from '../applications/letters.rules.ts';
import type { Db } from '../db.ts';
import { inBothLanguages } from '../outbox/both-languages.rules.ts';
import { type NewMessage, queueMessages } from '../outbox/commands.ts';
import type { JudgedStage } from '../panels/stages.queries.ts';
import * as letters from './letters.rules.ts';
import { listEvaluatorFacts, listStagesToNotify, stageWords } from './queries.ts';
import { type EvaluatorFacts, type Occasion, occasionsOf, type StageFacts } from './rules.ts';

type Asked = { now: Date; publicUrl: string };
type Stage = { trackNo: number; stageNo: number };
type Due = EvaluatorFacts & { occasions: Occasion[] };

/**
 * Tells the evaluators of every stage what there is to tell by now. What each was told of is kept in the transaction that
 * queues the letter, so of two sweeps at once one writes; a sweep that died is made again by the next. Returns how
 * many letters were queued.
 */
export async function tellEvaluators(db: Db, asked: Asked): Promise<number> {
  let told = 0;
  for (const { stage, judged, facts } of await listStagesToNotify(db, asked.now)) {
    const due = await listDue(db, { stage, facts, now: asked.now });
    if (due.length === 0) continue;
    told += await db.transaction((tx) => tell(tx, { ...asked, stage, judged, facts, due }));
  }
  return told;
}

/** Evaluators with something that they were not told of. */
async function listDue(
  db: Db,
  { stage, facts, now }: { stage: Stage; facts: StageFacts; now: Date },
): Promise<Due[]> {
  const evaluators = await listEvaluatorFacts(db, stage, facts);
  const told = await db.sql
    .selectFrom('judgingLetters')
    .select(['evaluatorId', 'kind', 'occasion'])
    .where('trackNo', '=', stage.trackNo)
    .where('stageNo', '=', stage.stageNo)
    .execute();
  const known = new Set(told.map(({ evaluatorId, kind, occasion }) => `${evaluatorId} ${kind} ${occasion}`));
  return evaluators
    .map((one) => ({
      ...one,
      occasions: occasionsOf(facts, one, now).filter(
        ({ kind, occasion }) => !known.has(`${one.evaluatorId} ${kind} ${occasion}`),
      ),
    }))
    .filter(({ occasions }) => occasions.length > 0);
}

async function tell(
  tx: Db,
  asked: Asked & { stage: Stage; judged: JudgedStage; facts: StageFacts; due: Due[] },
): Promise<number> {
  const { stage, judged, facts, due, now } = asked;
  const written = await tx.sql
    .insertInto('judgingLetters')
    .values(
      due.flatMap(({ evaluatorId, occasions }) =>
        occasions.map(({ kind, occasion, send }) => ({
          ...stage,
          evaluatorId,
          kind,
          occasion,
          queuedAt: send ? now : null,
          at: now,
        })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['evaluatorId', 'kind', 'occasion', 'queuedAt'])
    .execute();
  const sending = Map.groupBy(
    written.filter(({ queuedAt }) => queuedAt !== null),
    ({ evaluatorId }) => evaluatorId,
  );
  const emails = await listEmails(tx, [...sending.keys()]);
  const words = stageWords(judged, asked);
  const messages: NewMessage[] = [];
  for (const one of due) {
    const to = emails.get(one.evaluatorId);
    const occasions = sending.get(one.evaluatorId);
    if (!to || !occasions) continue;
    const about = { ...words, ...facts, ...one, now };
    for (const written of writtenFor(about, occasions)) {
      messages.push({ channel: 'mail', to, ...written, sendBy: facts.closesAt, now });
    }
  }
  await queueMessages(tx, messages);
  return messages.length;
}

/** The letters to one evaluator; all teams that were handed over or taken since are one letter. */
function writtenFor(
  about: letters.About & { notifiedOfPlan: boolean },
  occasions: readonly Pick<Occasion, 'kind' | 'occasion'>[],
) {
  const kinds = [...new Set(occasions.map(({ kind }) => kind))];
  const moved = occasions.filter(({ kind }) => kind === 'handed');
  const taken = moved.filter(({ occasion }) => occasion.startsWith('taken ')).length;
  return kinds.map((kind) =>
    inBothLanguages((language): Written => {
      if (kind === 'panels') return letters.panelsLetter(language, { ...about, again: about.notifiedOfPlan });
      if (kind === 'opens') return letters.opensLetter(language, about);
      if (kind === 'handed') {
        return letters.handedLetter(language, { ...about, handed: moved.length - taken, taken });
      }
      return letters.closingLetter(language, about);
    }),
  );
}
