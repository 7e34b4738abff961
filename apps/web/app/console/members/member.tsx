import { getMember } from '@chulbal/contract/members';
import { reasonLengths } from '@chulbal/contract/reason-lengths.values';
import { fullDayText } from '@chulbal/contract/time-texts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { momentText, timeText } from '../../lib/korean-time.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { Link } from '../../ui/action/link.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { ReasonCommand } from '../../ui/form-dialog/reason-command.tsx';
import { memberCommand } from '../shell/commands.ts';
import type { consoleFrame as roles } from '../shell/console-frame.ko.ts';
import { useOperator } from '../shell/use-operator.ts';
import type { Route } from './+types/member';
import { StateOf } from './member-table.tsx';
import type { members as texts } from './members.ko.ts';
import styles from './members.module.css';
import { PersonalData } from './personal-data.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, now } = visitOf(context);
  return { member: await api(getMember, { accountId: params.accountId }), now: now.toISOString() };
}

type Member = Route.ComponentProps['loaderData']['member'];

/** `/console/members/:accountId`: one account, masked; each thing is shown by itself, with a reason. */
export default function MemberPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('members');
  const language = useLanguage();
  const { member } = loaderData;
  const { search } = useLocation();
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // a page that opens with somebody begins at its top
    if (member.accountId > 0 && document.activeElement !== document.body)
      name.current?.focus({ preventScroll: window.innerWidth > 1180 });
  }, [member.accountId]);
  return (
    <aside className={styles.member} aria-label={t('number', { number: member.accountId })}>
      <PageMeta title={`${t('number', { number: member.accountId })} · ${t('title')}`} noIndex />
      <p className={styles.who}>
        <span>{t('number', { number: member.accountId })}</span>
        <Link to={`/console/members${search}`} preventScrollReset>
          {t('back')}
        </Link>
      </p>
      <div>
        <h2 className={styles.name} ref={name} tabIndex={-1}>
          {member.name}
        </h2>
        <p className={styles.state}>
          <StateOf state={member.state} />
          <span>{t('joinedOn', { day: fullDayText(member.joinedAt, language) })}</span>
        </p>
        <StateNote member={member} />
        {member.emailLostAt && <p>{t('emailLost', { at: momentText(member.emailLostAt, language) })}</p>}
      </div>
      <PersonalData key={member.accountId} member={member} />
      <LogIn member={member} />
      <Teams member={member} />
      <Looked member={member} />
    </aside>
  );
}

/** What the state comes to, where it does. */
function StateNote({ member: { state, destroyAt, slowedUntil } }: { member: Member }) {
  const t = useTexts<typeof texts>('members');
  const language = useLanguage();
  if (destroyAt) return <p>{t('destroyAt', { at: momentText(destroyAt, language) })}</p>;
  if (state === 'guardian') return <p>{t('guardianGone')}</p>;
  if (slowedUntil) return <p>{t('slowedUntil', { at: timeText(slowedUntil) })}</p>;
  return null;
}

function LogIn({ member: { accountId, ways, sessions, lastLogInAt } }: { member: Member }) {
  const t = useTexts<typeof texts>('members');
  const language = useLanguage();
  const { can } = useOperator();
  const [asking, setAsking] = useState(false);
  return (
    <section aria-labelledby="use">
      <h3 id="use">{t('use')}</h3>
      <DefinitionList
        ruled
        facts={[
          {
            key: 'ways',
            term: t('columns.ways'),
            text: ways.map((way) => t(`ways.${way}`)).join(', ') || t('noWays'),
          },
          {
            key: 'last',
            term: t('columns.lastLogIn'),
            text: lastLogInAt ? momentText(lastLogInAt, language) : t('noLogIn'),
          },
          {
            key: 'sessions',
            term: t('sessions'),
            text:
              sessions === 0 ? (
                t('noSessions')
              ) : (
                <span className={styles.act}>
                  {t('sessionCount', { count: sessions })}
                  {can('workMembers') && (
                    <Button size="sm" variant="line" onClick={() => setAsking(true)}>
                      {t('end')}
                    </Button>
                  )}
                </span>
              ),
          },
        ]}
      />
      {asking && (
        <ReasonCommand
          title={t('endDialog.title')}
          body={t('endDialog.body', { count: sessions })}
          submit={t('end')}
          danger
          length={reasonLengths.member}
          send={(reason) => memberCommand('endSessions', { accountId, reason })}
          done={({ ended }) => t('ended', { count: ended })}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

function Teams({ member: { teams } }: { member: Member }) {
  const t = useTexts<typeof texts>('members');
  return (
    <section aria-labelledby="teams">
      <h3 id="teams">{t('teams')}</h3>
      {teams.length === 0 ? (
        <p>{t('noTeam')}</p>
      ) : (
        <ul className={styles.lines}>
          {teams.map(({ teamNo, year, name, led }) => (
            <li key={teamNo}>
              <Link to={`/console/applications?year=${year}&team=${teamNo}`}>{name || String(teamNo)}</Link>
              <span>
                {year} · {t(led ? 'led' : 'member')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{t('noMerge')}</p>
    </section>
  );
}

function Looked({ member: { looks } }: { member: Member }) {
  const t = useTexts<typeof texts>('members');
  const r = useTexts<typeof roles>('consoleFrame');
  const language = useLanguage();
  return (
    <section aria-labelledby="looks">
      <h3 id="looks">
        {t('looks')} <small>{t('days')}</small>
      </h3>
      {looks.length === 0 ? (
        <p>{t('noLooks')}</p>
      ) : (
        <ul className={styles.lines}>
          {looks.map(({ at, by, name, what, reason }) => (
            <li key={`${at} ${name} ${what} ${reason}`}>
              <b>
                {name} · {t(`looked.${what}`)}
              </b>
              <span>
                {[by === 'evaluator' ? null : r(by), momentText(at, language), reason]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
