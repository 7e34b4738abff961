import type { ApplicationDetail } from '@chulbal/contract/applications/operators';
import { useAct } from '../../../lib/command/use-command.ts';
import { shortMomentText } from '../../../lib/korean-time.ts';
import { useServerNow } from '../../../lib/server-now.ts';
import { toast } from '../../../lib/toast.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { StateMark, type StateMarkKind } from '../../../ui/data/state-mark.tsx';
import { applicationCommand } from '../../shell/commands.ts';
import type { teamDrawer as texts } from '../team-drawer.ko.ts';
import type { teamList } from '../team-list.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import styles from './drawer.module.css';
import { itemText } from './item-text.ts';
import { DrawerSection } from './section.tsx';

type Request = ApplicationDetail['completions'][number];

/** What the team was asked to complete, until when, and whether it did. */
export function CompletionSection({ detail }: { detail: ApplicationDetail }) {
  const t = useTexts<typeof texts>('teamDrawer');
  const { completions } = detail;
  if (completions.length === 0) return null;
  return (
    <DrawerSection title={t('completion.title')}>
      <ul className={styles.rows}>
        {completions.map((request) => (
          <CompletionItem key={request.requestId} request={request} />
        ))}
      </ul>
    </DrawerSection>
  );
}

function CompletionItem({ request }: { request: Request }) {
  const t = useTexts<typeof texts>('teamDrawer');
  const language = useLanguage();
  const words = useTexts<typeof teamList>('teamList');
  const { can, now: loadedAt } = useTeamList();
  const { run, busy } = useAct();
  const now = useServerNow(30_000)?.getTime() ?? loadedAt;
  const { state, dueAt, askedAt, askedBy, answeredAt } = request;
  const late = state === 'open' && Date.parse(dueAt) <= now;
  const at = (instant: string) => shortMomentText(instant, language);
  const marks: Record<Request['state'], [StateMarkKind, string]> = {
    open: late ? ['bad', t('completion.overdue')] : ['wait', t('completion.open')],
    answered: ['info', t('completion.answeredState')],
    closed: ['off', t('completion.closed')],
  };
  const [kind, word] = marks[state];

  async function close() {
    const done = await run(() => applicationCommand('closeCompletion', { requestId: request.requestId }));
    if (done) toast.success(words('done.closed'));
  }
  return (
    <li>
      <span className={styles.main}>
        <b>{request.items.map((item) => itemText(t, item)).join(', ')}</b>
      </span>
      <span className={styles.side}>
        <StateMark kind={kind}>{word}</StateMark>
      </span>
      <span className={styles.line}>{request.message}</span>
      <span className={styles.line}>
        {t('completion.until', { at: at(dueAt) })} ·{' '}
        {t('completion.asked', { at: at(askedAt), who: askedBy })}
        {answeredAt && <> · {t('completion.answered', { at: at(answeredAt) })}</>}{' '}
        {state !== 'closed' && can('workApplications') && (
          <button type="button" className={styles.link} disabled={busy} onClick={close}>
            {t('completion.close')}
          </button>
        )}
      </span>
    </li>
  );
}
