import type { Language } from '@chulbal/contract/language';
import { getContact } from '../accounts/queries.ts';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { queueMessage } from '../outbox/commands.ts';

/** Sends a letter that a page shows in advance to the operator, marked as a trial; its button leads to the start page. */
export async function sendTrialLetter(
  db: Db,
  actor: OperatorActor,
  asked: {
    language: Language;
    subject: string;
    lines: string[];
    button: string | null;
    note: string | null;
    publicUrl: string;
    now: Date;
  },
): Promise<void> {
  const { language, subject, lines, button, note, publicUrl, now } = asked;
  await db.transaction(async (tx) => {
    const { email: to } = await getContact(tx, { accountId: actor.operatorId });
    await queueMessage(tx, {
      ...{ channel: 'mail', to, language, now },
      subject: `${trialMark[language]} ${subject}`,
      letter: {
        lines,
        ...(button ? { button: { label: button, url: publicUrl } } : {}),
        ...(note ? { note } : {}),
      },
    });
    await record(tx, actor, {
      action: 'message.try',
      object: { kind: 'operator', id: actor.operatorId, label: actor.name },
      after: { language, subject },
      now,
    });
  });
}

const trialMark = { ko: '[시험 발송]', en: '[Trial]' };
