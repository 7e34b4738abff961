import { listPastBatches, type PastBatch } from '@chulbal/contract/past-companies/operators';
import { reasonLengths } from '@chulbal/contract/reason-lengths.values';
import { useState } from 'react';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { Button } from '../../../ui/action/button.tsx';
import { type Column, Table } from '../../../ui/data/table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ReasonCommand } from '../../../ui/form-dialog/reason-command.tsx';
import { batchCommand } from '../../shell/commands.ts';
import { PageBody, PageTop } from '../../shell/page-body.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import type { pastAdmin as texts } from '../past-admin.ko.ts';
import type { Route } from './+types/past-batches';
import { Finished } from './finished.tsx';
import { ListPart } from './list-part.tsx';
import styles from './past-batches.module.css';

export function loader({ context }: Route.LoaderArgs) {
  return visitOf(context).api(listPastBatches, {});
}

/** `/console/past`: finished exhibitions and lists of earlier years become past entries, and are taken back. */
export default function PastBatches({ loaderData: { exhibitions, batches } }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('pastAdmin');
  return (
    <>
      <PageHead title={t('batchesTitle')} />
      <PageBody sections className={styles.page}>
        <PageTop>{t('batchesLede')}</PageTop>
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

/** What was brought in by whom, and taking it back. */
function BatchTable({ batches }: { batches: readonly PastBatch[] }) {
  const t = useTexts<typeof texts>('pastAdmin');
  const language = useLanguage();
  const [about, setAbout] = useState<PastBatch | null>(null);
  if (batches.length === 0) return <p className={styles.note}>{t('batches.none')}</p>;
  const columns: Column<PastBatch>[] = [
    {
      key: 'what',
      title: t('batches.columns.what'),
      rowHeader: true,
      cell: ({ kind, name }) => (
        <span className={styles.pair}>
          <b>{name}</b>
          <small>{t(`batches.kinds.${kind}`)}</small>
        </span>
      ),
    },
    { key: 'entries', title: t('batches.columns.entries'), right: true, cell: ({ entries }) => entries },
    {
      key: 'made',
      title: t('batches.columns.made'),
      cell: ({ madeBy, madeAt }) => (
        <span className={styles.pair}>
          {madeBy}
          <small>{momentText(madeAt, language)}</small>
        </span>
      ),
    },
    {
      key: 'state',
      title: t('batches.columns.state'),
      cell: (batch) => {
        const { undone } = batch;
        if (!undone) {
          return (
            <Button variant="line" size="sm" onClick={() => setAbout(batch)}>
              {t('batches.undo')}
            </Button>
          );
        }
        return (
          <span className={styles.pair}>
            <b>{t('batches.undone')}</b>
            <small>{t('batches.undoneBy', { name: undone.by, at: momentText(undone.at, language) })}</small>
            <small>{undone.reason}</small>
            {undone.kept > 0 && <small>{t('batches.kept', { count: undone.kept })}</small>}
          </span>
        );
      },
    },
  ];
  return (
    <>
      <Table
        caption={t('batches.title')}
        dense
        narrow="stack"
        rows={batches}
        rowKey={({ batchNo }) => batchNo}
        columns={columns}
      />
      {about && <UndoDialog key={about.batchNo} batch={about} onClose={() => setAbout(null)} />}
    </>
  );
}

function UndoDialog({ batch, onClose }: { batch: PastBatch; onClose: () => void }) {
  const t = useTexts<typeof texts>('pastAdmin');
  const { batchNo, name, entries } = batch;
  return (
    <ReasonCommand
      title={t('batches.dialog.title', { name })}
      body={t('batches.dialog.body', { count: entries })}
      submit={t('batches.dialog.submit')}
      danger
      length={reasonLengths.batchUndone}
      oneLine={reasonLengths.batchUndone.most}
      send={(reason) => batchCommand('undo', { batchNo, reason })}
      done={({ hidden }) => t('batches.dialog.done', { count: hidden })}
      onClose={onClose}
    />
  );
}
