import { ticketText } from '@chulbal/contract/raffle/draw';
import type { RaffleOverview } from '@chulbal/contract/raffle/operators';
import { useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { shortMomentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Status, type StatusKind } from '../../ui/lane/status.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { useOperator } from '../shell/use-operator.ts';
import { TableExport } from '../table-export/table-export.tsx';
import { eventsCommand } from './commands.ts';
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
      <ScrollRegion label={t('winners.title')}>
        <table className={styles.list}>
          <thead>
            <tr>
              {(['prize', 'winner', 'state', 'until', 'act'] as const).map((one) => (
                <th key={one} scope="col">
                  {t(`winners.${one}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {winners.map((winner) => {
              const prize = overview.prizes.find(({ code }) => code === winner.prizeCode);
              const count = prize?.count ?? 0;
              return (
                <tr key={`${winner.prizeCode} ${winner.place}`}>
                  <th scope="row">
                    <b>{prize?.name[language]}</b>
                    <small>
                      {winner.place > count
                        ? t('winners.reserve', { no: winner.place - count })
                        : t('winners.place', { no: winner.place })}
                    </small>
                  </th>
                  <td>
                    <b>{ticketText(winner.number)}</b> {winner.name}
                  </td>
                  <td>
                    <Status kind={looks[winner.state]}>{t(`winners.states.${winner.state}`)}</Status>
                  </td>
                  <td>{winner.claimUntil ? shortMomentText(winner.claimUntil, language) : '–'}</td>
                  <td>
                    <Acts winner={winner} eventNo={overview.eventNo} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

function Acts({ winner, eventNo }: { winner: Winner; eventNo: number }) {
  const t = useTexts<typeof texts>('eventAdmin');
  const { can } = useOperator();
  const { busy, problem, run } = useCommand();
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
      <span className={styles.actions}>
        {can('revealPersonalData') && (
          <Button size="sm" onClick={() => setAsking(!asking)} aria-expanded={asking}>
            {t(asking ? 'winners.close' : 'winners.address')}
          </Button>
        )}
        {can('runRaffle') && (
          <Button
            size="sm"
            variant="line"
            busy={busy}
            onClick={() => void run(() => eventsCommand('markPrize', { ...about, state: next, note: '' }))}
          >
            {t(`winners.${next}`)}
          </Button>
        )}
      </span>
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
