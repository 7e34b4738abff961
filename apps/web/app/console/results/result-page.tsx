import { judgeStatistics } from '@chulbal/contract/results/judges';
import { getResult, getResultVersion } from '@chulbal/contract/results/results';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { numberIn, placeOf } from '../../lib/address-numbers.ts';
import { classNames } from '../../lib/class-names.ts';
import { momentText } from '../../lib/korean-time.ts';
import { useFreshPage } from '../../lib/use-fresh-page.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Link } from '../../ui/action/link.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { DenseIcon } from '../../ui/icon/dense-icon.tsx';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { Route } from './+types/result-page';
import { ResultDialogsHost } from './dialogs/result-dialogs-host.tsx';
import { RankingPanel } from './ranking/ranking-panel.tsx';
import { type Asking, ResultContext, type ResultPage, useResult } from './result-context.ts';
import styles from './result-page.module.css';
import type { results as texts } from './results.ko.ts';
import { changedParts } from './rules/changed-rules.ts';
import { RulesPanel } from './rules/rules-panel.tsx';
import { useWhatIf } from './rules/use-what-if.ts';
import { Conditions } from './side/conditions.tsx';
import { Distribution } from './side/distribution.tsx';
import { Judges } from './side/judges.tsx';
import sidePanelStyles from './side/side-panel.module.css';
import { Versions } from './side/versions.tsx';
import { WaitingNote } from './waiting-note.tsx';

/** Milliseconds: a confirmation that somebody waits for is seen soon, everything else within a minute. */
const waitingPace = { every: 10_000, restAfter: 30 * 60_000 };
const usualPace = { every: 60_000, restAfter: 10 * 60_000 };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, attempt, now } = visitOf(context);
  const stage = placeOf(params);
  const version = numberIn(url.searchParams.get('version'), 1_000_000);
  const [data, statistics, past] = await Promise.all([
    api(getResult, stage),
    attempt(judgeStatistics, stage),
    version ? api(getResultVersion, { ...stage, version }) : null,
  ]);
  return { data, statistics: statistics.ok ? statistics.data : null, past, now: now.getTime() };
}

/** `/console/results/:trackNo/:stageNo`: rules, ranking, and what it stands on. */
export default function ResultRoute({ loaderData }: Route.ComponentProps) {
  const { stage } = loaderData.data;
  const key = `${stage.trackNo} ${stage.stageNo} ${loaderData.past?.version.version ?? 'now'}`;
  return <ResultScreen key={key} {...loaderData} />;
}

type ScreenProps = Route.ComponentProps['loaderData'];

export function ResultScreen({ data, statistics, past, now }: ScreenProps) {
  const t = useTexts<typeof texts>('results');
  const language = useLanguage();
  const { stage } = data;
  const [region, setRegion] = useState<string | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [rulesOpen, setRulesOpen] = useState(false);
  useFreshPage(data.request ? waitingPace : usualPace);
  const whatIf = useWhatIf({
    trackNo: stage.trackNo,
    stageNo: stage.stageNo,
    saved: past ? past.result.rules : data.result.rules,
    result: past ? past.result : data.result,
    sha256: data.sha256,
  });
  const base = past ? past.result.rules : (data.versionRules ?? data.result.rules);
  const known = whatIf.view.regions.some((one) => one.region === region);
  const page: ResultPage = {
    data,
    statistics,
    past: past?.version ?? null,
    ...whatIf,
    base,
    changed: changedParts(base, whatIf.rules),
    region: known ? region : null,
    setRegion,
    now,
    ask: setAsking,
    name: (text) => text[language],
  };
  const title = t('page', { track: stage.trackName[language], stage: stage.stageName[language] });
  return (
    <ResultContext value={page}>
      <PageHead title={title}>
        <LaneNo lane={stage.lane} size="sm" />
        <DraftState />
      </PageHead>
      <div
        className={classNames(
          styles.frame,
          (past || data.request || data.upheldAppeals.length > 0) && styles.under,
        )}
      >
        {!past && <WaitingNote />}
        {!past && <UpheldNote />}
        {past && (
          <p className={styles.past}>
            <DenseIcon name="lock" />
            {t('past.note', { at: momentText(past.version.finalisedAt, language) })}
            <Link to={`/console/results/${stage.trackNo}/${stage.stageNo}`}>{t('past.back')}</Link>
            <small className={styles.hash}>
              {t('past.published')} <code>{past.version.sha256}</code>
            </small>
            <small className={styles.hash}>
              {t('past.file')} <code>{past.fileSha256}</code>
            </small>
          </p>
        )}
        <div className={styles.page}>
          <RulesPanel open={rulesOpen} />
          <RankingPanel rulesOpen={rulesOpen} onRules={() => setRulesOpen(!rulesOpen)} />
          <SidePanel />
        </div>
      </div>
      <ResultDialogsHost asking={asking} onClose={() => setAsking(null)} />
    </ResultContext>
  );
}

/** Whether what is shown is final, waits to be, or is a draft, and how far from the version in force. */
function DraftState() {
  const t = useTexts<typeof texts>('results');
  const { data, past, changed, unsaved, view } = useResult();
  const { version } = data.stage;
  const moved = view.moves.in + view.moves.out + view.moves.rank > 0;
  const final = past !== null || (version > 0 && changed.length === 0 && !moved);
  const words = past
    ? t('draft.past', { version: past.version })
    : data.request && unsaved.length === 0
      ? t('draft.waiting', { version: data.request.version })
      : version === 0
        ? t('draft.first')
        : changed.length > 0
          ? t('draft.rules', { version, count: changed.length })
          : moved
            ? t('draft.data', { version })
            : t('draft.same', { version });
  return (
    <span className={styles.state} data-final={final || undefined}>
      <DenseIcon name={final ? 'lock' : data.request ? 'clock' : 'info'} />
      <span>{words}</span>
    </span>
  );
}

/** What could not be loaded, inside the console's frame; other answers are the frame's own to say. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts<typeof texts>('results');
  const { revalidate, state } = useRevalidator();
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 500;
  if (status === 403 || status === 404 || status === 422) throw error;
  return (
    <>
      <PageHead title={t('title')} />
      <div className={styles.failed}>
        <ErrorState
          title={t('error.title')}
          text={t('error.text')}
          onRetry={() => void revalidate()}
          busy={state === 'loading'}
        />
      </div>
    </>
  );
}

/** At the right: how evaluators judged, what is missing before finalising, and what was finalised. */
function SidePanel() {
  const t = useTexts<typeof texts>('results');
  return (
    <aside className={sidePanelStyles.panel} aria-label={t('sideLabel')}>
      <Judges />
      <Distribution />
      <Conditions />
      <Versions />
    </aside>
  );
}

/** Appeals that were upheld and are in no version yet: what can be changed, so that the next version takes them up. */
function UpheldNote() {
  const t = useTexts<typeof texts>('results');
  const language = useLanguage();
  const { data, ask } = useResult();
  const { can } = useOperator();
  const { upheldAppeals, stage } = data;
  if (upheldAppeals.length === 0) return null;
  return (
    <section className={styles.waiting}>
      <div>
        <h2>
          <DenseIcon name="info" />
          {t('upheld.title', { count: upheldAppeals.length })}
        </h2>
        <p>{t('upheld.text', { version: stage.version + 1 })}</p>
        <ul className={styles.since}>
          {upheldAppeals.map(({ id, teamNo, teamName, number, decidedAt }) => (
            <li key={id}>
              <Button size="sm" variant="ghost" onClick={() => ask({ what: 'scores', teamNo })}>
                {t('upheld.team', { team: teamName, number })}
              </Button>{' '}
              {t('upheld.at', { at: momentText(decidedAt, language) })}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.waitingActs}>
        <ButtonLink to="/console/objections">{t('upheld.see')}</ButtonLink>
        {can('finaliseResults') && data.judgedUntil === null && (
          <Button onClick={() => ask({ what: 'reopen' })}>{t('upheld.reopen')}</Button>
        )}
      </div>
    </section>
  );
}
