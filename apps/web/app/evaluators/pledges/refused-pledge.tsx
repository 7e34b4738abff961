import type { PledgeView } from '@chulbal/contract/pledges';
import { stampText } from '@chulbal/contract/time-texts';
import { useRootData } from '../../lib/root-data.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import type { pledge as texts } from './pledge.ko.ts';
import styles from './pledge.module.css';
import { PledgeSide } from './pledge-side.tsx';

/** A pledge that was refused: why, what has become of the teams, and whom to ask. */
export function RefusedPledge({ pledge }: { pledge: PledgeView }) {
  const t = useTexts<typeof texts>('pledge');
  const language = useLanguage();
  const { site } = useRootData();
  const { answer, stage } = pledge;
  if (!answer) return null;
  return (
    <>
      <div className={styles.main}>
        <section className={styles.said}>
          <StateMark kind="off" icon="recused">
            {t('refused.state')}
          </StateMark>
          <p className={styles.lead}>{t('refused.after', { recused: stage.progress.recused })}</p>
          <dl className={styles.facts}>
            <div>
              <dt>{t('refused.at')}</dt>
              <dd>{stampText(answer.answeredAt, language)}</dd>
            </div>
            <div>
              <dt>{t('refused.why')}</dt>
              <dd>{answer.reason}</dd>
            </div>
            {site?.phone && (
              <div>
                <dt>{t('refused.contact')}</dt>
                <dd>{[site.phone, site.email].filter(Boolean).join(' · ')}</dd>
              </div>
            )}
          </dl>
          <ButtonLink to="/pointer" variant="line">
            {t('toStages')}
          </ButtonLink>
        </section>
      </div>
      <PledgeSide pledge={pledge} ticked={null} changed={0} />
    </>
  );
}
