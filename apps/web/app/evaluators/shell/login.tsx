import { pointerLogin } from '@chulbal/contract/evaluators/evaluators';
import { getMyStage } from '@chulbal/contract/pledges';
import { getSeason } from '@chulbal/contract/seasons/seasons';
import { data, redirect } from 'react-router';
import { stageIn } from '../../lib/address-numbers.ts';
import { spanText } from '../../lib/korean-time.ts';
import { useRootData } from '../../lib/root-data.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { answerSignIn, textOf } from '../../ui/sign-in/sign-in-reply.ts';
import { StaffLogin } from '../../ui/sign-in/staff-login.tsx';
import type { Route } from './+types/login';
import type { pointerFrame as texts } from './pointer-frame.ko.ts';
import { pointerPath, stageOfPath } from './pointer-path.ts';
import { PointerSignIn, type SignInStage } from './pointer-sign-in.tsx';
import styles from './sign-in.module.css';

export const handle: TextsHandle = { texts: ['ui-passkeys', 'ui-sign-in', 'saving'] };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { attempt, who, now } = visitOf(context);
  const next = url.searchParams.get('next');
  const { trackNo, stageNo } = params;
  const asked = stageIn(trackNo, stageNo);
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
  const asked = stageIn(trackNo, stageNo);
  const stage = asked && (await attempt(getMyStage, asked));
  if (!stage?.ok) return redirect(pointerPath(url.searchParams.get('next'), '/pointer'));
  const { pledge } = stage.data;
  if (pledge !== 'signed') return redirect(`/pointer/pledge/${trackNo}/${stageNo}`);
  return redirect(pointerPath(url.searchParams.get('next'), `/pointer/list/${trackNo}/${stageNo}`));
}

/** `/pointer/login` and `/pointer/login/{trackNo}/{stageNo}` */
export default function PointerLogin({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('pointerFrame');
  const { address, next, help, stage, seasonName } = loaderData;
  return (
    <PointerSignIn stage={stage} seasonName={seasonName}>
      <StaffLogin
        area="evaluator"
        id="userId"
        words={{
          ...{ title: t('title'), lead: t('lead'), id: t('userId') },
          ...{ password: t('password'), submit: t('submit') },
        }}
        action={address}
        next={next}
        first={actionData}
        codeOf="asked"
        help={<TextLink to={help}>{t('forgotten')}</TextLink>}
      />
      <SignInFacts stage={stage} />
    </PointerSignIn>
  );
}

/** Below the form: when judging is, what comes next, whom to ask. */
function SignInFacts({ stage }: { stage: SignInStage | null }) {
  const t = useTexts<typeof texts>('pointerFrame');
  const language = useLanguage();
  const { site } = useRootData();
  return (
    <dl className={styles.facts}>
      {stage && (
        <div>
          <dt>{t('period')}</dt>
          <dd>{spanText(stage.opensAt, stage.closesAt, language)}</dd>
        </div>
      )}
      <div>
        <dt>{t('next')}</dt>
        <dd>{t(stage ? 'nextStage' : 'nextAny')}</dd>
      </div>
      {site?.phone && (
        <div>
          <dt>{t('contact')}</dt>
          <dd>{[site.phone, site.email].filter(Boolean).join(' · ')}</dd>
        </div>
      )}
    </dl>
  );
}
