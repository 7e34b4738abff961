import type { SheetState } from '@chulbal/contract/evaluation/evaluation';
import { useTexts } from '../../../lib/use-texts.ts';
import { Link } from '../../../ui/action/link.tsx';
import type { TargetsData } from '../target-data.ts';
import type { judgeList as texts } from './judge-list.ko.ts';
import styles from './targets.module.css';

const states = ['all', 'unread', 'draft', 'submitted', 'recused', 'voided'] as const;

type Props = { state: SheetState | 'all'; progress: TargetsData['progress'] };

/** The states with their counts; the chosen one is in the address, so that Back keeps it. */
export function StateFilter({ state, progress }: Props) {
  const t = useTexts<typeof texts>('judgeList');
  const shown = states.filter((each) => each !== 'voided' || progress.voided > 0);
  return (
    <nav className={styles.states} aria-label={t('filter')}>
      {shown.map((each) => (
        <Link
          key={each}
          to={each === 'all' ? '?' : `?state=${each}`}
          replace
          preventScrollReset
          aria-current={each === state ? 'true' : undefined}
        >
          {t(`state.${each}`)} <b>{progress[each]}</b>
        </Link>
      ))}
    </nav>
  );
}
