import { getPledge } from '@chulbal/contract/pledges';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { pointerOf } from '../shell/pointer.server.ts';
import type { Route } from './+types/pledge';
import { changedClauses } from './changed-clauses.ts';
import type { pledge as texts } from './pledge.ko.ts';
import styles from './pledge.module.css';
import { PledgeForm } from './pledge-form.tsx';
import { RefusedPledge } from './refused-pledge.tsx';
import { SignedPledge } from './signed-pledge.tsx';

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
  return (
    <div className={styles.page}>
      <PageMeta title={`${text.title} ${stage.trackName} ${stage.stageName}`} noIndex />
      <header className={styles.head}>
        <h1>{text.title}</h1>
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
