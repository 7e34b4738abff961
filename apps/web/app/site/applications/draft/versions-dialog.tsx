import type { listDraftVersions } from '@chulbal/contract/applications/applications';
import type { OutputOf } from '@chulbal/contract/endpoint';
import { stampText } from '@chulbal/contract/time-texts';
import { useEffect, useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Modal } from '../../../ui/feedback/modal.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import type { apply } from '../apply.ko.ts';
import { command } from '../commands.ts';
import { useApply } from '../form/apply-context.ts';
import styles from './draft-tools.module.css';
import { useLoadVersion } from './use-load-version.ts';

type Versions = OutputOf<typeof listDraftVersions>;

/** Kept versions of the draft, newest first, each to be put back. */
export function VersionsDialog({ teamNo, onClose }: { teamNo: number; onClose: () => void }) {
  const t = useTexts<typeof apply>('apply');
  const language = useLanguage();
  const { engine, view } = useApply();
  const [versions, setVersions] = useState<Versions | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useLoadVersion();

  useEffect(() => {
    void engine
      .save()
      .then(() => command('versions', { teamNo }))
      .then((answer) => {
        if (answer.kind === 'done') setVersions(answer.data);
        else setProblem(answer.kind === 'refused' ? answer.problem.message : t('notReached'));
      });
  }, [engine, teamNo, t]);

  async function restore(version: number) {
    const refusal = await load(teamNo, version, t('notReached'));
    if (refusal !== null) {
      setProblem(refusal);
      return;
    }
    toast.success(t('draft.loaded'));
    onClose();
  }

  return (
    <Modal open onClose={onClose} title={t('versions.title')}>
      <p>{t('versions.text')}</p>
      {problem && <FieldError>{problem}</FieldError>}
      <ul className={styles.list}>
        {versions?.map(({ version, savedAt, filled, files }) => (
          <li key={version}>
            <span>
              {stampText(savedAt, language)}
              <small>
                {t('versions.filled', { count: filled })} · {t('versions.files', { count: files })}
              </small>
            </span>
            {version === view.content.version ? (
              t('versions.current')
            ) : (
              <Button size="sm" onClick={() => void restore(version)}>
                {t('versions.load')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {versions?.length === 0 && <p>{t('versions.none')}</p>}
    </Modal>
  );
}
