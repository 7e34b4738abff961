import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault, refusing } from '../fault.ts';
import { json } from '../json.ts';
import { getAccessReview } from './queries.ts';
import { resultHash } from './rules.ts';

/**
 * Signs the review of a month that is over, about the very records that were looked at. Once and for good: the table takes
 * no change, and the audit chain holds the hash of the result.
 *
 * @throws 400 beside `month` while it runs; 4405 reviewSigned; 4406 recordsGrew; 4453 ownAccesses for somebody whose own
 * accesses are in it, while another may sign
 */
export async function signAccessReview(
  db: Db,
  actor: OperatorActor,
  asked: { month: string; recordsSha256: string; finding: string; now: Date },
): Promise<void> {
  const { month, recordsSha256, now } = asked;
  // As the database keeps it, so that the hash is of what can be read.
  const finding = asked.finding.toWellFormed();
  await refusing({ access_reviews_pkey: 'reviewSigned' }, () =>
    db.transaction(async (tx) => {
      const review = await getAccessReview(tx, { month, operatorId: actor.operatorId, language: 'ko', now });
      if (!review.over) throw fault('invalidRequest', { fields: { month: notOver } });
      if (review.signed) throw fault('reviewSigned');
      if (review.recordsSha256 !== recordsSha256) throw fault('recordsGrew');
      if (review.signing === 'refused') throw fault('ownAccesses');
      const { reveals, documents, exports, signals } = review;
      const figures = {
        ...{ reveals, documents, exports, signals: signals.length },
        // There is nobody else: the record says of how many the signer is a judge in their own cause.
        ...(review.signing === 'own' ? { own: review.own } : {}),
      };
      const sha256 = resultHash({ ...asked, finding, signedBy: actor.operatorId, signedAt: now });
      await tx.sql
        .insertInto('accessReviews')
        .values({
          ...{ month, finding, figures: json(figures), recordsSha256, sha256 },
          ...{ signedBy: actor.operatorId, signerName: actor.name, signedAt: now },
        })
        .execute();
      await record(tx, actor, {
        action: 'accessReview.sign',
        object: { kind: 'accessReview', id: month, label: month },
        after: { ...figures, recordsSha256, sha256 },
        now,
      });
    }),
  );
}

const notOver = { ko: '아직 끝나지 않은 달이에요.', en: 'This month is not over yet.' };
