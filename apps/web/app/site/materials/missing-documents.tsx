import type { ApplicationSummary } from '@chulbal/contract/applications/applications';
import type { MaterialTask } from '@chulbal/contract/materials/materials';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { isOutstanding } from './is-outstanding.ts';
import type { materials as texts } from './materials.ko.ts';
import styles from './materials.module.css';

/** What an operator asked a team to complete and it has not; null where that is nothing, or past. */
export function askedOf(application: ApplicationSummary | null, now: number) {
  const asked = application?.status === 'submitted' ? application.completion : null;
  return asked && !asked.answered && now < Date.parse(asked.dueAt) ? asked : null;
}

type Props = {
  application: ApplicationSummary;
  tasks: readonly MaterialTask[];
  now: number;
  onSubmit: (stageNo: number) => void;
  onClose: () => void;
};

/** Everything that a submitted team still owes: material of its stages, and what it was asked to complete. */
export function MissingDocuments({ application, tasks, now, onSubmit, onClose }: Props) {
  const t = useTexts<typeof texts>('materials');
  const language = useLanguage();
  const asked = askedOf(application, now);
  const wanted = tasks.filter(isOutstanding);
  const until = (at: string) => t('missing.until', { at: momentText(at, language) });
  return (
    <Modal
      open
      onClose={onClose}
      title={t('missing.title')}
      actions={
        <Button variant="line" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className={styles.missing}>
        {asked && (
          <section>
            <h3 className={styles.part}>{t('missing.completion')}</h3>
            <p>{asked.items.join(', ')}</p>
            <p>{asked.message}</p>
            <p className={styles.note}>{until(asked.dueAt)}</p>
            <ButtonLink variant="ink" to={`/apply/${application.trackNo}/${application.stageNo}`}>
              {t('missing.fix')}
            </ButtonLink>
          </section>
        )}
        {wanted.map((task) => (
          <section key={task.stageNo}>
            <h3 className={styles.part}>{t('missing.material', { stage: task.stageName })}</h3>
            <p>{task.missing.length > 0 ? task.missing.join(', ') : t('changed')}</p>
            <p className={styles.note}>{until(task.deadline.closesAt)}</p>
            <Button variant="ink" onClick={() => onSubmit(task.stageNo)}>
              {t('act.submit')}
            </Button>
          </section>
        ))}
        {!asked && wanted.length === 0 && <p>{t('missing.none')}</p>}
      </div>
    </Modal>
  );
}
