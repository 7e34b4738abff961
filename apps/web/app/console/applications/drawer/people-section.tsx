import type { ApplicationDetail } from '@chulbal/contract/applications/operators';
import { shortDayText } from '@chulbal/contract/time-texts';
import { type ReactNode, useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { StateMark } from '../../../ui/data/state-mark.tsx';
import { RevealDialog, type Revealed } from '../dialogs/reveal-dialog.tsx';
import type { teamDrawer as texts } from '../team-drawer.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import styles from './drawer.module.css';
import { DrawerSection } from './section.tsx';

/** The people of the team, masked; shown for a reason, until the drawer is closed or masked again. */
export function PeopleSection({ detail }: { detail: ApplicationDetail }) {
  const t = useTexts<typeof texts>('teamDrawer');
  const language = useLanguage();
  const { can, open } = useTeamList();
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const [asking, setAsking] = useState(false);
  const { people, row } = detail;
  const here = people.filter(({ status }) => status === 'active');
  const waiting = here.filter(({ confirmedAt, tmJang }) => !confirmedAt && tmJang !== 2);
  const links: ReactNode[] = [];
  if (waiting.length > 0 && can('workApplications')) {
    links.push(
      <button
        key="remind"
        type="button"
        className={styles.link}
        onClick={() => open({ kind: 'remind', teams: [row] })}
      >
        {t('people.remind')}
      </button>,
    );
  }
  if (can('revealPersonalData')) {
    links.push(
      <button
        key="reveal"
        type="button"
        className={styles.link}
        onClick={() => (revealed ? setRevealed(null) : setAsking(true))}
      >
        {t(revealed ? 'people.hide' : 'people.reveal')}
      </button>,
    );
  }
  return (
    <DrawerSection title={t('people.title', { count: here.length })} end={links}>
      <ul className={styles.rows}>
        {people.map((person) => {
          const clear = revealed?.find(({ tmNo }) => tmNo === person.tmNo) ?? person;
          const study = [person.school, person.major, person.grade].filter(Boolean).join(' ');
          return (
            <li key={person.tmNo}>
              <span className={styles.main}>
                <b>{clear.name}</b> {person.tmJang === 2 && t('people.leader')}
                <br />
                <span className={styles.quiet}>{[study, person.sido].filter(Boolean).join(', ')}</span>
              </span>
              <span className={styles.side}>
                <span>
                  {clear.phone}
                  <br />
                  <span className={styles.quiet}>{clear.email}</span>
                </span>
              </span>
              <span className={styles.line}>
                {clear.birth}
                {person.status !== 'active' && (
                  <>
                    {' · '}
                    <StateMark kind="bad">{t('people.refused')}</StateMark>
                  </>
                )}
                {person.status === 'active' && person.tmJang !== 2 && (
                  <>
                    {' · '}
                    {person.confirmedAt ? (
                      `${t('people.confirmed')} ${shortDayText(person.confirmedAt, language)}`
                    ) : (
                      <StateMark kind="wait">{t('people.unconfirmed')}</StateMark>
                    )}
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {can('revealPersonalData') && <p className={styles.note}>{t('people.note')}</p>}
      <RevealDialog
        teamNo={row.teamNo}
        team={row.teamName}
        open={asking}
        onClose={() => setAsking(false)}
        onRevealed={setRevealed}
      />
    </DrawerSection>
  );
}
