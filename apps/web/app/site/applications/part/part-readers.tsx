import type { Member } from '@chulbal/contract/applications/fields';
import { needsMajor } from '@chulbal/contract/applications/rules';
import { useTexts } from '../../../lib/use-texts.ts';
import type { part as texts } from './part.ko.ts';
import styles from './part.module.css';

/** Before it is signed: what each reader of the application will see of this member. */
export function PartReaders({ person, leaderName }: { person: Member; leaderName: string }) {
  const t = useTexts<typeof texts>('part');
  const { tmName, tmPhone, tmEmail, tmSchoolName, tmMajor } = person;
  const rows = [
    {
      who: leaderName ? t('readers.leaderNamed', { name: leaderName }) : t('theLeader'),
      sees: [tmName, tmPhone, tmEmail],
      why: t('readers.leader'),
    },
    {
      who: t('readers.evaluators'),
      sees: [tmSchoolName, needsMajor(person) ? tmMajor : ''],
      why: t('readers.evaluatorsSee'),
    },
    { who: t('readers.operators'), sees: [], why: t('readers.operatorsSee') },
  ];
  return (
    <section className={styles.readers} aria-labelledby="readers">
      <h2 id="readers">{t('readers.title')}</h2>
      <dl>
        {rows.map(({ who, sees, why }) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>
              {sees.some(Boolean) && <b>{sees.filter(Boolean).join(' · ')}</b>}
              <span>{why}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
