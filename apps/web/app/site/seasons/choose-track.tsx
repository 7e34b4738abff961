import { ageOn } from '@chulbal/contract/applications/rules';
import { koreanDay } from '@chulbal/contract/korean-days';
import { getSeason, type TrackView } from '@chulbal/contract/seasons/seasons';
import { mayHaveChildren } from '@chulbal/contract/seasons/track-fit';
import { shortDayText } from '@chulbal/contract/time-texts';
import type { ReactNode } from 'react';
import { dDay, momentText } from '../../lib/korean-time.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { MoreLink } from '../../ui/action/more-link.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { laneColour } from '../../ui/lane/lane-colour.ts';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { Status } from '../../ui/lane/status.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import type { Route } from './+types/choose-track';
import type { chooseTrack as texts } from './choose-track.ko.ts';
import styles from './choose-track.module.css';
import { type Asking, whoAsks } from './choose-track.server.ts';
import { entryOf, openWay, sentenceOf, verdictOf } from './track-choice.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const season = await visit.attempt(getSeason, {});
  if (!season.ok && season.error.status !== 404) throw season.error;
  const tracks = season.ok ? season.data.tracks : [];
  return {
    tracks: tracks.filter((track) => entryOf(track, visit.now.getTime()) !== null),
    asking: season.ok ? await whoAsks(visit, season.data.year) : null,
    now: visit.now.getTime(),
    today: koreanDay(visit.now),
  };
}

/**
 * `/contest/apply`: the way into applying. Five lanes behind one start line; nothing is chosen on arrival, and what
 * stands in the way is said in the lane that was chosen, the open way first. It works before its script has come.
 */
export default function ChooseTrack({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('chooseTrack');
  const { tracks, now } = loaderData;
  const isOver = !tracks.some((track) => ['open', 'upcoming'].includes(entryOf(track, now)?.state ?? ''));
  return (
    <div className={styles.page}>
      <PageMeta title={t('title')} description={t('description')} />
      <Wrap>
        <PageHead
          title={t('title')}
          crumbs={[{ text: t('contest') }, { text: t('crumb') }]}
          lede={tracks.length > 0 && t(isOver ? 'allOver' : 'lede')}
        />
        {tracks.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} />}
      </Wrap>
      {tracks.length > 0 && (
        <>
          <fieldset className={styles.lanes}>
            <legend>
              <VisuallyHidden>{t('title')}</VisuallyHidden>
            </legend>
            {tracks.map((track) => (
              <Lane key={track.trackNo} track={track} about={loaderData} />
            ))}
          </fieldset>
          <Wrap className={styles.help}>
            <p>{t('help')}</p>
            <MoreLink to="/board/faq">{t('unsure')}</MoreLink>
          </Wrap>
        </>
      )}
    </div>
  );
}

type About = { tracks: readonly TrackView[]; asking: Asking | null; now: number; today: string };

function Lane({ track, about }: { track: TrackView; about: About }) {
  const t = useTexts<typeof texts>('chooseTrack');
  const language = useLanguage();
  const entry = entryOf(track, about.now);
  if (!entry) return null;
  const { stage, state } = entry;
  const sentence = sentenceOf(track);
  const id = `track-${track.trackNo}`;
  const figure = {
    open: () => dDay(stage.closesAt, about.now, language),
    upcoming: () => shortDayText(stage.opensAt, language),
    closed: () => t('over'),
    announced: () => t('over'),
  }[state]();
  const word = state === 'announced' ? 'closed' : state;
  return (
    <div className={styles.lane} data-lane={laneColour(track.lane)} data-shut={state !== 'open' || undefined}>
      <Wrap className={styles.row}>
        <label className={styles.choice}>
          <input type="radio" name="track" value={track.trackNo} aria-describedby={`${id}-state`} />
          <span className={styles.no}>
            <LaneNo lane={track.lane} />
          </span>
          <span className={styles.words}>
            <b>{sentence ? t(`who.${sentence.key}`, sentence) : track.target}</b>
            <small>{t('kind', { name: track.name, target: track.target })}</small>
          </span>
          <span className={styles.when} id={`${id}-state`}>
            <b>{figure}</b>
            <Status kind={word}>{t(`state.${word}`)}</Status>
          </span>
          <span className={styles.dot} aria-hidden="true" />
        </label>
        <div className={styles.more}>
          <Chosen track={track} about={about} />
        </div>
      </Wrap>
    </div>
  );
}

/** Inside the chosen lane: the way on, or what stands in it and the open way before that. */
function Chosen({ track, about }: { track: TrackView; about: About }) {
  const t = useTexts<typeof texts>('chooseTrack');
  const language = useLanguage();
  const { asking, tracks, now, today } = about;
  const entry = entryOf(track, now);
  if (!entry) return null;
  const { stage, state } = entry;
  const { name } = track;
  const verdict = asking ? verdictOf(track, asking, today) : null;
  const other = openWay(
    tracks.filter((one) => one !== track),
    asking?.person ?? anybody(track, today),
    now,
    today,
  );
  const otherStage = other && entryOf(other, now)?.stage;
  const address = `/apply/${track.trackNo}/${stage.stageNo}`;
  const toOther = other && otherStage && (
    <ButtonLink variant="ink" to={`/apply/${other.trackNo}/${otherStage.stageNo}`}>
      {t('go', { name: other.name })}
    </ButtonLink>
  );

  if (verdict?.kind === 'mine') {
    const { teamName } = verdict.application;
    return (
      <Ready track={track}>
        <ButtonLink variant="primary" size="lg" iconEnd="arrow-right" to={address}>
          {teamName ? t('goOn', { team: teamName }) : t('goOnUnnamed')}
        </ButtonLink>
      </Ready>
    );
  }
  if (verdict?.kind === 'elsewhere') {
    const { teamName, trackName, trackNo, stageNo } = verdict.application;
    return (
      <Shut
        title={t('elsewhere', { team: teamName ?? '', track: trackName })}
        text={t('elsewhereText')}
        action={
          <ButtonLink variant="ink" to={`/apply/${trackNo}/${stageNo}`}>
            {teamName ? t('goOn', { team: teamName }) : t('goOnUnnamed')}
          </ButtonLink>
        }
      />
    );
  }
  if (state === 'upcoming') {
    return (
      <Shut
        title={t('upcomingTitle', { name, moment: momentText(stage.opensAt, language) })}
        text={t('upcomingText')}
        action={<ButtonLink to="/toolkit/business-plan">{t('plan')}</ButtonLink>}
        more={<TextLink to={`/contest/apply-info?track=${track.trackNo}`}>{t('info')}</TextLink>}
      />
    );
  }
  if (state !== 'open') {
    return (
      <Shut
        title={t('closedTitle', { name, moment: momentText(stage.closesAt, language) })}
        text={
          other &&
          otherStage &&
          t('closedOther', { name: other.name, moment: momentText(otherStage.closesAt, language) })
        }
        action={toOther}
        more={<TextLink to={`/contest/apply-info?track=${track.trackNo}`}>{t('info')}</TextLink>}
      />
    );
  }
  if (verdict?.kind === 'misfit' && asking) {
    const { misfit } = verdict;
    const facts = { who: asking.name, age: ageOn(asking.person.birthDate, today) };
    return (
      <Shut
        title={t(`misfit.${misfit}`, { name, target: track.target })}
        text={[t(`misfit.${misfit}Text`, facts), other && t('misfit.other', { name: other.name })]
          .filter(Boolean)
          .join(' ')}
        action={toOther}
        more={
          <>
            <TextLink to="/auth/user-edit">{t('misfit.change')}</TextLink>
            {misfit === 'age' && <TextLink to={`${address}?step=team`}>{t('misfit.sure')}</TextLink>}
          </>
        }
      />
    );
  }
  return (
    <Ready track={track}>
      <ButtonLink variant="primary" size="lg" iconEnd="arrow-right" to={address}>
        {t('go', { name })}
      </ButtonLink>
      {!asking && <TextLink to={`/auth/sign?next=${encodeURIComponent(address)}`}>{t('signUp')}</TextLink>}
    </Ready>
  );
}

/** A visitor: a pupil where the chosen track is one of pupils, otherwise an adult. */
function anybody(track: TrackView, today: string) {
  const age = track.schoolTypes.length > 0 && mayHaveChildren(track) ? 15 : 25;
  return { birthDate: `${Number(today.slice(0, 4)) - age}-01-01`, country: 'KR', schoolType: null };
}

/** What the track asks for, and its one orange button. */
function Ready({ track, children }: { track: TrackView; children: ReactNode }) {
  const t = useTexts<typeof texts>('chooseTrack');
  const language = useLanguage();
  const stage = track.stages.find(({ kind }) => kind === 'application');
  const documents = track.documents.filter(({ requirement }) => ['always', 'everyone'].includes(requirement));
  return (
    <>
      <div className={styles.facts}>
        <dl>
          <div>
            <dt>{t('team')}</dt>
            <dd>{t('teamSize', { min: track.teamMin, max: track.teamMax })}</dd>
          </div>
          {documents.length > 0 && (
            <div>
              <dt>{t('hand')}</dt>
              <dd>
                {documents
                  .map(({ label, requirement }) =>
                    requirement === 'everyone' ? t('everyone', { label }) : label,
                  )
                  .join(', ')}
              </dd>
            </div>
          )}
          {stage && (
            <div>
              <dt>{t('closes')}</dt>
              <dd>{momentText(stage.closesAt, language)}</dd>
            </div>
          )}
        </dl>
        {mayHaveChildren(track) && (
          <p className={styles.guardian}>
            {t('guardian')} <TextLink to="/auth/guardian">{t('askGuardian')}</TextLink>
          </p>
        )}
        <MoreLink size="sm" to={`/contest/apply-info?track=${track.trackNo}`}>
          {t('info')}
        </MoreLink>
      </div>
      <div className={styles.go}>{children}</div>
    </>
  );
}

type ShutProps = { title: string; text?: ReactNode; action?: ReactNode; more?: ReactNode };

/** Why nobody starts here now; the open way comes before the reason's details. */
function Shut({ title, text, action, more }: ShutProps) {
  return (
    <>
      <div className={styles.facts}>
        <h2 className={styles.why}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div className={styles.ways}>
        {action}
        {more}
      </div>
    </>
  );
}
