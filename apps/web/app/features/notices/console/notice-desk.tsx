import { noticeTypeNames } from '@chulbal/contract/notices';
import { listWrittenNotices } from '@chulbal/contract/operator-notices';
import { Link, useNavigate } from 'react-router';
import { stampText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Pagination } from '../../../ui/data/pagination.tsx';
import { Table } from '../../../ui/data/table.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { useCommand } from '../../console/use-command.ts';
import type { Route } from './+types/notice-desk';
import { noticeCommand } from './commands.ts';
import type { noticeDesk as texts } from './notice-desk.ko.ts';
import styles from './notice-desk.module.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = visitOf(context);
  const page = Number(url.searchParams.get('page') ?? 1);
  return api(listWrittenNotices, { page: Number.isSafeInteger(page) && page > 0 ? page : 1, size: 30 });
}

const emptyDraft = {
  ...({ noticeType: 'notice', pinned: false, attachments: [] } as const),
  ...{ titleKo: '', titleEn: '', bodyKo: '', bodyEn: '' },
};

/** `/console/notices`: every notice, the last touched first. */
export default function NoticeDesk({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('noticeDesk');
  const language = useLanguage();
  const navigate = useNavigate();
  const { busy, run } = useCommand();
  const { content, page, totalPages } = loaderData;
  async function write() {
    const made = await run(() => noticeCommand('create', { draft: { ...emptyDraft, attachments: [] } }));
    if (made) await navigate(`/console/notices/${made.data.noticeNo}`);
  }
  const door = (
    <Button variant="primary" icon="plus" disabled={busy} onClick={() => void write()}>
      {t('write')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('title')} />
      <div className={styles.page}>
        {content.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} action={door} />}
        {content.length > 0 && (
          <>
            <div className={styles.top}>{door}</div>
            <Table
              caption={t('table.caption')}
              dense
              narrow="scroll"
              rows={content}
              rowKey={(row) => row.noticeNo}
              columns={[
                {
                  key: 'title',
                  title: t('table.title'),
                  rowHeader: true,
                  cell: (row) => (
                    <Link className={styles.name} to={`/console/notices/${row.noticeNo}`}>
                      {row.title || t('untitled')}
                    </Link>
                  ),
                },
                {
                  key: 'type',
                  title: t('table.type'),
                  cell: (row) => noticeTypeNames[row.noticeType][language],
                },
                {
                  key: 'state',
                  title: t('table.state'),
                  nowrap: true,
                  cell: (row) => (
                    <span className={styles.tags}>
                      <Tag hot={row.state === 'scheduled'}>{t(`states.${row.state}`)}</Tag>
                      {row.changed && row.state !== 'draft' && <Tag>{t('changed')}</Tag>}
                      {row.pinned && <Tag>{t('pinned')}</Tag>}
                    </span>
                  ),
                },
                {
                  key: 'english',
                  title: t('table.english'),
                  cell: (row) => t(row.hasEnglish ? 'english.yes' : 'english.no'),
                },
                {
                  key: 'at',
                  title: t('table.at'),
                  nowrap: true,
                  cell: (row) => (row.publishAt ? stampText(row.publishAt).slice(0, 16) : '–'),
                },
              ]}
            />
            <Pagination page={page} totalPages={totalPages} />
          </>
        )}
      </div>
    </>
  );
}
