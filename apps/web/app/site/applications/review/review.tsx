import { teamSize } from '@chulbal/contract/applications/rules';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { MoreLink } from '../../../ui/action/more-link.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { stepPath } from '../apply-data.ts';
import { useApply } from '../form/apply-context.ts';
import type { applyFields } from '../form/apply-fields.ko.ts';
import { Part } from '../form/part.tsx';
import styles from './review.module.css';
import { ReviewDocuments } from './review-documents.tsx';
import { ReviewPeople } from './review-people.tsx';
import { ReviewTeam } from './review-team.tsx';

/** The whole application to be read; with links back to its steps, or locked once it is submitted. */
export function Review({ locked }: { locked?: boolean }) {
  const t = useTexts<typeof applyFields>('applyFields');
  const { data, form } = useApply();
  const edit = (step: 'team' | 'members' | 'documents', what: string): ReactNode =>
    locked ? (
      <span className={styles.locked}>
        <Icon name="lock" size="sm" />
        {t('review.locked')}
      </span>
    ) : (
      <MoreLink
        to={stepPath(data, step)}
        size="sm"
        icon="pencil"
        arrow={false}
        aria-label={t('edit', { name: what })}
      >
        {t('review.edit')}
      </MoreLink>
    );
  return (
    <>
      <Part title={t('review.team')} id="review-team" aside={edit('team', t('review.team'))}>
        <ReviewTeam />
      </Part>
      <Part
        title={t('review.people')}
        id="review-people"
        count={teamSize(form)}
        ruled
        aside={edit('members', t('review.people'))}
      >
        <ReviewPeople />
      </Part>
      <Part
        title={t('review.documents')}
        id="review-documents"
        aside={edit('documents', t('review.documents'))}
      >
        <ReviewDocuments hashes={locked} />
      </Part>
    </>
  );
}
