import { myStages } from '@chulbal/contract/pledges';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Link } from '../../ui/action/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { usePointer } from '../shell/pointer-data.ts';
import type { Route } from './+types/my-stages';
import styles from './my-stages.module.css';
import type { pointerStages as texts } from './pointer-stages.ko.ts';
import { StageCard } from './stage-card.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, now } = visitOf(context);
  return { stages: await api(myStages), now: now.toISOString() };
}

/** `/pointer`: the stages I judge, the next deadline first, each with the one thing to do. */
export default function MyStages({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('pointerStages');
  const { evaluator } = usePointer();
  const { stages, now } = loaderData;
  return (
    <div className={styles.page}>
      <PageMeta title={t('title')} noIndex />
      <header className={styles.head}>
        <p className={styles.hello}>{t('hello', { name: evaluator.name })}</p>
        <h1>{t('title')}</h1>
      </header>
      {stages.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneBody')} />
      ) : (
        <ul>
          {stages.map((stage, place) => (
            <li key={`${stage.trackNo}/${stage.stageNo}`}>
              <StageCard stage={stage} now={now} first={place === 0} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.foot}>
        <Link to="/pointer/password">{t('password')}</Link>
        <Link to="/pointer/authenticator">
          {t(evaluator.totpOn ? 'authenticatorOn' : 'authenticatorOff')}
        </Link>
      </p>
    </div>
  );
}
