import type { OutputOf } from '@chulbal/contract/endpoint';
import type { previewPublication, RuleChange } from '@chulbal/contract/seasons/operators';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Link } from '../../../ui/action/link.tsx';
import { useBuilder } from '../builder-context.ts';
import type { seasonPublish as texts } from '../season-publish.ko.ts';
import { type ChangeTools, whatChanged } from './change-words.ts';
import { PlaceOf } from './place-of.tsx';
import styles from './publish.module.css';

type Publication = OutputOf<typeof previewPublication>;

const MOST_SHOWN = 60;

/** The differences to what is in force, and the teams that they touch. */
export function PublicationChanges({ publication, first }: { publication: Publication; first: boolean }) {
  const t = useTexts<typeof texts>('seasonPublish');
  const { plan } = useBuilder();
  const { changes, touched, teams } = publication;
  if (first) {
    const stages = plan.tracks.reduce((sum, track) => sum + track.stages.length, 0);
    return <p className={styles.facts}>{t('firstFacts', { tracks: plan.tracks.length, stages })}</p>;
  }
  return (
    <>
      <section className={styles.part}>
        <h3>{t('changes', { count: changes.length })}</h3>
        {changes.length === 0 && <p className={styles.lede}>{t('noChanges')}</p>}
        <ul className={styles.changes}>
          {changes.slice(0, MOST_SHOWN).map((change) => (
            <Change key={`${change.lane} ${change.stageNo} ${change.path}`} change={change} />
          ))}
        </ul>
        {changes.length > MOST_SHOWN && (
          <p className={styles.lede}>{t('moreChanges', { count: changes.length - MOST_SHOWN })}</p>
        )}
      </section>
      <section className={styles.part}>
        <h3>{t('touched', { count: touched })}</h3>
        <p className={styles.lede}>{touched > 0 ? t('touchedText') : t('touchedNone')}</p>
        {teams.length > 0 && (
          <ul className={styles.teams}>
            {teams.map(({ teamNo, number, teamName }) => (
              <li key={teamNo}>
                <Link to={`/console/applications?team=${teamNo}`} target="_blank">
                  {number} {teamName}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {touched > teams.length && (
          <p className={styles.lede}>{t('moreTeams', { count: touched - teams.length })}</p>
        )}
      </section>
    </>
  );
}

function Change({ change }: { change: RuleChange }) {
  const t = useTexts<typeof texts>('seasonPublish');
  const language = useLanguage();
  const tools: ChangeTools = { t, language, moment: (at) => momentText(at, language) };
  const { what, before, after } = whatChanged(change, tools);
  return (
    <li>
      <span className={styles.place}>
        <PlaceOf lane={change.lane} stageNo={change.stageNo} />
      </span>
      <b>{what}</b>
      <span className={styles.values}>
        {before !== null && <del>{before}</del>}
        {before !== null && after !== null && <span aria-hidden="true">→</span>}
        {after !== null && <ins>{after}</ins>}
      </span>
    </li>
  );
}
