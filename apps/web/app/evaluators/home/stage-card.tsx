import type { MyProgress, MyStage } from '@chulbal/contract/pledges';
import { dDay, momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Link } from '../../ui/action/link.tsx';
import { StateMark, type StateMarkKind } from '../../ui/data/state-mark.tsx';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import styles from './my-stages.module.css';
import type { pointerStages as texts } from './pointer-stages.ko.ts';
import { pathOf, type StageStep, stepOf } from './stage-step.ts';

type Props = {
  stage: MyStage;
  /** The server's time, ISO. */
  now: string;
  /** The one to go on with: its button is the filled one of the page. */
  first: boolean;
};

const marks: Record<MyStage['pledge'], StateMarkKind> = { signed: 'ok', unsigned: 'wait', refused: 'off' };
/** Steps with something to do now. */
const urgent: readonly StageStep[] = ['pledge', 'begin', 'goOn', 'sign'];

/** A stage that I judge: where it stands and what to do next. */
export function StageCard({ stage, now, first }: Props) {
  const t = useTexts<typeof texts>('pointerStages');
  const language = useLanguage();
  const step = stepOf(stage);
  const path = pathOf(step, stage);
  const { progress, pledge, panelName, longer } = stage;
  const closesAt = longer?.until ?? stage.closesAt;
  const left = stage.phase === 'over' && !longer ? null : dDay(closesAt, now, language);
  return (
    <article className={styles.stage}>
      <LaneNo lane={stage.lane} size="lg" past={!urgent.includes(step) && step !== 'wait'} />
      <div className={styles.what}>
        <p className={styles.season}>{[stage.seasonName, panelName].filter(Boolean).join(' · ')}</p>
        <h2>
          {stage.trackName} <span>{stage.stageName}</span>
        </h2>
        <p className={styles.pledge}>
          <StateMark kind={marks[pledge]}>{t(`pledge.${pledge}`)}</StateMark>
          {pledge === 'signed' && (
            <Link to={`/pointer/pledge/${stage.trackNo}/${stage.stageNo}`}>{t('seePledge')}</Link>
          )}
        </p>
      </div>
      <div className={styles.progress}>
        <StageProgress progress={progress} />
      </div>
      <p className={styles.deadline}>
        <b>{left ?? t('closed')}</b>
        <span>
          {t('deadline')} <time dateTime={closesAt}>{momentText(closesAt, language)}</time>
        </span>
        {longer && <span>{t('longer', { count: longer.teams })}</span>}
      </p>
      <div className={styles.step}>
        {path ? (
          <ButtonLink to={path} variant={first && urgent.includes(step) ? 'primary' : 'line'} block>
            {t(`step.${step}`)}
          </ButtonLink>
        ) : (
          <p className={styles.nothing}>{t(`step.${step}`)}</p>
        )}
      </div>
    </article>
  );
}

/** How far I am: how many of my teams, and a lane that says the same. */
function StageProgress({ progress }: { progress: MyProgress }) {
  const t = useTexts<typeof texts>('pointerStages');
  const { teams, submitted, draft, recused } = progress;
  return (
    <>
      <p className={styles.count}>
        <b>{submitted}</b>
        <span> / {t('teams', { count: teams })}</span>
      </p>
      <div className={styles.lane} aria-hidden="true">
        <i className={styles.submitted} style={{ flexGrow: submitted }} />
        <i className={styles.draft} style={{ flexGrow: draft }} />
        <i className={styles.unread} style={{ flexGrow: teams === 0 ? 1 : progress.unread }} />
      </div>
      <p className={styles.words}>
        {t('words', { submitted, draft, unread: progress.unread })}
        {recused > 0 && ` · ${t('recused', { recused })}`}
      </p>
    </>
  );
}
