import { useCommand } from '../../lib/command/use-command.ts';
import { momentText } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { RowActs } from '../../ui/data/row-acts.tsx';
import { type Column, Table } from '../../ui/data/table.tsx';
import { TwoLines } from '../../ui/data/two-lines.tsx';
import { messageCommand } from '../shell/commands.ts';
import { useOperator } from '../shell/use-operator.ts';
import type { failedMessages as texts } from './failed-messages.ko.ts';
import styles from './failed-messages.module.css';
import { type Failed, helpsAgain } from './kinds.ts';

type Props = { messages: readonly Failed[]; onAside: (message: Failed) => void };

/** Failed messages, newest first: to whom, which letter, why, since when, and what can be done. */
export function FailedTable({ messages, onAside }: Props) {
  const t = useTexts<typeof texts>('failedMessages');
  const language = useLanguage();
  const { can } = useOperator();
  const columns: Column<Failed>[] = [
    {
      key: 'to',
      title: t('columns.to'),
      rowHeader: true,
      cell: (message) => <Addressee message={message} />,
    },
    {
      key: 'letter',
      title: t('columns.letter'),
      cell: ({ subject, language: written }) => (
        <TwoLines note={written === 'en' && language === 'ko' && t('english')}>{subject}</TwoLines>
      ),
    },
    {
      key: 'why',
      title: t('columns.why'),
      cell: ({ failure, code }) => <TwoLines note={t('code', { code })}>{t(`failure.${failure}`)}</TwoLines>,
    },
    {
      key: 'when',
      title: t('columns.when'),
      nowrap: true,
      cell: ({ failedAt, attempts }) => (
        <TwoLines note={t('tries', { count: attempts })}>{momentText(failedAt, language)}</TwoLines>
      ),
    },
    ...(can('workApplications')
      ? [
          {
            key: 'acts',
            title: t('columns.acts'),
            right: true,
            cell: (message: Failed) => <Acts message={message} onAside={() => onAside(message)} />,
          },
        ]
      : []),
  ];
  return (
    <Table
      caption={t('list')}
      columns={columns}
      rows={messages}
      rowKey={({ messageId }) => messageId}
      dense
    />
  );
}

/** The masked address, whose it is where that is known, and the domain that was meant where it is mistyped. */
function Addressee({ message: { channel, to, meant, person, team } }: { message: Failed }) {
  const t = useTexts<typeof texts>('failedMessages');
  return (
    <span className={styles.to}>
      <span>
        <small>{t(`channel.${channel}`)}</small> {to}
      </span>
      {team && (
        <TextLink to={`/console/applications?year=${team.year}&team=${team.teamNo}`}>{team.name}</TextLink>
      )}
      {person === 'evaluator' && <TextLink to="/console/evaluators">{t('evaluator')}</TextLink>}
      {person === 'operator' && <TextLink to="/console/operators">{t('operator')}</TextLink>}
      {meant && <em>{t('meant', { domain: meant })}</em>}
    </span>
  );
}

function Acts({ message, onAside }: { message: Failed; onAside: () => void }) {
  const t = useTexts<typeof texts>('failedMessages');
  const { busy, problem, run } = useCommand();
  const { messageId, to, mayRepeat } = message;

  async function again() {
    if (await run(() => messageCommand('sendAgain', { messageId }))) toast.success(t('sent'));
  }
  return (
    <RowActs problem={problem}>
      {mayRepeat && (
        <Button
          size="sm"
          variant={helpsAgain(message) ? 'line' : 'ghost'}
          busy={busy}
          onClick={again}
          aria-label={`${t('again')}: ${to}`}
        >
          {t('again')}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={onAside} aria-label={`${t('aside')}: ${to}`}>
        {t('aside')}
      </Button>
    </RowActs>
  );
}
