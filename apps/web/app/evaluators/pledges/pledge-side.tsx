import type { PledgeView } from '@chulbal/contract/pledges';
import { fullDayText } from '@chulbal/contract/time-texts';
import { dDay, momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { usePointer } from '../shell/pointer-data.ts';
import type { pledge as texts } from './pledge.ko.ts';
import styles from './pledge.module.css';

type Props = {
  pledge: PledgeView;
  /** How many clauses are ticked; null where there is nothing to tick. */
  ticked: number | null;
  changed: number;
};

/** Beside the pledge: how many clauses are ticked, which text it is, what is judged. */
export function PledgeSide({ pledge, ticked, changed }: Props) {
  const t = useTexts<typeof texts>('pledge');
  const language = useLanguage();
  const { now } = usePointer();
  const { text, stage, before } = pledge;
  const count = text.clauses.length;
  return (
    <aside className={styles.side}>
      {ticked !== null && (
        <section>
          <h2 aria-live="polite">{t('side.ticked', { ticked, count })}</h2>
          <div className={styles.steps} aria-hidden="true">
            {text.clauses.map(({ title }, place) => (
              <i key={title} className={place < ticked ? styles.done : undefined} />
            ))}
          </div>
        </section>
      )}
      <section>
        <h2>{t('side.text')}</h2>
        <dl>
          <div>
            <dt>{t('side.version')}</dt>
            <dd>{t('side.versionNo', { version: text.version })}</dd>
          </div>
          {text.since && (
            <div>
              <dt>{t('side.since')}</dt>
              <dd>{fullDayText(text.since, language)}</dd>
            </div>
          )}
          {before && (
            <div>
              <dt>{t('side.change')}</dt>
              <dd>{t('side.changed', { version: before.version, changed })}</dd>
            </div>
          )}
        </dl>
      </section>
      <section>
        <h2>{t('side.conflicts')}</h2>
        <p>{t('side.conflictsBody')}</p>
      </section>
      <section>
        <h2>{t('side.stage')}</h2>
        <dl>
          {stage.panelName && (
            <div>
              <dt>{t('side.panel')}</dt>
              <dd>{stage.panelName}</dd>
            </div>
          )}
          <div>
            <dt>{t('side.teams')}</dt>
            <dd>{t('side.teamCount', { count: stage.progress.teams })}</dd>
          </div>
          <div>
            <dt>{t('side.deadline')}</dt>
            <dd>
              {[
                momentText(stage.closesAt, language),
                dDay(stage.closesAt, now, language) ?? t('side.closed'),
              ].join(', ')}
            </dd>
          </div>
        </dl>
      </section>
    </aside>
  );
}
