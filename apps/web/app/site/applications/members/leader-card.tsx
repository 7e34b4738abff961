import type { Person } from '@chulbal/contract/applications/fields';
import { useTexts } from '../../../lib/use-texts.ts';
import { Tag } from '../../../ui/data/tag.tsx';
import type { apply } from '../apply.ko.ts';
import { usePersonFacts } from '../form/use-person-facts.ts';
import styles from './members.module.css';

/** The leader among the cards of the team. */
export function LeaderCard({ leader }: { leader: Person }) {
  const t = useTexts<typeof apply>('apply');
  const { school, contact } = usePersonFacts()(leader);
  return (
    <li className={styles.card}>
      <div className={styles.name}>
        {leader.tmName || t('nameless')} <Tag>{t('leader')}</Tag>
      </div>
      <p className={styles.facts}>
        {school}
        <span>{contact}</span>
      </p>
    </li>
  );
}
