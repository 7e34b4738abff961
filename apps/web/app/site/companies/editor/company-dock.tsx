import type { WrittenCompany } from '@chulbal/contract/companies/companies';
import { useState } from 'react';
import { momentText } from '../../../lib/korean-time.ts';
import { toast } from '../../../lib/toast.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { SavedState } from '../../../ui/autosave/saved-state.tsx';
import { useSavedWords } from '../../../ui/autosave/use-saved-words.ts';
import { Modal } from '../../../ui/feedback/modal.tsx';
import type { companies as texts } from '../companies.ko.ts';
import styles from './company-editor.module.css';
import type { EditedCompany } from './use-company.ts';

type Props = {
  edited: EditedCompany;
  company: WrittenCompany;
  igNo: number;
  isLeader: boolean;
  readOnly: boolean;
  /** The first field that keeps the page from being handed in, if any. */
  firstMissing: string | null;
  onGo: (path: string) => void;
  onChoose: () => void;
};

/** Never scrolls away: when it was saved, earlier versions, how visitors see it, and handing it in. */
export function CompanyDock(props: Props) {
  const { edited, company, igNo, isLeader, readOnly, firstMissing, onGo, onChoose } = props;
  const t = useTexts<typeof texts>('companies');
  const language = useLanguage();
  const saved = useSavedWords(edited.view);
  const [versions, setVersions] = useState(false);
  const { problem, submitting } = edited;
  async function submit() {
    if (firstMissing) {
      toast.info(t('dock.missing'));
      return onGo(firstMissing);
    }
    if (await edited.submit()) toast.success(t('dock.done'));
  }
  return (
    <div className={styles.dock}>
      <SavedState saved={saved} onConflicts={onChoose} wake={() => edited.engine.wake()} />
      {problem && (
        <p className={styles.problem} role="alert">
          {problem.message}
        </p>
      )}
      <span className={styles.dockActs}>
        {company.versions.length > 0 && (
          <Button variant="line" onClick={() => setVersions(true)}>
            {t('dock.versions')}
          </Button>
        )}
        <ButtonLink variant="line" to={`/ipo/detail/${igNo}/${company.icNo}?preview`}>
          {t('dock.preview')}
        </ButtonLink>
        {!readOnly && !isLeader && <span className={styles.help}>{t('dock.leader')}</span>}
        {!readOnly && isLeader && (
          <Button variant="primary" busy={submitting} onClick={() => void submit()}>
            {company.versions.length > 0 ? t('dock.again') : t('dock.submit')}
          </Button>
        )}
      </span>
      <Modal open={versions} onClose={() => setVersions(false)} title={t('dock.versions')}>
        <ul className={styles.versions}>
          {company.versions.map((version) => (
            <li key={version.version}>
              <b>{t('dock.version', { version: version.version })}</b>
              <span>
                {momentText(version.submittedAt, language)} · {t(`states.${version.state}`)}
              </span>
              {!readOnly && (
                <Button
                  variant="line"
                  size="sm"
                  onClick={() => {
                    edited.writeOnFrom(version.content);
                    setVersions(false);
                  }}
                >
                  {t('dock.writeOn')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Modal>
    </div>
  );
}
