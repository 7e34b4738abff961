import type { PledgeView } from '@chulbal/contract/pledges';
import { stampText } from '@chulbal/contract/time-texts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { ClauseList } from './clause-list.tsx';
import type { pledge as texts } from './pledge.ko.ts';
import styles from './pledge.module.css';
import { PledgeSide } from './pledge-side.tsx';

const nothingChanged = new Map();

/** A pledge as it was signed, with its paper. */
export function SignedPledge({ pledge }: { pledge: PledgeView }) {
  const t = useTexts<typeof texts>('pledge');
  const language = useLanguage();
  const { text, answer, stage } = pledge;
  const of = `${stage.trackNo}/${stage.stageNo}`;
  if (!answer) return null;
  const ticks = new Map(text.clauses.map((_, place) => [place, '']));
  return (
    <>
      <div className={styles.main}>
        <section className={styles.said}>
          <StateMark kind="ok">{t('signedState')}</StateMark>
          <dl className={styles.facts}>
            <div>
              <dt>{t('signer')}</dt>
              <dd>{answer.typedName}</dd>
            </div>
            <div>
              <dt>{t('signedAt')}</dt>
              <dd>{stampText(answer.answeredAt, language)}</dd>
            </div>
            <div>
              <dt>{t('fingerprint')}</dt>
              <dd>
                <code>SHA-256 {answer.sha256}</code>
              </dd>
            </div>
          </dl>
          <div className={styles.actions}>
            <ButtonLink to={`/pointer/list/${of}`} variant="primary">
              {t('toList')}
            </ButtonLink>
            <ButtonLink to={`/pointer/pledge/${of}/pdf`} variant="line" icon="download" reloadDocument>
              {t('pdf')}
            </ButtonLink>
          </div>
        </section>
        <ClauseList clauses={text.clauses} changed={nothingChanged} version={text.version} ticks={ticks} />
      </div>
      <PledgeSide pledge={pledge} ticked={null} changed={0} />
    </>
  );
}
