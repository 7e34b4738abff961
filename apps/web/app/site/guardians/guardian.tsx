import {
  type GuardianRequest,
  getGuardianRequest,
  getHeldOfChild,
  listGuardianTerms,
} from '@chulbal/contract/guardians/guardians';
import { type ReactNode, useEffect, useRef } from 'react';
import { data, redirect, useFetcher } from 'react-router';
import { momentText } from '../../lib/korean-time.ts';
import { heldToken, pastedToken, privately, takeToken } from '../../lib/link-token.server.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { CodeStep } from '../../ui/layout/code-step.tsx';
import { LinkAsked } from '../../ui/personal-link/link-asked.tsx';
import { LinkGate } from '../../ui/personal-link/link-gate.tsx';
import type { CodeProof } from '../../ui/sign-in/code-proof.ts';
import { holdsAnswers, useReply } from '../../ui/sign-in/form-reply.ts';
import { PreviewHint } from '../../ui/sign-in/preview-hint.tsx';
import { useFormErrors } from '../../ui/sign-in/use-form-errors.ts';
import type { Route } from './+types/guardian';
import { answerGuardian, type GuardianReply } from './guardian.server.ts';
import { GuardianDecide } from './guardian-decide.tsx';
import { GuardianFrame } from './guardian-frame.tsx';
import { GuardianHeld } from './guardian-held.tsx';
import { guardianPass } from './guardian-secrets.server.ts';
import type { guardians as texts } from './guardians.ko.ts';
import styles from './guardians.module.css';

const page = { path: '/guardian/consent', cookie: 'guardianLink', under: '/guardian' };

/** Hints of the demo stand among the texts of accounts; who looked is said as to the child. */
export const handle: TextsHandle = { texts: ['ui-personal-link', 'ui-sign-in', 'site-my-data'] };

export function headers(): Record<string, string> {
  return privately;
}

/** What the link asks that this browser has opened; what is held of the child only for who has proven their phone. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const { now, mode } = visit;
  const shown = { now: now.toISOString(), preview: mode !== 'production' };
  const token = await heldToken(page, visit, request);
  // What stands behind the # is the browser's alone: whoever comes first has no token that the server knows of.
  if (!token) return data({ ...shown, terms: [], opened: false, request: null, held: null, proven: false });
  const found = await visit.attempt(getGuardianRequest, { token });
  if (!found.ok && (found.error.status >= 500 || found.error.status === 429)) throw found.error;
  const pass = await guardianPass(visit).read(request);
  const asked = found.ok ? found.data : null;
  const held =
    asked?.state === 'consented' && pass ? await visit.attempt(getHeldOfChild, { token, pass }) : null;
  const terms = asked?.state === 'waiting' && pass ? await visit.api(listGuardianTerms) : [];
  return data({
    ...{ ...shown, terms, opened: true, request: asked, held: held?.ok ? held.data : null },
    proven: pass !== null,
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context);
  const form = await request.formData();
  await takeToken(page, visit, form.get('token') ?? pastedToken(form.get('link')));
  if (form.has('link')) return data({ pasted: false }, { status: 422 });
  const token = (await heldToken(page, visit, request)) ?? '';
  const pass = (await guardianPass(visit).read(request)) ?? '';
  const { pass: given, done, ...reply } = await answerGuardian(visit, form, { token, pass });
  if (given) throw redirect(page.path, { headers: { 'set-cookie': await guardianPass(visit).keep(given) } });
  if (done) throw redirect(page.path);
  const failed = reply.message !== undefined || Object.keys(reply.errors).length > 0;
  return data(reply, { status: failed ? 422 : 200 });
}

/** `/guardian/consent#token=`: a guardian reads, proves their phone and decides; later they see what is held. No account is needed. */
export default function Guardian(props: Route.ComponentProps) {
  return (
    <LinkGate action={page.path}>
      <Opened {...props} />
    </LinkGate>
  );
}

function Opened({ loaderData, actionData }: Route.ComponentProps) {
  const { request, opened } = loaderData;
  const t = useTexts<typeof texts>('guardians');
  const refused = actionData !== undefined && 'pasted' in actionData;
  if (refused || !opened) return <LinkAsked title={t('title')} action={page.path} refused={refused} />;
  if (request?.state === 'waiting' || request?.state === 'consented') {
    const reply = actionData && 'values' in actionData ? actionData : undefined;
    return <Asked {...loaderData} request={request} first={reply} />;
  }
  return <Gone state={request?.state} />;
}

type AskedProps = Pick<
  Route.ComponentProps['loaderData'],
  'held' | 'now' | 'preview' | 'proven' | 'terms'
> & {
  request: GuardianRequest;
  first: GuardianReply | undefined;
};

/** Before anything was sent; the same one at every drawing, for an answer that is new moves the focus. */
const unanswered: GuardianReply = { errors: {}, values: {}, proof: null };

/** One form for all the legs: what was typed stays through every answer. A new leg begins at its heading. */
function Asked({ request, held, now, preview, proven, terms, first }: AskedProps) {
  const fetcher = useFetcher<GuardianReply>();
  const reply = useReply(first ?? unanswered, fetcher.data);
  const { errors, onChange } = useFormErrors(reply);
  const busy = fetcher.state === 'idle' ? null : String(fetcher.formData?.get('intent') ?? '');
  const hint = preview && <PreviewHint />;
  const decides = proven && request.state === 'waiting';
  const leg = held ? 'held' : decides ? 'decide' : reply.proof ? 'phone' : 'read';
  const shown = useRef(leg);
  useEffect(() => {
    if (shown.current === leg) return;
    shown.current = leg;
    window.scrollTo(0, 0);
    document.getElementById('guardian')?.focus({ preventScroll: true });
  }, [leg]);
  return (
    <fetcher.Form
      method="post"
      action={page.path}
      noValidate
      data-unsent={(!held && holdsAnswers(reply)) || undefined}
      onChange={onChange}
    >
      {held ? (
        <GuardianHeld held={held} message={reply.message} busy={busy !== null} />
      ) : leg === 'decide' ? (
        <GuardianDecide
          {...{ request, errors, now, busy, terms, values: reply.values, message: reply.message }}
        />
      ) : leg === 'phone' && reply.proof ? (
        <GuardianPhone
          {...{ request, now, busy, proof: reply.proof, preview: hint, error: errors.code ?? reply.message }}
        />
      ) : (
        <GuardianRead {...{ request, preview: hint, busy: busy !== null, problem: reply.message }} />
      )}
    </fetcher.Form>
  );
}

/** There is nothing to answer: why, and what is left. */
function Gone({ state }: { state: GuardianRequest['state'] | undefined }) {
  const t = useTexts<typeof texts>('guardians');
  const told = state === 'refused' || state === 'withdrawn' || state === 'ownConsent' ? state : null;
  return (
    <GuardianFrame heading={told ? t(`gone.${told}`) : t('gone.heading')}>
      <p className={styles.lead}>{told ? t(`gone.${told}Text`) : t('gone.text')}</p>
      <ButtonLink to="/">{t('gone.home')}</ButtonLink>
    </GuardianFrame>
  );
}

type GuardianPhoneProps = {
  request: GuardianRequest;
  proof: CodeProof;
  now: string;
  error: string | undefined;
  busy: string | null;
  preview: ReactNode;
};

/** The second leg: whoever only found the link stops here. */
function GuardianPhone({ request, proof, now, error, busy, preview }: GuardianPhoneProps) {
  const t = useTexts<typeof texts>('guardians');
  return (
    <GuardianFrame step="phone" heading={t('phone.heading')}>
      <p className={styles.lead}>{t('phone.sent', { phone: request.guardianPhone })}</p>
      <CodeStep
        {...{ proof, now, error, busy }}
        words={{ label: t('phone.code'), check: t('phone.check'), again: t('phone.again') }}
      >
        <p className={styles.note}>{t('phone.limit')}</p>
        {preview}
      </CodeStep>
    </GuardianFrame>
  );
}

type Props = { request: GuardianRequest; busy: boolean; problem?: string | undefined; preview: ReactNode };

/** The first leg: four plain questions, and until when nothing else is kept. */
function GuardianRead({ request, busy, problem, preview }: Props) {
  const t = useTexts<typeof texts>('guardians');
  const until = momentText(request.until, useLanguage());
  return (
    <GuardianFrame step="read" heading={t('read.heading')}>
      <p className={styles.lead}>{t('read.lead', { name: request.guardianName })}</p>
      <dl className={styles.asked}>
        {(['what', 'why', 'who', 'when'] as const).map((key) => (
          <div key={key}>
            <dt>{t(`read.${key}.q`)}</dt>
            <dd>{t(`read.${key}.a`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.until}>
        <Icon name="clock" />
        {t('read.kept', { until })}
      </p>
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      {preview}
      <Button type="submit" name="intent" value="send" variant="primary" size="lg" block busy={busy}>
        {t('read.next')}
      </Button>
      <div className={styles.others}>
        <details>
          <summary>{t('read.notMe')}</summary>
          <p>{t('read.notMeText', { until })}</p>
        </details>
      </div>
    </GuardianFrame>
  );
}
