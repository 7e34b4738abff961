import type { Member } from '@chulbal/contract/applications/fields';
import type { PartForLeader } from '@chulbal/contract/applications/part-progress';
import { partStepOf, partSteps, shownToLeader } from '@chulbal/contract/applications/values';
import { useEffect, useRef } from 'react';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { Panel } from '../../../ui/data/panel.tsx';
import { fieldId } from '../../../ui/form/field-context.ts';
import { focusField } from '../../../ui/form/focus-field.ts';
import { Status } from '../../../ui/lane/status.tsx';
import { FormGrid } from '../../../ui/layout/form-grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import type { apply } from '../apply.ko.ts';
import { useApply } from '../form/apply-context.ts';
import { TextAt } from '../form/text-at.tsx';
import { formNames } from '../posted-form.ts';
import { PersonFields } from '../steps/person-fields.tsx';
import { ChildNote } from './child-note.tsx';
import { undoMember } from './member-changes.ts';
import styles from './members.module.css';
import { PartAsk } from './part-ask.tsx';
import { labelOf } from './part-status.tsx';
import { type EditedMember, everyFieldPath } from './use-edited-member.ts';

/**
 * The form of one member. It is saved while it is written; the button says that it is whole and closes it,
 * the other one puts back how it was.
 */
export function MemberPanel({ member, edited }: { member: Member; edited: EditedMember }) {
  const t = useTexts<typeof apply>('apply');
  const { data, fields, findings, touch, write, parts } = useApply();
  const heading = useRef<HTMLHeadingElement>(null);
  const isNew = edited.isNew();
  const before = edited.before();
  const prefix = `members.${member.key}.`;
  const part = parts.find(({ key }) => key === member.key);
  const isAsked = part !== undefined;

  useEffect(() => {
    if (location.hash) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start', behavior: 'auto' });
  }, []);

  function done() {
    const missing = findings.filter(({ path }) => path.startsWith(prefix));
    if (missing[0] && !isAsked) {
      touch(...missing.map(({ path }) => path));
      focusField(missing[0].path);
      return;
    }
    toast.success(isNew ? t('added') : t('changed'));
    edited.close();
  }

  function undo() {
    if (before) write(undoMember(before, fields, member.key));
    edited.close();
  }

  return (
    <Panel tone="paper" className={styles.panel} role="group" aria-labelledby="member-panel">
      <h3 className={styles.title} id="member-panel" tabIndex={-1} ref={heading}>
        {isNew || !member.tmName ? t('newMember') : t('editing', { name: member.tmName })}
      </h3>
      <p className={styles.hint}>{t('memberHint')}</p>
      <ChildNote memberKey={member.key} />
      {data.application?.role !== 'member' && (
        <div className={styles.ask}>
          <b>{t('ask.title')}</b>
          <p>{t(isAsked ? 'ask.textAgain' : 'ask.text')}</p>
          <PartAsk member={member} again={isAsked} />
        </div>
      )}
      {part && !edited.whole ? (
        <PartPanel member={member} part={part} whole={everyFieldPath(data, member.key)} />
      ) : (
        <PersonFields prefix={prefix.slice(0, -1)} person={member} />
      )}
      <Row align="between" className={styles.foot}>
        <Row>
          <Button
            type="submit"
            variant="ink"
            name={formNames.intent}
            value="step:members"
            onClick={(event) => {
              event.preventDefault();
              done();
            }}
          >
            {isNew ? t('addDone') : t('editDone')}
          </Button>
          <Button onClick={() => edited.close()}>{t('later')}</Button>
        </Row>
        {before && (
          <Button variant="danger" onClick={undo}>
            {isNew ? t('giveUpNew') : t('undoEdit')}
          </Button>
        )}
      </Row>
    </Panel>
  );
}

type Props = { member: Member; part: PartForLeader; whole: string };

/**
 * A member who fills in their own part: whom the leader asked and where they reach them, which the leader corrects, and
 * how far they are, by step. What is missing carries the field's id, so that the checklist leads here. `whole` is the
 * address of all fields, for a leader who types them.
 */
function PartPanel({ member, part, whole }: Props) {
  const t = useTexts<typeof apply>('apply');
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
