import { pointerLogin } from '@chulbal/contract/evaluators/evaluators';
import { getMyStage } from '@chulbal/contract/pledges';
import { getSeason } from '@chulbal/contract/seasons/seasons';
import { data, redirect, useFetcher } from 'react-router';
import { PageMeta } from '../../lib/page-meta.tsx';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { PasskeyLogin } from '../../ui/passkeys/passkey-login.tsx';
import { SignInMessage } from '../../ui/sign-in/sign-in-message.tsx';
import { answerSignIn, type SignInReply, textOf, useSignInForm } from '../../ui/sign-in/sign-in-reply.ts';
import { TotpField } from '../../ui/sign-in/totp-field.tsx';
import type { Route } from './+types/login';
import styles from './login.module.css';
import type { pointerLogin as texts } from './pointer-login.ko.ts';
import { pointerPath, stageOfPath } from './pointer-path.ts';
import { PointerSignIn } from './pointer-sign-in.tsx';
import { SignInFacts } from './sign-in-facts.tsx';

export const handle: TextsHandle = { texts: ['ui-passkeys', 'ui-sign-in', 'saving'] };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { attempt, who, now } = visitOf(context);
  const next = url.searchParams.get('next');
  const { trackNo, stageNo } = params;
  const asked = trackNo && stageNo ? { trackNo: Number(trackNo), stageNo: Number(stageNo) } : null;
  const usual = asked ? `/pointer/list/${asked.trackNo}/${asked.stageNo}` : '/pointer';
  if (who('evaluator')) throw redirect(pointerPath(next, usual));
  // Of the address that is asked for, where the log-in itself says none.
  const implied = next && !trackNo ? stageOfPath(next) : null;
  if (implied) throw redirect(`/pointer/login/${implied.trackNo}/${implied.stageNo}${url.search}`);

  const season = await attempt(getSeason);
  const track = season.ok ? season.data.tracks.find((one) => one.trackNo === asked?.trackNo) : undefined;
  const stage = track?.stages.find((one) => one.stageNo === asked?.stageNo);
  return {
    address: url.pathname + url.search,
    next: pointerPath(next, usual),
    help: `/pointer/login-help?next=${encodeURIComponent(pointerPath(next, usual))}`,
    seasonName: season.ok ? season.data.name : null,
    stage:
      track && stage
        ? {
            lane: track.lane,
            trackName: track.name,
            stageName: stage.name,
            opensAt: stage.opensAt,
            closesAt: stage.closesAt,
          }
        : null,
    now: now.toISOString(),
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { api, attempt, logIn, now } = visitOf(context);
  const form = await request.formData();
  const userId = textOf(form, 'userId');
  const { trackNo, stageNo } = params;
  try {
    const totp = textOf(form, 'totp');
    const answer = await api(pointerLogin, {
      userId,
      password: textOf(form, 'password'),
      ...(totp ? { totp } : {}),
    });
    const { pointerInfo, mustChangePassword, ...tokens } = answer;
    logIn('evaluator', tokens, pointerInfo);
    if (mustChangePassword) return redirect('/pointer/password');
  } catch (error) {
    const { reply, status } = answerSignIn(error, now);
    return data({ ...reply, values: { userId } }, { status });
  }
  // The next step is the pledge, and nothing went wrong: no gate has to say so.
  const asked = { trackNo: Number(trackNo), stageNo: Number(stageNo) };
  const stage = trackNo && stageNo ? await attempt(getMyStage, asked) : null;
  if (!stage?.ok) return redirect(pointerPath(url.searchParams.get('next'), '/pointer'));
  const { pledge } = stage.data;
  if (pledge !== 'signed') return redirect(`/pointer/pledge/${trackNo}/${stageNo}`);
  return redirect(pointerPath(url.searchParams.get('next'), `/pointer/list/${trackNo}/${stageNo}`));
}

/** `/pointer/login` and `/pointer/login/{trackNo}/{stageNo}` */
export default function PointerLogin({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('pointerLogin');
  const { address, next, help, stage, seasonName } = loaderData;
  const fetcher = useFetcher<SignInReply>();
  const { reply, errors, onChange } = useSignInForm(actionData, fetcher.data);
  return (
    <PointerSignIn stage={stage} seasonName={seasonName}>
      <PageMeta title={t('title')} noIndex />
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <fetcher.Form method="post" action={address} noValidate onChange={onChange} className={styles.form}>
        <SignInMessage reply={reply} />
        <Field label={t('userId')} name="userId" error={errors.userId}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="name@example.kr"
            defaultValue={reply.values.userId ?? ''}
          />
        </Field>
        <Field label={t('password')} name="password" error={errors.password}>
          <PasswordInput autoComplete="current-password" />
        </Field>
        {reply.errors.totp !== undefined && <TotpField error={errors.totp} />}
        <Button type="submit" variant="primary" size="lg" block busy={fetcher.state !== 'idle'}>
          {t('submit')}
        </Button>
      </fetcher.Form>
      <div className={styles.passkey}>
        <PasskeyLogin area="evaluator" next={next} wasLast={false} />
      </div>
      <p className={styles.help}>
        <TextLink to={help}>{t('forgotten')}</TextLink>
      </p>
      <SignInFacts stage={stage} />
    </PointerSignIn>
  );
}
