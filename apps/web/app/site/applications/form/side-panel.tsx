import type { ReactNode } from 'react';
import { useSecondsLeft } from '../../../lib/use-seconds-left.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { SavedState } from '../../../ui/autosave/saved-state.tsx';
import { type SavedWords, useSavedWords as useWords } from '../../../ui/autosave/use-saved-words.ts';
import { Panel } from '../../../ui/data/panel.tsx';
import { LaneThin } from '../../../ui/lane/lane-thin.tsx';
import type { apply } from '../apply.ko.ts';
import { useApply } from './apply-context.ts';
import { Checklist } from './checklist.tsx';
import styles from './phone-bar.module.css';
import { useStanding } from './use-standing.ts';

/** Where the application stands: written or submitted, saved or not, and what is missing. */
export function SidePanel({ onConflicts, tools }: { onConflicts: () => void; tools?: ReactNode }) {
  const t = useTexts<typeof apply>('apply');
  const { data, engine, entries } = useApply();
  const saved = useSavedWords();
  const done = entries.filter((entry) => entry.done).length;
  const at = Math.max(4, Math.round((done / Math.max(1, entries.length)) * 100));
  const { standing } = useStanding();
  const legs =
    standing !== 'draft'
      ? [
          { key: 'submitted', label: t('state.submitted'), state: 'done' as const },
          {
            key: 'changing',
            label: t(standing === 'unsent' ? 'state.unsent' : 'state.changing'),
            state: 'now' as const,
            at,
          },
        ]
      : [
          { key: 'draft', label: t('state.draft'), state: 'now' as const, at },
          { key: 'submitted', label: t('state.submitted'), state: 'ahead' as const },
        ];
  return (
    <>
      <Panel className={styles.panel}>
        <div className={styles.parts}>
          <div>
            <LaneThin legs={legs} lane={data.track.lane} label={t('state.label')} />
            <div className={styles.sideSaved}>
              <SavedState saved={saved} onConflicts={onConflicts} wake={() => engine.wake()} />
            </div>
          </div>
          <hr className={styles.rule} />
          <Checklist />
        </div>
      </Panel>
      <div className={styles.under}>
        <p className={styles.hint}>{t('autosave')}</p>
        {tools}
      </div>
    </>
  );
}

/** The state of saving this application and its words: what is refused after the deadline is refused for good. */
export function useSavedWords(): SavedWords {
  const t = useTexts<typeof apply>('apply');
  const { view, data } = useApply();
  const saved = useWords(view);
  const isOver = useSecondsLeft(data.deadline.graceUntil, data.now) === 0;
  return saved.state === 'refused' && isOver ? { ...saved, words: t('saved.shut') } : saved;
}
