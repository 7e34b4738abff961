import { getFaqList } from '@chulbal/contract/faqs';
import { getNoticeList } from '@chulbal/contract/notices';
import { getSeason, type SeasonView, stageState } from '@chulbal/contract/seasons';
import { HomeHero } from '../../art/home-hero.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useRootData } from '../../lib/root-data.ts';
import { useServerNow } from '../../lib/server-now.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import type { Route } from './+types/home';
import type { home as texts } from './home.ko.ts';
import { HomeFaqs, HomeNotices } from './home-boards.tsx';
import { HomeCall } from './home-call.tsx';
import { HomeStrip } from './home-strip.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { attempt, now } = visitOf(context);
  // What cannot be loaded of the boards is not there, without a word (specification, section 8).
  const [season, notices, faqs] = await Promise.all([
    attempt(getSeason, {}),
    attempt(getNoticeList, { page: 1, size: 3 }),
    attempt(getFaqList, {}),
  ]);
  return {
    season: season.ok ? season.data : null,
    notices: notices.ok ? notices.data.content : [],
    faqs: faqs.ok ? faqs.data.slice(0, 5) : [],
    now: now.getTime(),
  };
}

/** The start page: the first slide, where every track stands, and the way into applying. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('home');
  const { season, notices, faqs } = loaderData;
  const { site } = useRootData();
  // The kept page tells the time it was made; the browser corrects it within the minute.
  const now = useServerNow(60_000)?.getTime() ?? loaderData.now;
  const target = season ? applyTarget(season, now) : null;
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} />
      <HomeHero
        kicker={t('hero.kicker', { year: season?.year ?? '', league: site?.league ?? t('title') }).trim()}
        title={t('hero.title')}
        text={t('hero.text')}
        picture={t('hero.picture')}
        action={
          <ButtonLink variant="primary" size="lg" iconEnd="arrow-right" to="/contest/apply-info">
            {t(target ? 'hero.apply' : 'hero.info')}
          </ButtonLink>
        }
      />
      {season && <HomeStrip tracks={season.tracks} now={now} />}
      <HomeNotices notices={notices} />
      <HomeFaqs faqs={faqs} />
      {target && <HomeCall closesAt={target.closesAt} now={now} />}
    </>
  );
}

/** The open application stage that closes first. */
function applyTarget(season: SeasonView, now: number) {
  const open = season.tracks
    .flatMap((track) => track.stages)
    .filter((stage) => stage.kind === 'application' && stageState(stage, now) === 'open');
  return open.sort((a, b) => Date.parse(a.closesAt) - Date.parse(b.closesAt))[0] ?? null;
}
