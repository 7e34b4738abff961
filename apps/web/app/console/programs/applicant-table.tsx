import type { OutputOf } from '@chulbal/contract/endpoint';
import type { Applicant, ProgramFacts, revealApplicants } from '@chulbal/contract/programs/operators';
import { reasonLengths } from '@chulbal/contract/reason-lengths.values';
import { fullDayText } from '@chulbal/contract/time-texts';
import { useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { secondText } from '../../lib/korean-time.ts';
import { useServerNow } from '../../lib/server-now.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { StateMark, type StateMarkKind } from '../../ui/data/state-mark.tsx';
import { type Column, Table } from '../../ui/data/table.tsx';
import { Refusal } from '../../ui/feedback/refusal.tsx';
import { ReasonCommand } from '../../ui/form-dialog/reason-command.tsx';
import { programCommand } from '../shell/commands.ts';
import { useOperator } from '../shell/use-operator.ts';
import styles from './applicants.module.css';
import type { programAdmin as texts } from './program-admin.ko.ts';

type Props = { program: ProgramFacts; applicants: readonly Applicant[] };
type Clear = OutputOf<typeof revealApplicants>[number];
type Asking = { what: 'reveal' } | { what: 'cancel'; applicationNo: number };

const shapes: Record<Applicant['participation'], StateMarkKind> = {
  ...{ placed: 'info', waiting: 'wait', attended: 'ok', cancelled: 'off' },
};

/** A page of applicants, some of them picked: who came, whose data is shown, whose place is taken back. */
export function ApplicantTable({ program, applicants }: Props) {
  const t = useTexts<typeof texts>('programAdmin');
  const language = useLanguage();
  const { can } = useOperator();
  const { busy, problem, run, forget } = useCommand();
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [clear, setClear] = useState<ReadonlyMap<number, Clear>>(new Map());
  const [asking, setAsking] = useState<Asking | null>(null);
  const { boardId, startsAt } = program;
  const now = useServerNow();
  const isBegun = now !== null && now.getTime() >= Date.parse(startsAt);
  const works = can('workApplications');
  const reveals = can('revealPersonalData');
  const chosen = applicants.filter(({ applicationNo }) => picked.has(applicationNo));
  const applicationNos = chosen.map(({ applicationNo }) => applicationNo);
  const pick = (nos: readonly number[], on: boolean) => {
    setPicked(on ? new Set([...picked, ...nos]) : new Set([...picked].filter((no) => !nos.includes(no))));
  };

  async function mark(attended: boolean) {
    const done = await run(() => programCommand('attendance', { boardId, applicationNos, attended }));
    if (!done) return;
    toast.success(t('marked', { count: done.data.marked }));
    setPicked(new Set());
  }

  /** Whatever was refused before has nothing to do with it. */
  function ask(what: Asking) {
    forget();
    setAsking(what);
  }

  const columns: Column<Applicant>[] = [
    ...(works || reveals
      ? [
          {
            key: 'pick',
            title: t('table.pick'),
            cell: ({ applicationNo }: Applicant) => (
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  aria-label={t('pickOne', { no: applicationNo })}
                  checked={picked.has(applicationNo)}
                  onChange={(event) => pick([applicationNo], event.currentTarget.checked)}
                />
              </label>
            ),
          },
        ]
      : []),
    { key: 'no', title: t('table.no'), right: true, cell: ({ applicationNo }) => applicationNo },
    {
      key: 'name',
      title: t('table.name'),
      rowHeader: true,
      nowrap: true,
      cell: ({ applicationNo, name }) => clear.get(applicationNo)?.name ?? (name || '–'),
    },
    {
      key: 'contact',
      title: t('table.contact'),
      cell: ({ applicationNo, email, phone }) => {
        const { email: mail, phone: number } = clear.get(applicationNo) ?? { email, phone };
        return (
          <>
            {mail}
            <span className={styles.quiet}>{number}</span>
          </>
        );
      },
    },
    {
      key: 'state',
      title: t('table.state'),
      cell: ({ participation, waitingNumber, cancelReason }) => (
        <>
          <StateMark kind={shapes[participation]}>
            {waitingNumber === null
              ? t(`states.${participation}`)
              : t('waitingNo', { number: waitingNumber })}
          </StateMark>
          {cancelReason && <span className={styles.quiet}>{t('reason', { reason: cancelReason })}</span>}
        </>
      ),
    },
    {
      key: 'at',
      title: t('table.at'),
      nowrap: true,
      cell: ({ appliedAt }) => (
        <time dateTime={appliedAt}>
          {fullDayText(appliedAt, language)}
          <span className={styles.quiet}>{secondText(appliedAt)}</span>
        </time>
      ),
    },
    ...(works
      ? [
          {
            key: 'act',
            title: t('table.act'),
            nowrap: true,
            cell: ({ applicationNo, participation }: Applicant) =>
              participation !== 'cancelled' && (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('cancelOf', { no: applicationNo })}
                  onClick={() => ask({ what: 'cancel', applicationNo })}
                >
                  {t('cancel')}
                </Button>
              ),
          },
        ]
      : []),
  ];
  const nos = applicants.map(({ applicationNo }) => applicationNo);
  const close = () => setAsking(null);
  return (
    <>
      {(works || reveals) && (
        <div className={styles.bar}>
          <Button size="sm" onClick={() => pick(nos, picked.size < nos.length)}>
            {t('pickAll')}
          </Button>
          <span role="status">{t('picked', { count: chosen.length })}</span>
          {works && (
            <>
              {[true, false].map((attended) => (
                <Button
                  key={String(attended)}
                  size="sm"
                  disabled={chosen.length === 0 || busy || !isBegun}
                  onClick={() => void mark(attended)}
                >
                  {t(attended ? 'attended' : 'absent')}
                </Button>
              ))}
              {!isBegun && <span className={styles.quiet}>{t('notBegun')}</span>}
            </>
          )}
          {reveals && (
            <Button size="sm" disabled={chosen.length === 0} onClick={() => ask({ what: 'reveal' })}>
              {t('reveal')}
            </Button>
          )}
        </div>
      )}
      <Refusal problem={asking ? null : problem} />
      <Table
        caption={t('table.caption')}
        dense
        narrow="scroll"
        rows={applicants}
        rowKey={({ applicationNo }) => applicationNo}
        columns={columns}
      />
      {asking?.what === 'reveal' && (
        <ReasonCommand
          title={t('revealTitle', { count: chosen.length })}
          body={t('revealBody')}
          submit={t('reveal')}
          oneLine={200}
          send={(reason) => programCommand('reveal', { boardId, applicationNos, reason })}
          onDone={(shown) => {
            setClear(new Map([...clear, ...shown.map((one) => [one.applicationNo, one] as const)]));
            setAsking(null);
          }}
          onClose={close}
        />
      )}
      {asking?.what === 'cancel' && (
        <ReasonCommand
          title={t('cancelTitle', { no: asking.applicationNo })}
          body={t('cancelBody')}
          submit={t('cancelSubmit')}
          danger
          length={reasonLengths.placeCancelled}
          oneLine={reasonLengths.placeCancelled.most}
          send={(reason) =>
            programCommand('cancel', { boardId, applicationNo: asking.applicationNo, reason })
          }
          done={t('cancelled')}
          onClose={close}
        />
      )}
    </>
  );
}
