import type { Member } from '@chulbal/contract/applications/fields';
import type { PartForLeader } from '@chulbal/contract/applications/part-progress';
import { partStepOf, partSteps, shownToLeader } from '@chulbal/contract/applications/values';
import { useTexts } from '../../../lib/use-texts.ts';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { fieldId } from '../../../ui/form/field-context.ts';
import { Status } from '../../../ui/lane/status.tsx';
import { FormGrid } from '../../../ui/layout/form-grid.tsx';
import { useApply } from '../form/apply-context.ts';
import type { applyFields } from '../form/apply-fields.ko.ts';
import { TextAt } from '../form/text-at.tsx';
import styles from './members.module.css';
import { labelOf } from './part-status.tsx';

type Props = { member: Member; part: PartForLeader; whole: string };

/**
 * A member who fills in their own part: whom the leader asked and where they reach them, which the leader corrects, and
 * how far they are, by step. What is missing carries the field's id, so that the checklist leads here. `whole` is the
 * address of all fields, for a leader who types them.
 */
export function PartPanel({ member, part, whole }: Props) {
  const t = useTexts<typeof applyFields>('applyFields');
  const { data } = useApply();
  const prefix = `members.${member.key}.`;
  return (
    <>
      <FormGrid>
        <TextAt path={`${prefix}tmName`} />
        <TextAt path={`${prefix}tmPhone`} kind="phone" />
        <TextAt path={`${prefix}tmEmail`} kind="email" />
      </FormGrid>
      <dl className={styles.steps}>
        {partSteps.map((step) => {
          const left = part.missing.filter(({ name }) => partStepOf(name) === step);
          return (
            <div key={step}>
              <dt>{t(`ask.steps.${step}`)}</dt>
              <dd>
                <Status kind={left.length > 0 ? 'upcoming' : 'ok'}>
                  {left.length > 0 ? t('ask.leftCount', { count: left.length }) : t('ask.filled')}
                </Status>
                {fieldsOf(left).map(({ name }) => (
                  <span
                    key={name}
                    className={styles.left}
                    id={shownToLeader.includes(name) ? undefined : fieldId(prefix + name)}
                    tabIndex={-1}
                  >
                    {labelOf(t, name)}
                  </span>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
      {data.open && (
        <ButtonLink to={whole} preventScrollReset>
          {t('ask.type')}
        </ButtonLink>
      )}
    </>
  );
}

/** What is missing of a certificate or a signature its step has said already. */
const fieldsOf = (left: PartForLeader['missing']) => left.filter(({ name }) => name.startsWith('tm'));
