import type { Member } from '@chulbal/contract/applications/fields';
import type { PartForLeader } from '@chulbal/contract/applications/part-progress';
import { partStepOf, partSteps } from '@chulbal/contract/applications/values';
import { shortMomentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { LaneThin } from '../../../ui/lane/lane-thin.tsx';
import { Status } from '../../../ui/lane/status.tsx';
import type { apply } from '../apply.ko.ts';
import { useApply } from '../form/apply-context.ts';
import styles from './members.module.css';
import { PartAsk } from './part-ask.tsx';

/** How far a member is who was asked for their own part: never what they wrote. */
export function PartStatus({ member }: { member: Member }) {
  const t = useTexts<typeof apply>('apply');
  const language = useLanguage();
  const { data, parts } = useApply();
  const part = parts.find(({ key }) => key === member.key);
  if (data.application?.role === 'member' || !part) return null;
  const { state, missing, sentAt, openedAt, doneAt } = part;
  if (state === 'guardian') return <Status kind="upcoming">{t('ask.guardian')}</Status>;
  if (state === 'done') {
    const moment = shortMomentText(doneAt ?? sentAt, language);
    return <Status kind="ok">{t('ask.done', { moment })}</Status>;
  }
  const moment = shortMomentText(openedAt ?? sentAt, language);
  return (
    <div className={styles.part}>
      <p>
        <Status kind="upcoming">{t(`ask.state.${state}`, { moment })}</Status>
      </p>
      <LaneThin legs={legsOf(part)} />
      <p className={styles.left}>
        <b>{t('ask.left', { count: missing.length })}</b>{' '}
        {missing.map(({ name }) => labelOf(t, name)).join(', ')}
      </p>
      <PartAsk member={member} again />
    </div>
  );
}

type Words = ReturnType<typeof useTexts<typeof apply>>;

/** What the leader reads of something that is missing. */
export function labelOf(t: Words, name: string): string {
  if (name === 'sign') return t('ask.sign');
  if (name.startsWith('files.')) return t('ask.paper');
  return t(`label.${name as keyof (typeof apply)['label']}`);
}

/** The four steps of the member: whoever they lack something in is still on it. */
function legsOf({ missing }: PartForLeader) {
  const left = new Set(missing.map(({ name }) => partStepOf(name)));
  return partSteps.map((step) => ({
    key: step,
    label: '',
    state: left.has(step) ? ('ahead' as const) : ('done' as const),
  }));
}
