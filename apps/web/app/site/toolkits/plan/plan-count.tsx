import {
  type Block,
  countAnswer,
  fillOf,
  type Question,
  targetOf,
} from '@chulbal/contract/toolkits/business-plan';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { plan as texts } from './plan.ko.ts';
import styles from './plan-question.module.css';

type Props = { question: Question; blocks: readonly Block[] };

/** How long an answer is beside how long it is best, as a small lane and in words. */
export function PlanCount({ question, blocks }: Props) {
  const t = useTexts<typeof texts>('plan');
  const { letters, words } = countAnswer(blocks);
  const most = targetOf(question, blocks, useLanguage());
  const fill = fillOf(question, blocks);
  return (
    <p className={styles.count} data-fill={fill}>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ inlineSize: `${Math.min(100, (letters / most) * 100)}%` }} />
      </span>
      <span title={t('words', { count: words })}>{t('letters', { count: letters, most })}</span>
      {fill !== 'empty' && (
        <b>
          {fill === 'fitting' && <Icon name="check" size="sm" />}
          {t(`fill.${fill}`)}
        </b>
      )}
    </p>
  );
}
