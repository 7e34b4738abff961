import { listTerms, myProfile, setConsent } from '@chulbal/contract/accounts';
import { listMyMovedDeadlines } from '@chulbal/contract/deadline-letters';
import { listExhibitions } from '@chulbal/contract/exhibition/exhibition';
import { consentForMyself, getOwnGuardian } from '@chulbal/contract/guardians/guardians';
import {
  type AnnouncedResult,
  type MaterialTask,
  myApplications,
} from '@chulbal/contract/materials/materials';
import { listPasskeys } from '@chulbal/contract/passkeys/passkeys';
import { myPrograms } from '@chulbal/contract/programs/programs';
import { listQuizzes, myQuizzes } from '@chulbal/contract/quizzes/quizzes';
import { getMyIpoRaffleSummary } from '@chulbal/contract/raffle/raffle';
import { listTrackAlerts } from '@chulbal/contract/seasons/track-alerts';
import { fullDayText } from '@chulbal/contract/time-texts';

import { getMyTypeTest } from '@chulbal/contract/type-test/type-test';
import { data, redirect, useRevalidator } from 'react-router';
import { problemOf } from '../../lib/api-error.ts';
import { countryName } from '../../lib/countries.server.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { requireUser } from '../../lib/require-user.server.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useFreshPage } from '../../lib/use-fresh-page.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { SectionMenu } from '../../ui/layout/section-menu.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import { textOf } from '../../ui/sign-in/form-reply.server.ts';
import { OwnConsent } from '../guardians/card/own-consent.tsx';
import { MyMarketPart } from '../investment/lists/my-market.tsx';
import { myMarkets } from '../investment/lists/my-markets.server.ts';
import { ConsentList, type ConsentReply } from '../my-data/consent-list.tsx';
import { consentTerms } from '../my-data/consent-terms.server.ts';
import { PasskeyOffer } from '../passkeys/passkey-offer.tsx';
import { MyPrograms } from '../programs/my-programs.tsx';
import { MyRaffle } from '../raffle/my-raffle/my-raffle.tsx';
import { lastResult } from '../seasons/application-lane.ts';
import type { Route } from './+types/mypage';
import type { accounts as texts } from './accounts.ko.ts';
import { ApplicationItem } from './application-item.tsx';
import { LostAddress } from './lost-address.tsx';
import { type Moved, MovedDeadlines } from './moved-deadlines.tsx';
import { MyExperiences } from './my-experiences.tsx';
import styles from './mypage.module.css';
import { lossToTell, moveKey, rememberMove, seenMoves } from './seen-moves.server.ts';
import { TrackAlerts } from './track-alerts.tsx';

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export const handle: TextsHandle = {
  texts: ['ui-passkeys', 'site-my-data', 'site-investment', 'site-raffle', 'site-guardians-card'],
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const { api, attempt, language, now } = visit;
  const [
    profile,
    terms,
    mine,
    programs,
    alerts,
    moves,
    seen,
    exhibitions,
    quizzes,
    today,
    type,
    raffle,
    guardian,
    passkeys,
  ] = await Promise.all([
    api(myProfile),
    api(listTerms),
    attempt(myApplications),
    attempt(myPrograms),
    attempt(listTrackAlerts),
    attempt(listMyMovedDeadlines),
    seenMoves(visit, request),
    attempt(listExhibitions),
    attempt(listQuizzes),
    attempt(myQuizzes),
    attempt(getMyTypeTest),
    attempt(getMyIpoRaffleSummary),
    attempt(getOwnGuardian),
    attempt(listPasskeys),
  ]);
  const moved: Moved[] = (moves.ok ? moves.data : []).map((one) => ({
    ...one,
    key: moveKey(one),
    teamName: (mine.ok && mine.data.applications.find(({ teamNo }) => teamNo === one.teamNo)?.teamName) || '',
  }));
  const markets = await myMarkets(attempt, exhibitions.ok ? exhibitions.data.slice(0, MOST_MARKETS) : []);
  return {
    profile: { ...profile, country: countryName(profile.country, language) },
    terms: await consentTerms(visit, profile, terms),
    applications: mine.ok ? mine.data.applications : null,
    materials: mine.ok ? mine.data.materials : [],
    results: mine.ok ? mine.data.results : [],
    programs: programs.ok ? programs.data : null,
    alerts: alerts.ok ? alerts.data : [],
    lost: lossToTell(profile, seen),
    moved: moved.filter(({ key }) => !seen.includes(key)),
    markets,
    experiences: {
      quizzes: quizzes.ok ? quizzes.data : [],
      today: today.ok ? today.data : [],
      type: type.ok ? type.data : null,
    },
    raffle: raffle.ok ? raffle.data : null,
    guardian: guardian.ok && guardian.data?.asksOwn ? guardian.data : null,
    offersPasskey: passkeys.ok && passkeys.data.length === 0,
    now: now.toISOString(),
  };
}

/** Gives or withdraws an optional consent or one's own at 14, or remembers that a moved deadline or a lost address was read. */
export async function action({ request, context }: Route.ActionArgs) {
  const visit = visitOf(context);
  const { api } = visit;
  const form = await request.formData();
  const seen = textOf(form, 'seen');
  if (seen) throw redirect('/auth/mypage', { headers: await rememberMove(visit, request, seen) });
  const consent = { term: textOf(form, 'term'), agreed: form.has('agreed') };
  try {
    if (form.has('own')) {
      await api(consentForMyself, {});
      throw redirect('/auth/mypage');
    }
    await api(setConsent, consent);
  } catch (error) {
    if (error instanceof Response) throw error;
    const problem = problemOf(error);
    return data<ConsentReply>({ problem }, { status: problem.code === 0 ? 502 : 422 });
  }
  return data<ConsentReply>({ consent });
}

/** Of so many exhibitions, the newest, my page looks for what is mine. */
const MOST_MARKETS = 4;

const sections = [
  'applications',
  'market',
  'experiences',
  'raffle',
  'programs',
  'profile',
  'consents',
] as const;

/** `/auth/mypage` */
export default function MyPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('accounts');
  const language = useLanguage();
  const { profile, terms, applications, materials, results, programs, alerts, moved, now } = loaderData;
  const { markets, experiences, raffle } = loaderData;
  const hidden = {
    market: markets.length === 0,
    experiences: experiences.quizzes.length === 0 && !experiences.type,
    raffle: raffle === null,
  };
  const shown = sections.filter((section) => !(section in hidden && hidden[section as keyof typeof hidden]));
  useFreshPage();
  return (
    <Wrap>
      <PageMeta title={t('title')} noIndex />
      <PageHead
        kicker={t('hello')}
        title={t('heading', { name: profile.name })}
        aside={
          <ButtonLink to="/auth/user-edit" icon="user">
            {t('edit')}
          </ButtonLink>
        }
      />
      {loaderData.lost && <LostAddress email={profile.email} seen={loaderData.lost} />}
      {loaderData.offersPasskey && <PasskeyOffer />}
      {loaderData.guardian && <OwnConsent guardian={loaderData.guardian} />}
      <SectionMenu label={t('menu')} sections={shown.map((id) => ({ id, title: t(`${id}.title`) }))}>
        <section id="applications" aria-labelledby="applications-title">
          <Heading id="applications-title">{t('applications.title')}</Heading>
          <MovedDeadlines moved={moved} now={now} />
          <Applications applications={applications} materials={materials} results={results} now={now} />
          <TrackAlerts alerts={alerts} />
        </section>
        {markets.length > 0 && (
          <section id="market" aria-labelledby="market-title">
            <Heading id="market-title">{t('market.title')}</Heading>
            {markets.map(({ mine, results }) => (
              <MyMarketPart key={mine.market.igNo} mine={mine} results={results} />
            ))}
          </section>
        )}
        {!hidden.experiences && (
          <section id="experiences" aria-labelledby="experiences-title">
            <Heading id="experiences-title">{t('experiences.title')}</Heading>
            <MyExperiences {...experiences} />
          </section>
        )}
        {raffle && (
          <section id="raffle" aria-labelledby="raffle-title">
            <Heading id="raffle-title">{t('raffle.title')}</Heading>
            <MyRaffle raffle={raffle} />
          </section>
        )}
        <section id="programs" aria-labelledby="programs-title">
          <Heading id="programs-title">{t('programs.title')}</Heading>
          <MyPrograms programs={programs} />
        </section>
        <section id="profile" aria-labelledby="profile-title">
          <Heading id="profile-title">{t('profile.title')}</Heading>
          <p className={styles.lede}>
            {t('profile.lede')} <TextLink to="/auth/my-data">{t('profile.all')}</TextLink>
          </p>
          <DefinitionList
            ruled
            facts={(['name', 'birthDate', 'country', 'email', 'phone'] as const).map((key) => ({
              key,
              term: t(`profile.${key}`),
              text: key === 'birthDate' ? fullDayText(profile.birthDate, language) : profile[key],
            }))}
          />
        </section>
        <section id="consents" aria-labelledby="consents-title">
          <Heading id="consents-title">{t('consents.title')}</Heading>
          <ConsentList consents={profile.consents} terms={terms} />
        </section>
      </SectionMenu>
    </Wrap>
  );
}

type ListProps = {
  applications: Route.ComponentProps['loaderData']['applications'];
  materials: readonly MaterialTask[];
  results: readonly AnnouncedResult[];
  now: string;
};

function Applications({ applications, materials, results, now }: ListProps) {
  const t = useTexts<typeof texts>('accounts');
  const again = useRevalidator();
  if (!applications) {
    return (
      <ErrorState
        plain
        title={t('applications.failed')}
        text={t('applications.failedText')}
        onRetry={() => void again.revalidate()}
        busy={again.state !== 'idle'}
      />
    );
  }
  if (applications.length === 0) {
    return (
      <EmptyState
        plain
        level={3}
        title={t('applications.emptyTitle')}
        text={t('applications.emptyText')}
        action={
          <ButtonLink to="/contest/apply" variant="primary">
            {t('applications.apply')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ul className={styles.applications}>
      {applications.map((application, index) => (
        <ApplicationItem
          key={application.teamNo}
          application={application}
          tasks={materials.filter(({ teamNo }) => teamNo === application.teamNo)}
          result={lastResult(application, results)}
          now={now}
          first={index === 0}
        />
      ))}
    </ul>
  );
}
