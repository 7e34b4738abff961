import type { Language } from '@chulbal/contract/language';
import type { Db } from '../db.ts';
import { forgetMessages, queueMessage } from '../outbox/commands.ts';

/** Whom the messages of one request are about. */
const about = (consentNo: number) => `guardian:${consentNo}`;

/** Writes to a guardian by SMS; all of one request's messages can be forgotten together. */
export async function tell(
  tx: Db,
  to: { consentNo: number; guardianPhone: string; language: Language },
  message: {
    text: { subject: string; lines: string[]; label: string };
    url: string | null;
    now: Date;
    sendBy?: Date;
  },
): Promise<void> {
  const { text, url, now, sendBy } = message;
  await queueMessage(tx, {
    ...{ channel: 'sms', to: to.guardianPhone, language: to.language, subject: text.subject, now },
    letter: { lines: text.lines, ...(url ? { button: { label: text.label, url } } : {}) },
    about: about(to.consentNo),
    ...(sendBy ? { sendBy } : {}),
  });
}

/** The personal link of a guardian: its token stands behind the #, which no server is sent. */
export const linkOf = (publicUrl: string, token: string) => `${publicUrl}/guardian/consent#token=${token}`;

/** Removes what was sent to a guardian about one request, with the codes to their number; before the number itself goes. */
export async function forgetLetters(tx: Db, { consentNo }: { consentNo: number }): Promise<void> {
  await forgetMessages(tx, { about: [about(consentNo)] });
  await tx.sql
    .deleteFrom('outbox')
    .where('about', 'like', 'code:%')
    .where('toIndex', 'in', (of) =>
      of.selectFrom('guardianConsents').select('phoneIndex').where('consentNo', '=', consentNo),
    )
    .execute();
}
