import type { MaterialTask } from '@chulbal/contract/materials/materials';
import { momentText } from '../../lib/korean-time.ts';
import type { Say } from '../../lib/texts.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import type { materials as texts } from './materials.ko.ts';
import styles from './materials.module.css';

/** Where a team stands with a stage's material, in a sentence. */
export function MaterialLine({ task }: { task: MaterialTask }) {
  const t = useTexts<typeof texts>('materials');
  const language = useLanguage();
  const at = (moment: string) => momentText(moment, language);
  return <p className={styles.lane}>{sentence(task, t, at)}</p>;
}

function sentence(task: MaterialTask, t: Say<typeof texts>, at: (moment: string) => string): string {
  const { state, submittedAt, missing, changed, deadline, told } = task;
  const until = at(deadline.closesAt);
  if (state === 'upcoming') return t('lane.upcoming', { at: at(deadline.opensAt) });
  const isOver = state === 'closed' || told;
  if (submittedAt) {
    const said = t('lane.submitted', { at: at(submittedAt) });
    return changed && state === 'open' && !told ? `${said} ${t('changed')}` : said;
  }
  if (isOver) return t('lane.closed');
  if (missing.length > 0) return t('lane.wanted', { slots: missing.join(', '), at: until });
  return changed ? t('lane.ready', { at: until }) : t('lane.optional', { at: until });
}
