import { dDay, momentText } from '../../../lib/korean-time.ts';
import { useServerNow } from '../../../lib/server-now.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Link } from '../../../ui/action/link.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { judging as texts } from '../judging.ko.ts';
import type { TargetData } from '../target-data.ts';
import styles from './judge.module.css';
import { detailPath, listPath, useTargetName } from './paths.ts';

/** Who is judged, in which stage and until when; back to the list, and one team on or back. */
export function JudgeBar({ data }: { data: TargetData }) {
  const t = useTexts<typeof texts>('judging');
  const language = useLanguage();
  const now = useServerNow(30_000);
  const nameOf = useTargetName();
  const { stage, target, place, of, previous, next } = data;
  const left = now ? dDay(stage.closesAt, now, language) : null;
  return (
    <header className={styles.bar}>
      <Link className={styles.back} to={listPath(stage)}>
        <DenseIcon name="chevron-left" />
        {t('list')}
      </Link>
      <h1>{nameOf(target)}</h1>
      <span className={styles.item}>{target.itemName}</span>
      {target.region && <span className={styles.wide}>{target.region}</span>}
      <div className={styles.end}>
        <span className={styles.stage}>
          <LaneNo lane={stage.lane} size="sm" />
          <b>
            {stage.trackName} {stage.stageName}
          </b>
        </span>
        <span className={styles.wide} title={momentText(stage.closesAt, language)}>
          {t('closes', { at: left ?? momentText(stage.closesAt, language) })}
        </span>
        <nav className={styles.turn} aria-label={t('place', { at: place, of })}>
          <Turn
            to={previous === null ? null : detailPath(stage, previous)}
            name={t('previous')}
            icon="chevron-left"
          />
          <span aria-hidden="true">
            <b>{place}</b> / {of}
          </span>
          <VisuallyHidden>{t('place', { at: place, of })}</VisuallyHidden>
          <Turn
            to={next === null ? null : detailPath(stage, next)}
            name={t('pageNext')}
            icon="chevron-right"
          />
        </nav>
      </div>
    </header>
  );
}

type TurnProps = { to: string | null; name: string; icon: 'chevron-left' | 'chevron-right' };

function Turn({ to, name, icon }: TurnProps) {
  return to === null ? (
    <span className={styles.arrow} data-none>
      <DenseIcon name={icon} />
    </span>
  ) : (
    <Link className={styles.arrow} to={to} aria-label={name} title={name}>
      <DenseIcon name={icon} />
    </Link>
  );
}
