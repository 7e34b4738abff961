import type { ApplicationDetail } from '@chulbal/contract/applications/operators';
import { useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import type { teamDrawer as texts } from '../team-drawer.ko.ts';
import { AnswerList } from './answer-list.tsx';
import styles from './drawer.module.css';
import { DrawerSection } from './section.tsx';

/** What the team wrote about its item; long texts are cut until one asks for all. */
export function AnswersSection({ answers, business }: Pick<ApplicationDetail, 'answers' | 'business'>) {
  const t = useTexts<typeof texts>('teamDrawer');
  const [whole, setWhole] = useState(false);
  if (answers.length === 0) return null;
  return (
    <DrawerSection
      title={t('answers.title')}
      end={
        <button type="button" className={styles.link} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {t(whole ? 'answers.less' : 'answers.more')}
        </button>
      }
    >
      <AnswerList
        answers={answers}
        business={business}
        className={classNames(styles.answers, !whole && styles.cut)}
      />
    </DrawerSection>
  );
}
