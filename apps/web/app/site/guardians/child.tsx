import { type ChildRequest, getChildRequest } from '@chulbal/contract/guardians/guardians';
import { data, redirect, useFetcher } from 'react-router';
import { flash } from '../../lib/flash.server.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { useReply } from '../../ui/sign-in/form-reply.ts';
import { PreviewHint } from '../../ui/sign-in/preview-hint.tsx';
import { useFormErrors } from '../../ui/sign-in/use-form-errors.ts';
import type { Route } from './+types/child';
import { answerChild, type ChildReply } from './child.server.ts';
import { ChildAsk } from './child-ask.tsx';
import { ChildConsented, ChildOver, ChildWaiting } from './child-states.tsx';
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
