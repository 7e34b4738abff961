import { ticketSources } from '@chulbal/contract/events/values';
import { ticketText } from '@chulbal/contract/raffle/draw';
import type { OwnWin, RaffleSummary } from '@chulbal/contract/raffle/raffle';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { Status } from '../../../ui/lane/status.tsx';
import type { raffle as texts } from '../raffle.ko.ts';
import styles from './my-raffle.module.css';

/** On my page: what I have won, my tickets and where each came from, and what they are in. Pages announce `raffle`. */
export function MyRaffle({ raffle }: { raffle: RaffleSummary }) {
  const t = useTexts<typeof texts>('raffle');
  const language = useLanguage();
  const { eventKey, eventName, state, tickets, entries, refusal, wins } = raffle;
  const left = entries.reduce((sum, entry) => sum - entry.tickets, tickets.length);
  const put = [
    ...entries.map((entry) => t('own.put', { prize: entry.prizeName, count: entry.tickets })),
    ...(left > 0 && entries.length > 0 ? [t('own.left', { count: left })] : []),
  ];
  return (
    <div className={styles.own}>
      {wins.length > 0 && (
        <ul className={styles.wins}>
          {wins.map((win) => (
            <Win key={`${win.eventKey} ${win.prizeCode} ${win.number}`} win={win} />
          ))}
        </ul>
      )}
      <p>
        <b>{eventName}</b>{' '}
        {t(state === 'closed' ? 'own.closed' : 'own.closes', { at: momentText(raffle.closesAt, language) })}
      </p>
      {refusal && <Status kind="bad">{t(`refusal.${refusal}`)}</Status>}
      {tickets.length > 0 ? (
        <DefinitionList
          ruled
          facts={[
            { key: 'tickets', term: t('own.tickets'), text: t('count', { count: tickets.length }) },
            ...ticketSources.flatMap((source) => {
              const of = tickets.filter((ticket) => ticket.source === source);
              if (of.length === 0) return [];
              const numbers = of.map(({ number }) => ticketText(number)).join(', ');
              return [{ key: source, term: t(`own.sources.${source}`), text: numbers }];
            }),
            { key: 'put', term: t('own.putIn'), text: put.length > 0 ? put.join(', ') : t('own.putNone') },
          ]}
        />
      ) : (
        <p className={styles.none}>{t('own.noneTitle')}</p>
      )}
      <p>
        <TextLink to={`/ipo/contents/event?event=${eventKey}`}>{t(`own.go.${state}`)}</TextLink>
      </p>
    </div>
  );
}

function Win({ win }: { win: OwnWin }) {
  const t = useTexts<typeof texts>('raffle');
  const language = useLanguage();
  const what = { event: win.eventName, prize: win.prizeName, ticket: ticketText(win.number) };
  return (
    <li>
      <b>{win.state === 'lapsed' ? t('win.states.lapsed') : t('win.title')}</b>
      <p>{t('win.what', what)}</p>
      {win.state === 'told' && win.claimUntil !== null ? (
        <>
          <p>{t('win.until', { at: momentText(win.claimUntil, language) })}</p>
          <ButtonLink variant="primary" to={`/ipo/contents/event?event=${win.eventKey}`}>
            {t('own.claim')}
          </ButtonLink>
        </>
      ) : (
        win.state !== 'lapsed' && <Status kind="ok">{t(`win.states.${win.state}`)}</Status>
      )}
    </li>
  );
}
