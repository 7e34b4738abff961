import type { listFailedMessages } from '@chulbal/contract/failed-messages';
import type { z } from 'zod';
import { useCommand } from '../../lib/command/use-command.ts';
import { momentText } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Link } from '../../ui/action/link.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { DenseIcon } from '../../ui/icon/dense-icon.tsx';
import { messageCommand } from '../shell/commands.ts';
import { useOperator } from '../shell/use-operator.ts';
import type { failedMessages as texts } from './failed-messages.ko.ts';
import styles from './failed-messages.module.css';
import { helpsAgain, isSameKind, type Kind } from './kinds.ts';

type Listed = z.output<typeof listFailedMessages.output>['kinds'][number];

/** Why messages failed, most first: what it means, what helps, and all of a kind again where that does. */
export function FailedKinds({ kinds, chosen }: { kinds: readonly Listed[]; chosen: Kind | null }) {
  const t = useTexts<typeof texts>('failedMessages');
  return (
    <section aria-labelledby="failed-kinds">
      <h2 id="failed-kinds">{t('kinds')}</h2>
      <KindList kinds={kinds} chosen={chosen} />
    </section>
  );
}

type ListProps = { kinds: readonly Listed[]; chosen: Kind | null; page?: string };

/** The same without its heading. `page`: where the messages of a kind are listed, this page where none is named. */
export function KindList({ kinds, chosen, page = '' }: ListProps) {
  const first = kinds.find((one) => helpsAgain(one) && one.repeatable > 0);
  return (
    <ul className={styles.kinds}>
      {kinds.map((kind) => (
        <KindRow
          key={`${kind.channel} ${kind.failure}`}
          kind={kind}
          first={kind === first}
          chosen={isSameKind(kind, chosen)}
          page={page}
        />
      ))}
    </ul>
  );
}

type RowProps = { kind: Listed; first: boolean; chosen: boolean; page: string };

function KindRow({ kind, first, chosen, page }: RowProps) {
  const t = useTexts<typeof texts>('failedMessages');
  const language = useLanguage();
  const { can } = useOperator();
  const { busy, problem, run } = useCommand();
  const { channel, failure, count, repeatable, since } = kind;
  const what = `${t(`channel.${channel}`)}: ${t(`failure.${failure}`)}`;

  async function sendAll() {
    const done = await run(() => messageCommand('sendKindAgain', { channel, failure }));
    if (done) toast.success(t('sentAll', { count: done.data.sent }));
  }
  return (
    <li aria-current={chosen || undefined}>
      <div>
        <p className={styles.why}>
          <DenseIcon name={channel === 'mail' ? 'mail' : 'bell'} />
          <b>{what}</b>
        </p>
        <p className={styles.remedy}>{t(`remedy.${failure}`)}</p>
        {problem && <ErrorSummary errors={{}} message={problem.message} />}
      </div>
      <p className={styles.figures}>
        <b>{t('count', { count })}</b>
        <span>{t('since', { at: momentText(since, language) })}</span>
      </p>
      <div className={styles.acts}>
        <Link
          to={chosen ? `${page}?` : `${page}?channel=${channel}&failure=${failure}`}
          preventScrollReset
          aria-label={`${t(chosen ? 'all' : 'only')}: ${what}`}
        >
          {t(chosen ? 'all' : 'only')}
        </Link>
        {helpsAgain(kind) && repeatable > 0 && can('workApplications') && (
          <Button variant={first ? 'primary' : 'line'} size="sm" busy={busy} onClick={sendAll}>
            {t('sendAll', { count: repeatable })}
          </Button>
        )}
      </div>
    </li>
  );
}
