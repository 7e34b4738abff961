import type { CompanyNote } from '@chulbal/contract/companies/companies';
import { momentText } from '../../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../../lib/use-texts.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { companies as texts } from '../../companies.ko.ts';
import styles from './parts.module.css';

type Props = { note: CompanyNote; at: string | null; done: boolean };

/** What an operator asks of a field, hanging on it; once the field says something else, it is done. */
export function ChangeNote({ note, at, done }: Props) {
  const t = useTexts<typeof texts>('companies');
  const language = useLanguage();
  return (
    <p className={styles.note} data-done={done || undefined}>
      <span>
        <Icon name={done ? 'check' : 'warning'} size="sm" />
        <b>{t(done ? 'asked.changed' : 'asked.change')}</b>
        {at && <small>{t('asked.by', { at: momentText(at, language) })}</small>}
      </span>
      {note.text}
    </p>
  );
}
