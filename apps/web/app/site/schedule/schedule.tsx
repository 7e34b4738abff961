import { listVerifications } from '@chulbal/contract/announcements/announcements';
import { myApplications } from '@chulbal/contract/materials/materials';
import { getSeason } from '@chulbal/contract/seasons/seasons';
import { currentStage, stageState } from '@chulbal/contract/seasons/seasons.rules';
import { lazy, Suspense, useReducer } from 'react';
import { numberIn } from '../../lib/address-numbers.ts';
import { dDay, momentText } from '../../lib/korean-time.ts';
import { numberWord } from '../../lib/number-word.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useFirstUse } from '../../lib/use-first-use.ts';
import { useFreshPage } from '../../lib/use-fresh-page.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { BigNumber } from '../../ui/data/big-number.tsx';
import { TabLinks } from '../../ui/data/tab-links.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import { fileWords } from '../materials/file-words.server.ts';
import { noModal, stageModals } from '../seasons/stage-modals.ts';
import { seasonLanes, type TrackLane } from '../seasons/track-lane.ts';
import type { Route } from './+types/schedule';
import { type MyNext, myNext } from './my-next.ts';
import { MyTodoLocked } from './my-todo-locked.tsx';
import type { schedule as texts } from './schedule.ko.ts';
import styles from './schedule.module.css';
import { ScheduleMap } from './schedule-map.tsx';
import { ScheduleStages } from './schedule-stages.tsx';
import { ScheduleTable } from './schedule-table.tsx';

const loadModals = () => import('./stage-modal-host.tsx');
const StageModalHost = lazy(async () => ({ default: (await loadModals()).StageModalHost }));

export const handle: TextsHandle = { texts: ['site-materials'] };

/**
 * The season's tracks with what the caller has in them: nothing for a visitor. Who follows the link of a message is asked
 * to log in first, for it leads to what is their own.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, attempt, who, requireLogin, now, language } = visitOf(context);
  const opened = openedBy(url.searchParams);
  if (opened) requireLogin();
  const isVisitor = !who();
  const [season, open, mine] = await Promise.all([
    attempt(getSeason, {}),
    attempt(listVerifications, {}),
    isVisitor ? { applications: [], materials: [], results: [], appeals: [] } : api(myApplications),
  ]);
  if (!season.ok && season.error.status !== 404) throw season.error;
  return {
    season: season.ok ? seasonLanes(season.data) : null,
    ...mine,
    isVisitor,
    verifications: open.ok ? open.data : [],
    asked: numberIn(url.searchParams.get('track')) ?? 0,
    fileWords: fileWords(language),
    opened,
    now: now.getTime(),
  };
}

/** A link of a message leads to the result of a stage, or to handing in what it asks for. */
function openedBy(address: URLSearchParams) {
  for (const modal of ['result', 'submit'] as const) {
    const stageNo = Number(address.get(modal));
    if (stageNo > 0) return { modal, stageNo };
  }
  return null;
}

function asOpened(opened: ReturnType<typeof openedBy>) {
  return opened === null ? noModal : stageModals(noModal, { type: 'open', ...opened });
}

/** The schedule map: tracks as lanes, stages as marks on them (specification, section 2). */
export default function Schedule({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('schedule');
  const [modal, dispatch] = useReducer(stageModals, loaderData.opened, asOpened);
  useFreshPage();
  useFirstUse(loadModals);
  const { season, isVisitor, verifications, fileWords, asked, now, ...own } = loaderData;
  const { applications, materials } = own;
  const tracks = season?.tracks ?? [];
  const mine = applications.filter((one) => one.year === season?.year && one.status !== 'cancelled');
  const open = tracks.find((one) => currentStage(one.stages, now)?.kind === 'application');
  const chosen =
    tracks.find((one) => one.trackNo === asked) ??
    tracks.find((one) => one.trackNo === mine[0]?.trackNo) ??
    open ??
    tracks[0];

  if (!season || !chosen) {
    return (
      <Wrap>
        <PageMeta title={t('title')} description={t('description')} />
        <PageHead title={t('title')} crumbs={[{ text: t('contest') }, { text: t('title') }]} />
        <EmptyState title={t('empty.schedule')} text={t('empty.scheduleText')} />
      </Wrap>
    );
  }

  const application = mine.find((one) => one.trackNo === chosen.trackNo) ?? null;
  const tasks = materials.filter((one) => one.teamNo === application?.teamNo);
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} />
      <Wrap>
        <PageHead
          title={t('heading', { lanes: t(`lanes.${numberWord(tracks.length)}`, { count: tracks.length }) })}
          crumbs={[{ text: t('contest') }, { text: t('title') }]}
          lede={t('lede')}
          aside={
            <NextDate
              track={chosen}
              next={myNext({ ...own, applications: mine }, now)}
              isVisitor={isVisitor}
              now={now}
            />
          }
        />
        <TabLinks
          bleed
          label={t('tracks')}
          tabs={tracks.map((one) => ({
            key: String(one.trackNo),
            text: one.name,
            lane: one.lane,
            to: `?track=${one.trackNo}`,
            current: one === chosen,
          }))}
        />
        <ScheduleMap tracks={tracks} chosen={chosen} now={now} />
      </Wrap>
      <ScheduleStages
        track={chosen}
        application={application}
        tasks={tasks}
        verified={verifications.filter(({ trackNo }) => trackNo === chosen.trackNo)}
        now={now}
        onOpen={dispatch}
      />
      <Section tone="paper" tight>
        <ScheduleTable season={season} now={now} />
      </Section>
      {modal.open && (
        <Suspense>
          <StageModalHost
            track={chosen}
            application={application}
            tasks={tasks}
            fileWords={fileWords}
            state={modal}
            now={now}
            onOpen={dispatch}
            onClose={() => dispatch({ type: 'close' })}
          />
        </Suspense>
      )}
    </>
  );
}

type NextProps = { track: TrackLane; next: MyNext | null; isVisitor: boolean; now: number };

/** My next deadline, very big; where nothing waits for me, the date of the track. */
function NextDate({ track, next, isVisitor, now }: NextProps) {
  const t = useTexts<typeof texts>('schedule');
  const language = useLanguage();
  if (next) {
    return (
      <div className={styles.next}>
        <p>{t(`mine.${next.kind}`, { track: next.application.trackName, stage: next.stageName })}</p>
        <BigNumber size="lg">{dDay(next.at, new Date(now), language)}</BigNumber>
        <p className={styles.moment}>{momentText(next.at, language)}</p>
      </div>
    );
  }
  const stage = currentStage(track.stages, now);
  const isOpen = stage ? stageState(stage, now) === 'open' : false;
  const left = stage && dDay(isOpen ? stage.closesAt : stage.opensAt, new Date(now), language);
  return (
    <div className={styles.next}>
      {stage && left && (
        <>
          <p>{t(isOpen ? 'until.closes' : 'until.opens', { track: track.name, stage: stage.name })}</p>
          <BigNumber size={isVisitor ? 'lg' : 'md'}>{left}</BigNumber>
        </>
      )}
      {isVisitor && <MyTodoLocked />}
    </div>
  );
}
