import type { AskedTeam, AskingStage } from '@chulbal/contract/materials/operators';
import { stampText } from '@chulbal/contract/time-texts';
import { useState } from 'react';
import { consoleCommands } from '../../lib/command/commands.ts';
import { useCommand } from '../../lib/command/use-command.ts';
import { holdsWords } from '../../lib/holds-words.ts';
import { momentText } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { formatBytes } from '../../ui/data/bytes.ts';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { type Column, Table } from '../../ui/data/table.tsx';
import { TwoLines } from '../../ui/data/two-lines.tsx';
import { Refusal } from '../../ui/feedback/refusal.tsx';
import { SearchInput } from '../../ui/form/search-input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { useSaveDocument } from '../applications/documents/use-save-document.ts';
import { useOperator } from '../shell/use-operator.ts';
import type { askedTeams as texts } from './asked-teams.ko.ts';
import styles from './asked-teams.module.css';
import { ExtendButton } from './extend-button.tsx';

const materialCommand = consoleCommands('materials');

/** Teams of one call. */
const MOST_REMINDED = 500;

const standings = ['missing', 'begun', 'submitted'] as const;
type Standing = (typeof standings)[number];

function standingOf({ receipt, begun }: AskedTeam): Standing {
  if (receipt) return 'submitted';
  return begun ? 'begun' : 'missing';
}

const marks = { missing: 'off', begun: 'wait', submitted: 'ok' } as const;

/** From so many teams on they can be searched. */
const MANY = 10;

type Props = { stage: AskingStage; teams: readonly AskedTeam[]; now: number };

/** Who has handed in and who has not, with the files, and a letter to those who have not. */
export function TeamTable({ stage, teams, now }: Props) {
  const t = useTexts<typeof texts>('askedTeams');
  const language = useLanguage();
  const { can } = useOperator();
  const { busy, problem, run } = useCommand();
  const { trackNo, stageNo } = stage;
  const reads = can('readDocuments');
  const reminds = can('workApplications');
  const [asked, setAsked] = useState('');
  const [only, setOnly] = useState<Standing | null>(null);
  const rows = teams.filter(
    (team) =>
      (only === null || standingOf(team) === only) && holdsWords(`${team.teamName} ${team.number}`, asked),
  );
  const late = rows.filter(({ remindable }) => remindable).map(({ teamNo }) => teamNo);

  async function remind(teamNos?: number[]) {
    const done = await run(() =>
      materialCommand('remind', { trackNo, stageNo, ...(teamNos ? { teamNos } : {}) }),
    );
    if (!done) return;
    if (done.data.reminded > 0) toast.success(t('sent', { count: done.data.reminded }));
    else toast.info(t('sentNone'));
  }

  const columns: Column<AskedTeam>[] = [
    {
      key: 'team',
      title: t('team'),
      rowHeader: true,
      cell: ({ teamName, number }) => (
        <TwoLines note={number}>
          <b>{teamName}</b>
        </TwoLines>
      ),
    },
    {
      key: 'standing',
      title: t('standing'),
      nowrap: true,
      cell: (team) => <StateMark kind={marks[standingOf(team)]}>{t(standingOf(team))}</StateMark>,
    },
    {
      key: 'at',
      title: t('at'),
      nowrap: true,
      cell: ({ receipt }) =>
        receipt && (
          <TwoLines note={t('version', { version: receipt.version })}>
            <time dateTime={receipt.arrivedAt}>{stampText(receipt.arrivedAt, language)}</time>
          </TwoLines>
        ),
    },
    {
      key: 'deadline',
      title: t('deadline'),
      nowrap: true,
      cell: (team) => (
        <span className={styles.deadline}>
          {t('until', { at: momentText(team.closesAt, language) })}
          <ExtendButton stage={stage} team={team} now={now} />
        </span>
      ),
    },
    {
      key: 'files',
      title: t('files'),
      cell: ({ receipt }) => receipt && <Files files={receipt.files} reads={reads} />,
    },
    {
      key: 'letter',
      title: t('letter'),
      nowrap: true,
      cell: ({ teamNo, teamName, remindable, remindedAt }) =>
        (remindedAt || (reminds && remindable)) && (
          <span className={styles.letter}>
            {remindedAt && <span>{t('reminded', { at: momentText(remindedAt, language) })}</span>}
            {reminds && remindable && (
              <Button
                size="sm"
                busy={busy}
                aria-label={`${teamName} ${t('remind')}`}
                onClick={() => void remind([teamNo])}
              >
                {t('remind')}
              </Button>
            )}
          </span>
        ),
    },
  ];

  return (
    <>
      <div className={styles.foot}>
        <p className={styles.note}>{t(reads ? 'logged' : 'noRight')}</p>
        {reminds && late.length > 0 && (
          <Button
            size="sm"
            variant="ink"
            busy={busy}
            onClick={() => void remind(rows.length < teams.length ? late.slice(0, MOST_REMINDED) : undefined)}
          >
            {t('remindAll', { count: late.length })}
          </Button>
        )}
      </div>
      {teams.length > MANY && (
        <div className={styles.filter}>
          <SearchInput
            aria-label={t('search')}
            placeholder={t('searchHint')}
            value={asked}
            onChange={({ target }) => setAsked(target.value)}
          />
          <Select
            aria-label={t('standing')}
            value={only ?? ''}
            onChange={({ target }) => setOnly(standings.find((one) => one === target.value) ?? null)}
            options={[
              { value: '', text: t('every', { count: teams.length }) },
              ...standings.map((one) => ({
                value: one,
                text: `${t(one)} ${teams.filter((team) => standingOf(team) === one).length}`,
              })),
            ]}
          />
        </div>
      )}
      <Refusal problem={problem} what={t('failed')} />
      {rows.length > 0 ? (
        <Table
          caption={t('caption', { stage: stage.stageName })}
          dense
          narrow="stack"
          rows={rows}
          rowKey={({ teamNo }) => teamNo}
          columns={columns}
        />
      ) : (
        <p className={styles.note} role="status">
          {t('noneFound')}
        </p>
      )}
    </>
  );
}

type FilesProps = { files: NonNullable<AskedTeam['receipt']>['files']; reads: boolean };

/** The files of the version that counts; plain names without the right to open them. */
function Files({ files, reads }: FilesProps) {
  const t = useTexts<typeof texts>('askedTeams');
  const save = useSaveDocument();
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.serverFileName}>
          {reads ? (
            <button
              type="button"
              className={styles.file}
              title={t('open', { name: file.name })}
              onClick={() => void save(file)}
            >
              {file.name}
            </button>
          ) : (
            file.name
          )}{' '}
          <small>
            {file.label} · {formatBytes(file.size)}
          </small>
        </li>
      ))}
    </ul>
  );
}
