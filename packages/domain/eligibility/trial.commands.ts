import type { Language } from '@chulbal/contract/language';
import { getContact } from '../accounts/queries.ts';
import type { OperatorActor } from '../actor.ts';
import { teamObject } from '../applications/work.queries.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { maskedName } from '../masks.ts';
import { queueMessage } from '../outbox/commands.ts';
import { sentLine } from '../outbox/links.rules.ts';
import { type Asked, isNotified, newsOf, readCase } from './commands.ts';
import { eligibilityLetter, eligibilityNote } from './letters.rules.ts';

/** What `decideEligibility` would write to the team, and to whom, names masked. Throws teamNotFound 1115. */
export async function previewEligibility(db: Db, actor: OperatorActor, asked: Asked) {
  return db.transaction(async (tx) => {
    const known = await readCase(tx, actor, asked);
    const { members } = known;
    const letters = (['ko', 'en'] as const).flatMap((language) => {
      const news = newsOf(known, asked, language);
      return [
        { channel: 'mail' as const, language, ...eligibilityLetter(language, news) },
        { channel: 'sms' as const, language, ...eligibilityNote(language, news) },
      ];
    });
    return {
      to: members.filter(isNotified).map(({ name }) => maskedName(name)),
      letters: letters.map(({ letter, ...one }) => ({
        ...one,
        lines: letter.lines.map(sentLine),
        button: letter.button?.label ?? null,
      })),
    };
  });
}

/** Sends the mail of `previewEligibility` to the operator, marked as a trial. Throws teamNotFound 1115. */
export async function trySendEligibility(
  db: Db,
  actor: OperatorActor,
  asked: Asked & { language: Language },
): Promise<void> {
  const { language, decision, now } = asked;
  await db.transaction(async (tx) => {
    const known = await readCase(tx, actor, asked);
    const { subject, letter } = eligibilityLetter(language, newsOf(known, asked, language));
    const { email: to } = await getContact(tx, { accountId: actor.operatorId });
    const trial = { subject: `${trialMark[language]} ${subject}`, letter };
    await queueMessage(tx, { channel: 'mail', to, language, ...trial, now });
    await record(tx, actor, {
      action: 'eligibility.try',
      object: teamObject(known.application),
      after: { decision, language },
      now,
    });
  });
}

const trialMark = { ko: '[시험 발송]', en: '[Trial]' };
