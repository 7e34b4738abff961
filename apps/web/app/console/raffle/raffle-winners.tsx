import { ticketText } from '@chulbal/contract/raffle/draw';
import type { RaffleOverview } from '@chulbal/contract/raffle/operators';
import { useState } from 'react';
import { useAct, useCommand } from '../../lib/command/use-command.ts';
import { shortMomentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { RowActs } from '../../ui/data/row-acts.tsx';
import { Table } from '../../ui/data/table.tsx';
import { TwoLines } from '../../ui/data/two-lines.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Status, type StatusKind } from '../../ui/lane/status.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { eventsCommand } from '../shell/commands.ts';
import { useOperator } from '../shell/use-operator.ts';
import { TableExport } from '../table-export/table-export.tsx';
import type { eventAdmin as texts } from './event-admin.ko.ts';
import styles from './event-admin.module.css';

type Winner = RaffleOverview['winners'][number];

const looks: Record<Winner['state'], StatusKind> = {
  ...{ reserve: 'upcoming', told: 'open', claimed: 'submitted', sent: 'ok', received: 'ok', lapsed: 'bad' },
};

/** Who has drawn what, and what has become of it. */
export function RaffleWinners({ overview }: { overview: RaffleOverview }) {
  const t = useTexts<typeof texts>('eventAdmin');
  const language = useLanguage();
  const { can } = useOperator();
  const order = overview.prizes.map(({ code }) => code);
  const prizes = new Map(overview.prizes.map((prize) => [prize.code, prize]));
  const winners = overview.winners.toSorted(
    (a, b) => order.indexOf(a.prizeCode) - order.indexOf(b.prizeCode) || a.place - b.place,
  );
  return (
    <div className={styles.winners}>
      <Heading level={2} size="xl" id="winners">
        {t('winners.title')}
      </Heading>
      <p className={styles.hint}>{t('winners.text')}</p>
      {can('revealPersonalData') && (
        <TableExport
          address="/console/events/export"
          input={{ eventNo: overview.eventNo }}
          fileName={`winners-${overview.eventKey}`}
          title={t('winners.export', { count: winners.length })}
          body={t('winners.exportBody')}
        />
      )}
      <Table
        caption={t('winners.title')}
        dense
        rows={winners}
        rowKey={({ prizeCode, place }) => `${prizeCode} ${place}`}
        columns={[
          {
            key: 'prize',
            title: t('winners.prize'),
            rowHeader: true,
            cell: ({ prizeCode, place }) => {
              const prize = prizes.get(prizeCode);
              const reserve = place - (prize?.count ?? 0);
              return (
                <TwoLines
                  note={
                    reserve > 0 ? t('winners.reserve', { no: reserve }) : t('winners.place', { no: place })
                  }
                >
                  {prize?.name[language]}
                </TwoLines>
              );
            },
          },
          {
            key: 'winner',
            title: t('winners.winner'),
            cell: ({ number, name }) => <TwoLines note={name}>{ticketText(number)}</TwoLines>,
          },
          {
            key: 'state',
            title: t('winners.state'),
            nowrap: true,
            cell: ({ state }) => <Status kind={looks[state]}>{t(`winners.states.${state}`)}</Status>,
          },
          {
            key: 'until',
            title: t('winners.until'),
            nowrap: true,
            cell: ({ claimUntil }) => (claimUntil ? shortMomentText(claimUntil, language) : '–'),
          },
          {
            key: 'act',
            title: t('act'),
            right: true,
            cell: (winner) => (
              <div>
                <Acts winner={winner} eventNo={overview.eventNo} />
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}

function Acts({ winner, eventNo }: { winner: Winner; eventNo: number }) {
  const t = useTexts<typeof texts>('eventAdmin');
  const { can } = useOperator();
  const { busy, problem, run } = useCommand();
  const mark = useAct();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [claim, setClaim] = useState<{ name: string; phone: string; address: string } | null>(null);
  const { prizeCode, place, state } = winner;
  const next = state === 'claimed' ? 'sent' : state === 'sent' ? 'received' : null;
  const about = { eventNo, prizeCode, place };
  async function show() {
    const done = await run(() => eventsCommand('revealClaim', { ...about, reason }));
    if (done) setClaim(done.data);
  }
  if (next === null) return null;
  return (
    <>
      <RowActs>
        {can('revealPersonalData') && (
          <Button size="sm" onClick={() => setAsking(!asking)} aria-expanded={asking}>
            {t(asking ? 'winners.close' : 'winners.address')}
          </Button>
        )}
        {can('runRaffle') && (
          <Button
            size="sm"
            variant="line"
            busy={mark.busy}
            onClick={() =>
              void mark.run(() => eventsCommand('markPrize', { ...about, state: next, note: '' }))
            }
          >
            {t(`winners.${next}`)}
          </Button>
        )}
      </RowActs>
      {asking && (
        <div className={styles.claim}>
          {claim ? (
            <p>
              <b>{claim.name}</b> {claim.phone}
              <br />
              {claim.address}
            </p>
          ) : (
            <form
              className={styles.fields}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void show();
              }}
            >
              <Field
                label={t('winners.reason')}
                hint={t('winners.reasonAsk')}
                error={problem ? (problem.fields.reason ?? problem.message) : undefined}
                required
              >
                <TextInput
                  value={reason}
                  maxLength={200}
                  onChange={(event) => setReason(event.currentTarget.value)}
                />
              </Field>
              <Button type="submit" size="sm" variant="line" busy={busy}>
                {t('winners.show')}
              </Button>
            </form>
          )}
        </div>
      )}
    </>
  );
}
