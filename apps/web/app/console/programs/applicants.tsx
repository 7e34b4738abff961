import { listApplicants, type ProgramFacts } from '@chulbal/contract/programs/operators';
import { participations } from '@chulbal/contract/programs/values';
import { useState } from 'react';
import { numberOf, pageIn } from '../../lib/address-numbers.ts';
import { momentText } from '../../lib/korean-time.ts';
import { orLastPage } from '../../lib/last-page.ts';
import { oneOf } from '../../lib/one-of.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import type { programCard as words } from '../../site/programs/card/program-card.ko.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Chips } from '../../ui/data/chips.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchInput } from '../../ui/form/search-input.tsx';
import { PageBody } from '../shell/page-body.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { useOperator } from '../shell/use-operator.ts';
import { ExportDialog } from '../table-export/export-dialog.tsx';
import type { Route } from './+types/applicants';
import { ApplicantTable } from './applicant-table.tsx';
import styles from './applicants.module.css';
import { MessageDialog } from './message-dialog.tsx';
import type { programAdmin as texts } from './program-admin.ko.ts';

export const handle: TextsHandle = { texts: ['site-programs-card', 'console-table-export'] };

const PAGE_SIZE = 50;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const boardId = numberOf(params.postNo);
  const { searchParams: query } = url;
  const state = oneOf(participations, query.get('state'));
  const keyword = query.get('keyword')?.trim().slice(0, 50) || undefined;
  const page = pageIn(query);
  const asked = { boardId, page, size: PAGE_SIZE, participation: state, keyword };
  const found = await visitOf(context).api(listApplicants, asked);
  orLastPage(url, found.applicants);
  return { ...found, state, keyword };
}

/** `/console/programs/{postNo}`: who takes part in a programme, who waits, who came. */
export default function Applicants({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('programAdmin');
  const say = useTexts<typeof words>('programCard');
  const language = useLanguage();
  const { can } = useOperator();
  const { program, applicants, state, keyword } = loaderData;
  const { counts, capacity, boardId } = program;
  const to = (chosen: string | null) =>
    `?${new URLSearchParams({ ...(chosen && { state: chosen }), ...(keyword && { keyword }) })}`;
  const all = counts.placed + counts.waiting + counts.cancelled;
  return (
    <>
      <PageHead title={program.title} windowTitle={`${t('title')} · ${program.title}`}>
        {can('editContent') && (
          <ButtonLink variant="line" size="sm" to={`/console/posts/program/${boardId}`}>
            {t('edit')}
          </ButtonLink>
        )}
      </PageHead>
      <PageBody>
        <div className={styles.row}>
          <p className={styles.facts}>
            <b>{say(`state.${program.state}`)}</b>
            <span>{momentText(program.startsAt, language)}</span>
            <span>{capacity === null ? say('free') : t('capacity', { count: capacity })}</span>
          </p>
          <ProgramButtons program={program} all={all} />
        </div>
        <div className={styles.row}>
          <Chips
            label={t('filters')}
            items={[
              { key: 'all', text: t('all'), count: all, to: to(null), current: !state },
              ...participations.map((one) => ({
                ...{ key: one, text: t(`states.${one}`), count: counts[one] },
                ...{ to: to(one), current: state === one },
              })),
            ]}
          />
          <form method="get" role="search" aria-label={t('search')} className={styles.search}>
            {state && <input type="hidden" name="state" value={state} />}
            <SearchInput
              key={keyword ?? ''}
              name="keyword"
              aria-label={t('search')}
              placeholder={t('search')}
              defaultValue={keyword}
              maxLength={50}
            />
            <Button type="submit" size="sm">
              {t('go')}
            </Button>
          </form>
        </div>
        {!can('revealPersonalData') && <p className={styles.note}>{t('searchHint')}</p>}
        {applicants.content.length > 0 ? (
          <>
            <ApplicantTable
              key={`${state} ${keyword} ${applicants.page}`}
              program={program}
              applicants={applicants.content}
            />
            <Pagination page={applicants.page} totalPages={applicants.totalPages} />
          </>
        ) : (
          <EmptyState
            title={t(state || keyword ? 'notFound' : 'none')}
            text={t(state || keyword ? 'notFoundText' : 'noneText')}
          />
        )}
      </PageBody>
    </>
  );
}

/** What is done about all who take part: a letter to them, and their list as a file. */
function ProgramButtons({ program, all }: { program: ProgramFacts; all: number }) {
  const t = useTexts<typeof texts>('programAdmin');
  const { can } = useOperator();
  const [open, setOpen] = useState<'message' | 'export' | null>(null);
  const { boardId, counts } = program;
  const close = () => setOpen(null);
  return (
    <div className={styles.actions}>
      {can('workApplications') && counts.placed > 0 && (
        <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('message')}>
          {t('message')}
        </Button>
      )}
      {can('exportApplications') && all > 0 && (
        <Button size="sm" icon="download" aria-haspopup="dialog" onClick={() => setOpen('export')}>
          {t('export')}
        </Button>
      )}
      {open === 'message' && <MessageDialog boardId={boardId} count={counts.placed} onClose={close} />}
      {open === 'export' && (
        <ExportDialog
          address="/console/programs/export"
          input={{ boardId }}
          fileName={`program-${boardId}-applicants`}
          title={t('exportTitle', { count: all })}
          body={t('exportBody')}
          onClose={close}
        />
      )}
    </div>
  );
}
