import { getPart, type PartView } from '@chulbal/contract/applications/member-parts';
import { partSteps } from '@chulbal/contract/applications/values';
import { useEffect, useRef } from 'react';
import { data, redirect, useFetcher } from 'react-router';
import { momentText } from '../../../lib/korean-time.ts';
import { heldToken, keepToken, pastedToken, privately, takeToken } from '../../../lib/link-token.server.ts';
import type { TextsHandle } from '../../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { CodeStep } from '../../../ui/layout/code-step.tsx';
import { LinkAsked } from '../../../ui/personal-link/link-asked.tsx';
import { LinkGate } from '../../../ui/personal-link/link-gate.tsx';
import { holdsAnswers, useReply } from '../../../ui/sign-in/form-reply.ts';
import { PreviewHint } from '../../../ui/sign-in/preview-hint.tsx';
import { useFormErrors } from '../../../ui/sign-in/use-form-errors.ts';
import type { apply as texts } from '../apply.ko.ts';
import type { Route } from './+types/part';
import { MemberBib } from './member-bib.tsx';
import styles from './part.module.css';
import { answerPart, type PartReply, partData } from './part.server.ts';
import { PartForm } from './part-form.tsx';
import { PartFrame, PartGone } from './part-frame.tsx';
import { heldSecrets, partPage, partPass } from './part-pages.server.ts';

const path = '/apply/part';

/** Codes are explained among the texts of accounts; what is saved, among those of saving. */
export const handle: TextsHandle = { texts: ['ui-personal-link', 'ui-sign-in', 'saving'] };

export function headers(): Record<string, string> {
  return privately;
}

/** What the link asks that this browser has opened; the entry itself only for who has proven who they are. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const shown = { now: visit.now.toISOString(), preview: visit.mode !== 'production' };
  const left = url.searchParams.has('left');
  const nothing = { ...shown, left, opened: false, view: null, apply: null };
  const held = await heldSecrets(visit, request);
  // What stands behind the # is the browser's alone: whoever comes first has no token that the server knows of.
  if (!held) return data(nothing);
  const found = await visit.attempt(getPart, held);
  if (!found.ok && (found.error.status >= 500 || found.error.status === 429)) throw found.error;
  if (!found.ok) return data({ ...nothing, opened: true }, { status: left ? 200 : 404 });
  const view: PartView = found.data;
  return data({ ...nothing, opened: true, view, apply: await partData(visit, view) });
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context);
  const form = await request.formData();
  await takeToken(partPage, visit, form.get('token') ?? pastedToken(form.get('link')));
  if (form.has('link')) return data({ pasted: false }, { status: 422 });
  const token = (await heldToken(partPage, visit, request)) ?? '';
  const held = (await heldSecrets(visit, request)) ?? { token };
  const { pass, left, ...reply } = await answerPart(visit, form, held);
  if (pass) {
    throw redirect(partPage.path, { headers: { 'set-cookie': await keepToken(partPass, visit, pass) } });
  }
  if (left) throw redirect(`${partPage.path}?left`);
  const failed = reply.message !== undefined || Object.keys(reply.errors).length > 0;
  return data(reply, { status: failed ? 422 : 200 });
}

/** `/apply/part#token=`: a member fills in their own part, on their own phone. No account is needed. */
export default function Part(props: Route.ComponentProps) {
  return (
    <LinkGate action={path}>
      <Opened {...props} />
    </LinkGate>
  );
}

function Opened({ loaderData, actionData }: Route.ComponentProps) {
  const { view, apply, opened, now, preview, left } = loaderData;
  const t = useTexts<typeof texts>('apply');
  const refused = actionData !== undefined && 'pasted' in actionData;
  if (refused || !(opened || left)) {
    return <LinkAsked title={t('partTitle')} action={path} refused={refused} />;
  }
  if (view?.part && apply) return <PartForm key={view.part.key} view={view} part={view.part} data={apply} />;
  if (view) {
    const reply = actionData && 'proof' in actionData ? actionData : undefined;
    return <PartIntro view={view} now={now} preview={preview} first={reply} />;
  }
  return <PartGone why={left ? 'left' : 'unknown'} />;
}

type Props = { view: PartView; now: string; preview: boolean; first: PartReply | undefined };

/** Before anything was sent; the same one at every drawing, for an answer that is new moves the focus. */
const unanswered: PartReply = { errors: {}, proof: null };

/** What a link shows before its holder has proven who they are: who asks for what, and where the code goes. */
function PartIntro({ view, now, preview, first }: Props) {
  const t = useTexts<typeof texts>('apply');
  const language = useLanguage();
  const fetcher = useFetcher<PartReply>();
  const reply = useReply(first ?? unanswered, fetcher.data);
  const { errors, onChange } = useFormErrors(reply);
  const busy = fetcher.state === 'idle' ? null : String(fetcher.formData?.get('intent') ?? '');
  const { memberName: name, leaderName, trackName, lane, contact, channel, open, deadline } = view;
  const team = view.teamName || t('noTeamName');
  const leg = reply.proof ? 'code' : 'read';
  const shown = useRef(leg);
  useEffect(() => {
    if (shown.current === leg) return;
    shown.current = leg;
    window.scrollTo(0, 0);
    document.getElementById('apply')?.focus({ preventScroll: true });
  }, [leg]);
  const message = reply.message && (
    <div role="alert">
      <FieldError>{reply.message}</FieldError>
    </div>
  );
  return (
    <fetcher.Form
      method="post"
      action="/apply/part"
      noValidate
      data-unsent={holdsAnswers(reply) || undefined}
      onChange={onChange}
    >
      {reply.proof ? (
        <PartFrame heading={t('code.heading')}>
          <p className={styles.lead}>{t(`code.${channel}`, { contact })}</p>
          <CodeStep
            {...{ proof: reply.proof, now, busy, error: errors.code }}
            words={{ label: t('code.label'), check: t('code.check'), again: t('code.again') }}
          >
            {message}
            {preview && <PreviewHint />}
          </CodeStep>
        </PartFrame>
      ) : (
        <PartFrame heading={t('intro.heading', { name })}>
          <p className={styles.lead}>{t('intro.text', { leader: leaderName || t('theLeader'), team })}</p>
          <MemberBib
            lane={lane}
            band={t('band', { lane, track: trackName, team })}
            name={name}
            note={t('intro.empty')}
            solid={false}
          />
          <ol className={styles.asked}>
            {partSteps.map((step) => (
              <li key={step}>
                <b>{t(`partSteps.${step}`)}</b>
                <span>{t(`intro.${step}`)}</span>
              </li>
            ))}
          </ol>
          <p className={styles.note}>{t('intro.privacy')}</p>
          <p className={styles.note}>
            {t(`intro.${channel}`, { contact })}{' '}
            {t(open ? 'intro.until' : 'intro.over', { moment: momentText(deadline.closesAt, language) })}
          </p>
          {message}
          <Button
            type="submit"
            name="intent"
            value="send"
            variant="primary"
            size="lg"
            block
            busy={busy === 'send'}
          >
            {t(open ? 'intro.go' : 'intro.look')}
          </Button>
          <ButtonLink to="/auth/login?next=/apply/part" block>
            {t('intro.logIn')}
          </ButtonLink>
          <p className={styles.note}>{t('intro.notMine')}</p>
        </PartFrame>
      )}
    </fetcher.Form>
  );
}
