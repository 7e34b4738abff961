import type { Person } from '@chulbal/contract/applications/fields';
import { hasBusiness, keptMembers, teamSize } from '@chulbal/contract/applications/rules';
import type { ReactNode } from 'react';
import { dateWords } from '../../../lib/typed-date.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { MoreLink } from '../../../ui/action/more-link.tsx';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Status } from '../../../ui/lane/status.tsx';
import type { apply } from '../apply.ko.ts';
import { stepPath } from '../apply-data.ts';
import { useApply } from '../form/apply-context.ts';
import { Part } from '../form/part.tsx';
import { usePersonFacts } from '../form/use-person-facts.ts';
import { MemberStatus } from '../members/member-status.tsx';
import styles from './review.module.css';
import { ReviewDocuments } from './review-documents.tsx';

/** The whole application to be read; with links back to its steps, or locked once it is submitted. */
export function Review({ locked }: { locked?: boolean }) {
  const t = useTexts<typeof apply>('apply');
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

/** Leader and members, and whether each has confirmed their own entry. */
function ReviewPeople() {
  const t = useTexts<typeof apply>('apply');
  const { data, form } = useApply();
  const people: { key: string; person: Person }[] = [
    { key: 'leader', person: form.leader },
    ...keptMembers(form).map((person) => ({ key: person.key, person })),
  ];
  const factsOf = usePersonFacts();
  const submitted = data.application?.submission != null;
  // Of the others a member is sent no more than the name.
  const isPrivate = (person: Person) => data.application?.role === 'member' && !person.tmPhone;
  return (
    <ul className={styles.people}>
      {people.map(({ key, person }) => {
        const { school, contact } = factsOf(person, true);
        return (
          <li key={key}>
            <b>
              {person.tmName || t('nameless')} {key === 'leader' && <Tag>{t('leader')}</Tag>}
            </b>
            <span className={styles.person}>
              {school || (
                <span className={styles.empty}>
                  {t(isPrivate(person) ? 'review.private' : 'review.empty')}
                </span>
              )}
              <small className={styles.small}>{contact}</small>
            </span>
            {key === 'leader' ? (
              submitted && <Status kind="ok">{t('status.confirmed')}</Status>
            ) : (
              <MemberStatus memberKey={key} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Team, item, story and business as they were written. */
function ReviewTeam() {
  const t = useTexts<typeof apply>('apply');
  const language = useLanguage();
  const { data, form } = useApply();
  const labelOf = (field: string, code: string) =>
    data.choices[field]?.find((choice) => choice.code === code)?.label ?? '';
  const kinds = [labelOf('teamItemPart', form.teamItemPart), labelOf('team4dTech', form.team4dTech)];
  const company = [labelOf('teamCom', form.teamCom), labelOf('teamComKind', form.teamComKind)];
  const long = (text: string): ReactNode => (text ? <p className={styles.long}>{text}</p> : null);
  const facts: { key: string; term: string; text: ReactNode; small?: string }[] = [
    { key: 'teamName', term: t('label.teamName'), text: form.teamName },
    {
      key: 'item',
      term: t('review.item'),
      text: form.teamItemName,
      small: kinds.filter(Boolean).join(' / '),
    },
    { key: 'teamItemExp', term: t('label.teamItemExp'), text: long(form.teamItemExp) },
    { key: 'teamEmotion', term: t('label.teamEmotion'), text: long(form.teamEmotion) },
    { key: 'teamChar', term: t('label.teamChar'), text: long(form.teamChar) },
    {
      key: 'teamCom',
      term: t('review.business'),
      text: hasBusiness(form) ? company.filter(Boolean).join(' · ') : company[0],
      small: hasBusiness(form)
        ? [
            form.teamComNo,
            form.teamComDate && t('review.openedOn', { date: dateWords(form.teamComDate, language) }),
          ]
            .filter(Boolean)
            .join(' / ')
        : '',
    },
  ];
  return (
    <DefinitionList
      ruled
      facts={facts.map(({ key, term, text, small }) => ({
        key,
        term,
        text: (
          <>
            {text || <span className={styles.empty}>{t('review.empty')}</span>}
            {small && <small className={styles.small}>{small}</small>}
          </>
        ),
      }))}
    />
  );
}
