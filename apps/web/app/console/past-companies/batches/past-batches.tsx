import { listPastBatches } from '@chulbal/contract/past-companies/operators';
import { useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageBody, PageTop } from '../../shell/page-body.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import type { Route } from './+types/past-batches';
import { BatchTable } from './batch-table.tsx';
import { Finished } from './finished.tsx';
import { ListPart } from './list-part.tsx';
import type { pastBatches as texts } from './past-batches.ko.ts';
import styles from './past-batches.module.css';

export function loader({ context }: Route.LoaderArgs) {
  return visitOf(context).api(listPastBatches, {});
}

/** `/console/past`: finished exhibitions and lists of earlier years become past entries, and are taken back. */
export default function PastBatches({ loaderData: { exhibitions, batches } }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('pastBatches');
  return (
    <>
      <PageHead title={t('title')} />
      <PageBody sections className={styles.page}>
        <PageTop>{t('lede')}</PageTop>
        <section aria-labelledby="finished">
          <h2 id="finished">{t('finished.title')}</h2>
          {exhibitions.length === 0 && (
            <EmptyState title={t('finished.none')} text={t('finished.noneText')} />
          )}
          {exhibitions.map((exhibition) => (
            <Finished key={exhibition.igNo} exhibition={exhibition} />
          ))}
        </section>
        <section aria-labelledby="list">
          <h2 id="list">{t('list.title')}</h2>
          <ListPart />
        </section>
        <section aria-labelledby="batches">
          <h2 id="batches">{t('batches.title')}</h2>
          <BatchTable batches={batches} />
        </section>
      </PageBody>
    </>
  );
}
