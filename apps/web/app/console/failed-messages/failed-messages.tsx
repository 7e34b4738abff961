import { listFailedMessages } from '@chulbal/contract/failed-messages';
import { reasonLengths } from '@chulbal/contract/reason-lengths.values';
import { useState } from 'react';
import { pageIn } from '../../lib/address-numbers.ts';
import { orLastPage } from '../../lib/last-page.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Pagination } from '../../ui/data/pagination.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReasonCommand } from '../../ui/form-dialog/reason-command.tsx';
import { messageCommand } from '../shell/commands.ts';
import { PageBody, PageTop } from '../shell/page-body.tsx';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/failed-messages';
import { FailedKinds } from './failed-kinds.tsx';
import type { failedMessages as texts } from './failed-messages.ko.ts';
import styles from './failed-messages.module.css';
import { FailedTable } from './failed-table.tsx';
import { type Failed, kindIn } from './kinds.ts';

const SIZE = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = visitOf(context);
  const page = pageIn(url.searchParams);
  const kind = kindIn(url.searchParams);
  const list = await api(listFailedMessages, { page, size: SIZE, ...kind });
  return { list: orLastPage(url, list), kind };
}

/** `/console/messages`: messages that could not be sent, why, and what helps. */
export default function FailedMessages({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('failedMessages');
  const { list, kind } = loaderData;
  const [aside, setAside] = useState<Failed | null>(null);
  const all = list.kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <PageHead title={t('title')} />
      <PageBody className={styles.page}>
        {all === 0 ? (
          <EmptyState title={t('none.title')} text={t('none.text')} />
        ) : (
          <>
            <PageTop>
              <b>{t('lead.some', { count: all, kinds: list.kinds.length })}</b> {t('lead.text')}
            </PageTop>
            <FailedKinds kinds={list.kinds} chosen={kind} />
            <FailedTable messages={list.content} onAside={setAside} />
            <Pagination page={list.page} totalPages={list.totalPages} />
          </>
        )}
      </PageBody>
      {aside && <AsideDialog key={aside.messageId} message={aside} onClose={() => setAside(null)} />}
    </>
  );
}

/** Asks why a message needs nobody any more. */
function AsideDialog({ message, onClose }: { message: Failed; onClose: () => void }) {
  const t = useTexts<typeof texts>('failedMessages');
  const { messageId, to, subject } = message;
  return (
    <ReasonCommand
      title={t('asideDialog.title')}
      body={t('asideDialog.body', { to, letter: subject })}
      submit={t('aside')}
      length={reasonLengths.messageSetAside}
      send={(reason) => messageCommand('setAside', { messageId, reason })}
      done={t('put')}
      onClose={onClose}
    />
  );
}
