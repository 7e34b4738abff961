import { getDataRequest } from '@chulbal/contract/data-requests';
import { reasonLengths } from '@chulbal/contract/reason-lengths.values';
import { fullDayText } from '@chulbal/contract/time-texts';
import { useState } from 'react';
import { numberOf } from '../../lib/address-numbers.ts';
import { useCommand } from '../../lib/command/use-command.ts';
import { momentText } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { Link } from '../../ui/action/link.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { ReasonDialog } from '../../ui/form-dialog/reason-dialog.tsx';
import { requestCommand } from '../shell/commands.ts';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/request';
import type { dataRequests as texts } from './data-requests.ko.ts';
import styles from './data-requests.module.css';
import { Slots, TermLeft } from './term.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  return { request: await visitOf(context).api(getDataRequest, { requestNo: numberOf(params.requestNo) }) };
}

/** Characters that an answer may have. */
const lengths = {
  identity: reasonLengths.requestNote,
  note: reasonLengths.requestNote,
  extend: reasonLengths.requestExtended,
  answer: reasonLengths.requestAnswered,
  refuse: reasonLengths.requestAnswered,
} as const;

type Request = Route.ComponentProps['loaderData']['request'];

/** `/console/data-requests/:requestNo`: what somebody asks, what was done, and the answer. */
export default function RequestPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('dataRequests');
  const { request } = loaderData;
  const { requestNo, kind, text, state } = request;
  return (
    <>
      <PageHead title={`${t(`kinds.${kind}`)} ${t('number', { number: requestNo })}`} />
      <div className={styles.request}>
        <p className={styles.back}>
          <Link to="/console/data-requests">{t('back')}</Link>
        </p>
        <section aria-labelledby="said">
          <h2 id="said">{t('said')}</h2>
          <p className={styles.said}>{text || t(`states.${state}`)}</p>
        </section>
        <Facts request={request} />
        <Steps request={request} />
        {state === 'open' && <Acts request={request} />}
      </div>
    </>
  );
}

function Facts({ request }: { request: Request }) {
  const t = useTexts<typeof texts>('dataRequests');
  const language = useLanguage();
  const { name, accountId, contact, source, receivedAt, dueOn, state, answeredAt, owner } = request;
  const open = state === 'open';
  return (
    <DefinitionList
      ruled
      facts={[
        {
          key: 'who',
          term: t('facts.who'),
          text: (
            <>
              {name}{' '}
              {accountId === null ? (
                t('stranger')
              ) : (
                <Link to={`/console/members/${accountId}`}>{t('member', { number: accountId })}</Link>
              )}
            </>
          ),
        },
        { key: 'contact', term: t('facts.contact'), text: contact || t('unowned') },
        {
          key: 'received',
          term: t('facts.received'),
          text: `${momentText(receivedAt, language)}, ${t(`sources.${source}`)}`,
        },
        {
          key: 'due',
          term: t('facts.due'),
          text: open ? (
            <span className={styles.term}>
              <Slots request={request} />
              <TermLeft request={request} />
            </span>
          ) : (
            `${fullDayText(dueOn, language)} · ${t(`states.${state}`)} ${answeredAt ? momentText(answeredAt, language) : ''}`
          ),
        },
        { key: 'owner', term: t('facts.owner'), text: owner ?? t('unowned') },
        { key: 'language', term: t('facts.language'), text: t(`languages.${request.language}`) },
      ]}
    />
  );
}

function Steps({ request: { steps } }: { request: Request }) {
  const t = useTexts<typeof texts>('dataRequests');
  const language = useLanguage();
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{t('steps')}</h2>
      {steps.length === 0 ? (
        <p>{t('noSteps')}</p>
      ) : (
        <ol className={styles.steps}>
          {steps.map(({ at, by, step, text }) => (
            <li key={`${at} ${step} ${text}`}>
              <b>{t(`stepNames.${step}`)}</b>
              <small>
                {by} · {momentText(at, language)}
              </small>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

type Act = 'identity' | 'note' | 'extend' | 'answer' | 'refuse';

function Acts({ request: { requestNo, owner, source, steps, extended, left } }: { request: Request }) {
  const t = useTexts<typeof texts>('dataRequests');
  const { busy, problem, run, forget } = useCommand();
  const [act, setAct] = useState<Act | null>(null);
  const proven = source === 'myData' || steps.some(({ step }) => step === 'identity');

  const send = (what: Act, text: string) => {
    if (what === 'extend') return requestCommand('extend', { requestNo, reason: text });
    if (what === 'answer') return requestCommand('answer', { requestNo, outcome: 'done', text });
    if (what === 'refuse') return requestCommand('answer', { requestNo, outcome: 'refused', text });
    return requestCommand('note', { requestNo, step: what, text });
  };
  const said = {
    identity: 'saved',
    note: 'saved',
    extend: 'putOff',
    answer: 'answered',
    refuse: 'answered',
  } as const;
  async function done(text: string) {
    if (!act || !(await run(() => send(act, text)))) return;
    toast.success(t(said[act]));
    setAct(null);
  }
  async function take() {
    if (await run(() => requestCommand('take', { requestNo }))) toast.success(t('taken'));
  }
  const close = () => {
    forget();
    setAct(null);
  };
  const field = act === 'extend' ? 'reason' : 'text';
  const shown = problem?.fields[field] ? { ...problem, fields: { reason: problem.fields[field] } } : problem;
  return (
    <>
      {!proven && <p className={styles.lede}>{t('identityFirst')}</p>}
      <div className={styles.acts}>
        {proven ? (
          <Button variant="primary" onClick={() => setAct('answer')}>
            {t('answer')}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => setAct('identity')}>
            {t('identity')}
          </Button>
        )}
        {proven && <Button onClick={() => setAct('refuse')}>{t('refuse')}</Button>}
        {!extended && left >= 0 && <Button onClick={() => setAct('extend')}>{t('extend')}</Button>}
        {owner === null && (
          <Button busy={busy && act === null} onClick={take}>
            {t('take')}
          </Button>
        )}
        <Button variant="ghost" onClick={() => setAct('note')}>
          {t('note')}
        </Button>
      </div>
      {act && (
        <ReasonDialog
          key={act}
          title={t(`dialogs.${act}.title`)}
          body={t(`dialogs.${act}.body`)}
          reasonLabel={t(`dialogs.${act}.label`)}
          hint={t('stays')}
          submit={t(act)}
          primary={act === 'answer'}
          wide
          length={lengths[act]}
          letter
          busy={busy}
          problem={shown}
          onSubmit={done}
          onClose={close}
        />
      )}
    </>
  );
}
