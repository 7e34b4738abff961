import type { Person } from '@chulbal/contract/applications/fields';
import { keptMembers } from '@chulbal/contract/applications/rules';
import { useTexts } from '../../../lib/use-texts.ts';
import { Tag } from '../../../ui/data/tag.tsx';
import { Status } from '../../../ui/lane/status.tsx';
import { useApply } from '../form/apply-context.ts';
import type { applyFields } from '../form/apply-fields.ko.ts';
import { usePersonFacts } from '../form/use-person-facts.ts';
import { MemberStatus } from '../members/member-status.tsx';
import styles from './review.module.css';

/** Leader and members, and whether each has confirmed their own entry. */
export function ReviewPeople() {
  const t = useTexts<typeof applyFields>('applyFields');
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
