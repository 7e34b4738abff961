import { getPledge, type PledgeView } from '@chulbal/contract/pledges';
import { stampText } from '@chulbal/contract/time-texts';
import { useEffect, useRef } from 'react';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useRootData } from '../../lib/root-data.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { pointerOf } from '../shell/pointer.server.ts';
import type { Route } from './+types/pledge';
import { changedClauses } from './changed-clauses.ts';
import { ClauseList } from './clause-list.tsx';
import type { pledge as texts } from './pledge.ko.ts';
import styles from './pledge.module.css';
import { PledgeForm } from './pledge-form.tsx';
import { PledgeSide } from './pledge-side.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { stage } = pointerOf(context);
  const { api } = visitOf(context);
  // The gate lets nobody come here without track and stage.
  return api(getPledge, { trackNo: stage?.trackNo ?? 0, stageNo: stage?.stageNo ?? 0 });
}

/** `/pointer/pledge/{trackNo}/{stageNo}`: to sign, signed, or refused. */
export default function Pledge({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('pledge');
  const { stage, text, before, answer } = loaderData;
  const changed = changedClauses(text, before);
  const of = { track: stage.trackName, stage: stage.stageName };
  // Who has refused and was given teams again is asked again.
  const asks = stage.pledge === 'unsigned' || (stage.pledge === 'refused' && stage.progress.teams > 0);
  // What was answered takes the form's place: its reader begins at the top, on a phone and by keyboard.
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useRef(asks);
  useEffect(() => {
    if (asked.current && !asks) heading.current?.focus();
    asked.current = asks;
  }, [asks]);
  return (
    <div className={styles.page}>
      <PageMeta title={`${text.title} ${stage.trackName} ${stage.stageName}`} noIndex />
      <header className={styles.head}>
        <h1 tabIndex={-1} ref={heading}>
          {text.title}
        </h1>
        {asks && (
          <p className={styles.lead}>
            {stage.progress.teams > 0 ? t('lead', { count: stage.progress.teams, ...of }) : t('leadNone', of)}
          </p>
        )}
      </header>
      {asks && <PledgeForm key={text.sha256} pledge={loaderData} changed={changed} />}
      {!asks && answer && stage.pledge === 'signed' && <SignedPledge pledge={loaderData} />}
      {!asks && answer && stage.pledge === 'refused' && <RefusedPledge pledge={loaderData} />}
    </div>
  );
}

const nothingChanged = new Map();

/** A pledge as it was signed, with its paper. */
function SignedPledge({ pledge }: { pledge: PledgeView }) {
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

/** A pledge that was refused: why, what has become of the teams, and whom to ask. */
function RefusedPledge({ pledge }: { pledge: PledgeView }) {
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
