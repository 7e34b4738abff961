import { listTargets, type SheetState } from '@chulbal/contract/evaluation/evaluation';
import { useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { placeOf } from '../../lib/address-numbers.ts';
import { daysUntil, momentText } from '../../lib/korean-time.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Link } from '../../ui/action/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchInput } from '../../ui/form/search-input.tsx';
import { DenseIcon } from '../../ui/icon/dense-icon.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { usePointer } from '../shell/pointer-data.ts';
import type { Route } from './+types/targets';
import { detailPath, useTargetName } from './detail/paths.ts';
import type { judging as texts } from './judging.ko.ts';
import { OwnFigures } from './list/own-figures.tsx';
import { aDay, blocksOf, groups, isOpen, matching, nextOf } from './list/queue.ts';
import { SignPanel } from './list/sign-panel.tsx';
import { StateWord } from './list/state-word.tsx';
import { TargetTable } from './list/target-table.tsx';
import styles from './list/targets.module.css';
import type { TargetsData } from './target-data.ts';

export async function loader({ context, params }: Route.LoaderArgs): Promise<TargetsData> {
  return visitOf(context).api(listTargets, placeOf(params));
}

/** A filter asks for nothing anew. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const onlyQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return onlyQuery && !formMethod ? false : defaultShouldRevalidate;
}

/** `/pointer/list/:trackNo/:stageNo`: what I judge, how far I am, and my own scores in figures. */
export default function Targets({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('judging');
  const { stage, targets, progress } = loaderData;
  const nameOf = useTargetName();
  const language = useLanguage();
  const next = nextOf(loaderData);
  const [search] = useSearchParams();
  const [query, setQuery] = useState('');
  const state = sheetStateOf(search.get('state'));
  const rows = matching(targets, { state, query });
  const judged = targets.filter((one) => one.state !== 'recused' && one.state !== 'voided');
  const longer = judged.filter((one) => isOpen(stage, one)).length;
  const looking = state !== 'all' || query.trim() !== '';
  return (
    <div className={styles.page}>
      <PageMeta title={t('title', { stage: `${stage.trackName} ${stage.stageName}` })} noIndex />
      <h1>
        <VisuallyHidden>{t('heading')}</VisuallyHidden>
      </h1>
      <section className={styles.progress} aria-label={t('progress')}>
        <div>
          <p className={styles.caption}>{t('done')}</p>
          <p className={styles.figure}>
            {progress.submitted}
            <span>/ {progress.all}</span>
          </p>
        </div>
        <QueueLane data={loaderData} note={useLeftWords(loaderData)} />
        {next && (
          <ButtonLink
            variant="primary"
            size="lg"
            iconEnd="chevron-right"
            className={styles.next}
            to={detailPath(stage, next.targetNo)}
          >
            {t('next', { name: nameOf(next) })}
          </ButtonLink>
        )}
      </section>
      <div className={styles.columns}>
        <section aria-label={t('targets')}>
          {stage.phase !== 'open' && (
            <p role="note" className={styles.note} data-phase={stage.phase}>
              <DenseIcon name={stage.phase === 'waiting' ? 'clock' : 'lock'} />
              {stage.phase === 'over' && longer > 0
                ? t('longer', { count: longer })
                : t(stage.phase, { at: momentText(stage.beginsAt, language) })}
            </p>
          )}
          <SignPanel data={loaderData} />
          {targets.length === 0 ? (
            <EmptyState title={t('noTargets')} text={t('noTargetsText')} />
          ) : (
            <>
              <div className={styles.filter}>
                <StateFilter state={state} progress={progress} />
                <div className={styles.find}>
                  <SearchInput
                    aria-label={t('search')}
                    placeholder={t('searchHint')}
                    value={query}
                    onChange={({ currentTarget }) => setQuery(currentTarget.value)}
                  />
                </div>
              </div>
              <VisuallyHidden role="status">
                {looking ? t('found', { count: rows.length }) : ''}
              </VisuallyHidden>
              {rows.length === 0 ? (
                <EmptyState title={t('none')} text={t('noneText')} />
              ) : (
                <TargetTable data={loaderData} rows={rows} whole={looking} />
              )}
            </>
          )}
        </section>
        <OwnFigures data={loaderData} />
      </div>
    </div>
  );
}

function sheetStateOf(text: string | null) {
  return groups.find((state) => state === text) ?? 'all';
}

/** What is left, and how many a day meet the deadline. */
function useLeftWords({ stage, progress }: TargetsData): string {
  const t = useTexts<typeof texts>('judging');
  const { now } = usePointer();
  const left = progress.draft + progress.unread;
  if (left === 0 || !stage.open) return '';
  const days = daysUntil(stage.closesAt, now);
  return days <= 0 ? t('leftToday', { left }) : t('left', { left, day: aDay(left, days) });
}

const states = ['all', 'unread', 'draft', 'submitted', 'recused', 'voided'] as const;

type Props = { state: SheetState | 'all'; progress: TargetsData['progress'] };

/** The states with their counts; the chosen one is in the address, so that Back keeps it. */
function StateFilter({ state, progress }: Props) {
  const t = useTexts<typeof texts>('judging');
  const shown = states.filter((each) => each !== 'voided' || progress.voided > 0);
  return (
    <nav className={styles.states} aria-label={t('filter')}>
      {shown.map((each) => (
        <Link
          key={each}
          to={each === 'all' ? '?' : `?state=${each}`}
          replace
          preventScrollReset
          aria-current={each === state ? 'true' : undefined}
        >
          {t(`state.${each}`)} <b>{progress[each]}</b>
        </Link>
      ))}
    </nav>
  );
}

type QueueLaneProps = { data: TargetsData; note: string };

/** The whole queue as a lane: a block a team, and what the blocks mean with their numbers. */
function QueueLane({ data, note }: QueueLaneProps) {
  const t = useTexts<typeof texts>('judging');
  const { progress } = data;
  const shown = (['submitted', 'draft', 'unread', 'recused', 'voided'] as const).filter(
    (state) => state !== 'voided' || progress.voided > 0,
  );
  return (
    <div>
      <div className={styles.lane} role="img" aria-label={t('lane', progress)}>
        {blocksOf(data).map(({ targetNo, state, next }) => (
          <i key={targetNo} data-state={next ? 'next' : state} />
        ))}
      </div>
      <div className={styles.key}>
        {shown.map((state) => (
          <StateWord key={state} state={state}>
            <b>{progress[state]}</b>
          </StateWord>
        ))}
        {note && <span className={styles.queueLaneNote}>{note}</span>}
      </div>
    </div>
  );
}
