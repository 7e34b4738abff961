import type { AskedCompletion } from '@chulbal/contract/applications/applications';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './applications.module.css';
import type { apply } from './apply.ko.ts';

type Props = {
  completion: AskedCompletion | null;
  /** The server's clock, ISO. */
  now: string;
};

/** What the operators asked the team to complete, in their words, and until when. */
export function CompletionNote({ completion, now }: Props) {
  const t = useTexts<typeof apply>('apply');
  const language = useLanguage();
  if (!completion || Date.parse(completion.dueAt) <= Date.parse(now)) return null;
  const { items, message, dueAt, answered } = completion;
  const moment = momentText(dueAt, language);
  return (
    <section className={styles.note} data-answered={answered || undefined} aria-label={t('completion.label')}>
      <p className={styles.head}>
        <Icon name={answered ? 'check' : 'warning'} />
        <b>{t(answered ? 'completion.answered' : 'completion.asked', { moment })}</b>
      </p>
      <p className={styles.items}>{items.join(', ')}</p>
      <p className={styles.message}>{message}</p>
      <p className={styles.only}>{t('completion.only')}</p>
    </section>
  );
}
