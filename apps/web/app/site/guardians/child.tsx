import { type ChildRequest, getChildRequest } from '@chulbal/contract/guardians/guardians';
import { GUARDIAN_DAYS } from '@chulbal/contract/guardians/values';
import type { ReactNode } from 'react';
import { data, redirect, useFetcher } from 'react-router';
import { flash } from '../../lib/flash.server.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import { holdsAnswers, useReply } from '../../ui/sign-in/form-reply.ts';
import { PreviewHint } from '../../ui/sign-in/preview-hint.tsx';
import { useFormErrors } from '../../ui/sign-in/use-form-errors.ts';
import type { Route } from './+types/child';
import { answerChild, type ChildReply } from './child.server.ts';
import { ChildArt } from './child-art.tsx';
import { ChildAsk, type ChildForm, GuardianCorrection, Problem } from './child-ask.tsx';
import { childClaim } from './guardian-secrets.server.ts';
import type { guardians as texts } from './guardians.ko.ts';
import styles from './guardians.module.css';

/** Hints of the demo stand among the texts of accounts. */
export const handle: TextsHandle = { texts: ['ui-sign-in'] };

/** How the request stands that this browser made; `lapsed`: it made one of which nothing is left. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const { now, mode, who } = visit;
  if (who()) throw redirect('/auth/mypage');
  const shown = { now: now.toISOString(), preview: mode !== 'production' };
  const claim = await childClaim(visit).read(request);
  const found = claim ? await visit.attempt(getChildRequest, { claim }) : null;
  if (found && !found.ok && (found.error.status >= 500 || found.error.status === 429)) throw found.error;
  const asked: ChildRequest | null = found?.ok ? found.data : null;
  return data({ ...shown, asked, lapsed: claim !== null && !asked });
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context);
  const form = await request.formData();
  const secrets = childClaim(visit);
  if (form.get('intent') === 'restart')
    throw redirect('/auth/guardian', { headers: { 'set-cookie': await secrets.forget() } });
  const { claim: given, sent, ...reply } = await answerChild(visit, form, await secrets.read(request));
  if (given) throw redirect('/auth/guardian', { headers: { 'set-cookie': await secrets.keep(given) } });
  if (sent) throw redirect('/auth/guardian', flash('guardianAsked'));
  return data(reply, { status: 422 });
}

/** Before anything was sent; the same one at every drawing, for an answer that is new moves the focus. */
const unanswered: ChildReply = { errors: {}, values: {} };

/** `/auth/guardian`: a child asks a guardian, waits, and goes on to sign up. In words that a ten-year-old reads. */
export default function Child({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('guardians');
  const { asked, lapsed, now, preview } = loaderData;
  const fetcher = useFetcher<ChildReply>();
  const reply = useReply(actionData ?? unanswered, fetcher.data);
  const { errors, onChange } = useFormErrors(reply);
  const busy = fetcher.state === 'idle' ? null : String(fetcher.formData?.get('intent') ?? '');
  const form = { errors, values: reply.values, message: reply.message, busy };
  const hint = preview && <PreviewHint />;
  const over = asked && asked.state !== 'waiting' && asked.state !== 'consented' ? asked.state : null;
  return (
    <fetcher.Form
      method="post"
      action="/auth/guardian"
      noValidate
      // What was refused stands in the form once more, and nowhere else.
      data-unsent={holdsAnswers({ errors }) || undefined}
      onChange={onChange}
      className={styles.child}
    >
      <PageMeta title={t('child.title')} noIndex />
      {lapsed || over ? (
        <ChildOver state={over === 'refused' || over === 'withdrawn' ? over : 'lapsed'} />
      ) : !asked ? (
        <ChildAsk {...form} now={now} />
      ) : asked.state === 'waiting' ? (
        <ChildWaiting {...form} asked={asked} hint={hint} />
      ) : (
        <ChildConsented asked={asked} />
      )}
    </fetcher.Form>
  );
}

const days = Array.from({ length: GUARDIAN_DAYS }, (_, index) => index + 1);
const dayNames = ['one', 'two', 'three', 'four', 'five'] as const;

/** While a guardian is waited for: five cells, of which today's is lit, and what a child can do meanwhile. */
function ChildWaiting({ asked, hint, ...form }: ChildForm & { asked: ChildRequest; hint: ReactNode }) {
  const t = useTexts<typeof texts>('guardians');
  const { day, guardianName: name, guardianPhone: phone } = asked;
  return (
    <>
      <ChildArt state="waiting" />
      <Wrap>
        <div className={styles.text}>
          <Heading level={1} size="display">
            {t('child.waiting.heading')}
          </Heading>
          <p className={styles.fact}>
            <Icon name="chat" />
            {t('child.waiting.sent', { name, phone })}
          </p>
          <p className={styles.fact}>
            <Icon name="check" />
            {t('child.waiting.after')}
          </p>
          <p>{t('child.waiting.days', { day: t(`child.waiting.day.${dayNames[day - 1] ?? 'five'}`) })}</p>
          <ol className={styles.days} aria-hidden="true">
            {days.map((one) => (
              <li key={one} data-now={one === day || undefined}>
                {one}
              </li>
            ))}
          </ol>
          {hint}
          <Problem message={form.message} />
          <ButtonLink to="/auth/guardian" variant="primary" size="lg" block reloadDocument>
            {t('child.waiting.look')}
          </ButtonLink>
          <Button type="submit" name="intent" value="again" size="lg" block busy={form.busy === 'again'}>
            {t('child.waiting.again')}
          </Button>
          <GuardianCorrection {...form} />
          <p>
            <TextLink to="/ipo/contents/experiences/quiz-a">{t('child.waiting.quiz')}</TextLink>
          </p>
        </div>
      </Wrap>
    </>
  );
}

/** A guardian has said yes: what is allowed now, and the way on. */
function ChildConsented({ asked }: { asked: ChildRequest }) {
  const t = useTexts<typeof texts>('guardians');
  return (
    <>
      <ChildArt state="consented" />
      <Wrap>
        <div className={styles.text}>
          <Heading level={1} size="display">
            {t('child.consented.heading')}
          </Heading>
          <p>{t('child.consented.by', { name: asked.guardianName })}</p>
          <p className={styles.allowed}>
            {t('child.consented.enter')}
            <span>
              <Icon name="check" size="sm" />
              {t('child.consented.yes')}
            </span>
          </p>
          <p className={styles.allowed} data-no={!asked.nameShown || undefined}>
            {t('child.consented.name')}
            <span>
              {asked.nameShown && <Icon name="check" size="sm" />}
              {t(asked.nameShown ? 'child.consented.yes' : 'child.consented.no')}
            </span>
          </p>
          <p className={styles.note}>{t('child.consented.stop')}</p>
          {asked.hasAccount && <p>{t('child.consented.joined')}</p>}
          <ButtonLink to={asked.hasAccount ? '/auth/login' : '/auth/sign'} variant="primary" size="lg" block>
            {t(asked.hasAccount ? 'child.consented.logIn' : 'child.consented.go')}
          </ButtonLink>
        </div>
      </Wrap>
    </>
  );
}

/** It ended without a yes: nobody is blamed, what is gone is said, and the way to try again. */
function ChildOver({ state }: { state: 'refused' | 'withdrawn' | 'lapsed' }) {
  const t = useTexts<typeof texts>('guardians');
  return (
    <>
      <ChildArt state="over" />
      <Wrap>
        <div className={styles.text}>
          <Heading level={1} size="display">
            {t(`child.${state}.heading`)}
          </Heading>
          <p>{t(`child.${state}.text`)}</p>
          {state !== 'withdrawn' && <p>{t(`child.${state}.erased`)}</p>}
          <p>{t(`child.${state}.again`)}</p>
          <Button type="submit" name="intent" value="restart" variant="primary" size="lg" block>
            {t(`child.${state}.go`)}
          </Button>
        </div>
      </Wrap>
    </>
  );
}
