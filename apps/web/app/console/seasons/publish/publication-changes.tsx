import type { OutputOf } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import type { previewPublication, RuleChange } from '@chulbal/contract/seasons/operators';
import { momentText } from '../../../lib/korean-time.ts';
import type { Say } from '../../../lib/texts.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Link } from '../../../ui/action/link.tsx';
import { useBuilder } from '../builder-context.ts';
import { nameOf } from '../name-of.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { PlaceOf } from './place-of.tsx';
import styles from './publish.module.css';

type Publication = OutputOf<typeof previewPublication>;

const MOST_SHOWN = 60;

/** The differences to what is in force, and the teams that they touch. */
export function PublicationChanges({ publication, first }: { publication: Publication; first: boolean }) {
  const t = useTexts<typeof texts>('seasonBuilder');
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
  const t = useTexts<typeof texts>('seasonBuilder');
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

type ChangeTools = {
  t: Say<typeof texts>;
  language: Language;
  moment: (at: string) => string;
};

const fields = [
  'name',
  'target',
  'summary',
  'description',
  'opensAt',
  'closesAt',
  'confirmBy',
  'announcesAt',
  'rubric',
  'material',
  'kind',
  'places',
  'teamMin',
  'teamMax',
  'deletionFloor',
  'graceMinutes',
  'oneTrackAYear',
  'guardianForm',
  'quotas',
  'eligibility',
  'documents',
  'regions',
  'choices',
  'bonuses',
  'lane',
  'topLane',
] as const;

/** A difference in words: what it is, and both values as people read them; null for a side that has none. */
function whatChanged(
  { path, before, after, stageNo, lane }: RuleChange,
  tools: ChangeTools,
): { what: string; before: string | null; after: string | null } {
  const { t } = tools;
  if (path === '') {
    const thing = stageNo !== null ? 'stage' : lane !== null ? 'track' : 'season';
    const how = before === null || before === undefined ? 'added' : 'removed';
    return { what: t(`whole.${thing}.${how}`), before: null, after: null };
  }
  const field = fields.find((one) => one === path.split('.')[0]);
  const what = field ? t(`field.${field}`) : path;
  return { what, before: valueWords(before, tools), after: valueWords(after, tools) };
}

/** Null for what is too large to be shown beside another. */
function valueWords(value: unknown, { t, language, moment }: ChangeTools): string | null {
  if (value === null || value === undefined || value === '') return t('value.none');
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
  if (typeof value === 'number') return value.toLocaleString();
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/.test(value) ? moment(value) : shortened(value);
  if (Array.isArray(value)) {
    return value.every((one) => typeof one === 'string')
      ? shortened(value.join(', ') || t('value.none'))
      : null;
  }
  const { ko, en } = value as { ko?: unknown; en?: unknown };
  if (typeof ko !== 'string' || typeof en !== 'string') return null;
  return shortened(nameOf({ ko, en }, language) ?? t('value.none'));
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
