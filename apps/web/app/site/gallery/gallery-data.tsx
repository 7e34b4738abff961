import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRootData } from '../../lib/root-data.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { Accordion } from '../../ui/data/accordion.tsx';
import { BigNumber } from '../../ui/data/big-number.tsx';
import { Card } from '../../ui/data/card.tsx';
import { Chip } from '../../ui/data/chip.tsx';
import { Chips } from '../../ui/data/chips.tsx';
import { Countdown } from '../../ui/data/countdown.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { Panel } from '../../ui/data/panel.tsx';
import { TabLinks } from '../../ui/data/tab-links.tsx';
import { Table } from '../../ui/data/table.tsx';
import { Tabs } from '../../ui/data/tabs.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Tooltip } from '../../ui/data/tooltip.tsx';
import { LazyPicture } from '../../ui/feedback/lazy-picture.tsx';
import { FormGrid } from '../../ui/layout/form-grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { gallery } from './gallery.ko.ts';

const tracks = ['sprout', 'challenge', 'campus', 'growth', 'global'] as const;

export function GalleryData() {
  const t = useTexts<typeof gallery>('gallery');
  const { serverNow } = useRootData();
  const [search] = useSearchParams();
  const [pressed, setPressed] = useState(false);
  const track = search.get('track') ?? 'campus';
  const now = new Date(serverNow).toISOString();
  const until = new Date(serverNow + 1_051_000_000).toISOString();
  const rows = [
    { name: t('file.plan'), file: t('file.planName'), size: '4.2 MB' },
    { name: t('file.paper'), file: t('file.paperName'), size: '2.8 MB' },
  ];
  return (
    <Stack gap={6}>
      <Row align="between">
        <BigNumber>D-12</BigNumber>
        <div>
          <p>{t('data.deadline')}</p>
          <Countdown until={until} now={now} />
        </div>
        <Countdown until={until} now={now} size="inline" />
      </Row>
      <TabLinks
        label={t('data.filter')}
        bleed
        tabs={tracks.map((key, index) => ({
          key,
          text: t(`track.${key}`),
          to: `?track=${key}`,
          current: key === track,
          lane: index + 1,
        }))}
      />
      <Chips
        label={t('data.count')}
        items={['all', ...tracks].map((key, index) => ({
          key,
          text: index === 0 ? t('data.all') : t(`track.${tracks[index - 1] ?? 'sprout'}`),
          to: `?track=${key}`,
          current: key === track,
          count: 12 + index,
        }))}
      />
      <Row>
        <Chip pressed={pressed} onClick={() => setPressed(!pressed)} count={3}>
          {t('data.call')}
        </Chip>
        <Tag hot>{t('data.call')}</Tag>
        <Tag>{t('data.guide')}</Tag>
        <Tag>{t('data.point')}</Tag>
        <Tooltip text={t('data.tip')}>
          {(id) => <IconButton icon="info" label={t('data.tipFor')} aria-describedby={id} />}
        </Tooltip>
      </Row>
      <Tabs
        label={t('data.inPage')}
        tabs={[
          { key: 'a', text: t('data.guide'), content: t('data.answer') },
          { key: 'b', text: t('data.call'), content: t('data.answer2') },
        ]}
      />
      <Table
        caption={t('data.tableCaption')}
        rows={rows}
        rowKey={(row) => row.name}
        columns={[
          { key: 'name', title: t('data.document'), cell: (row) => row.name, rowHeader: true, nowrap: true },
          { key: 'file', title: t('data.fileName'), cell: (row) => row.file },
          { key: 'size', title: t('data.size'), cell: (row) => row.size, right: true, nowrap: true },
        ]}
      />
      <Pagination page={3} totalPages={12} />
      <Accordion
        items={[
          { key: '1', title: t('data.question'), content: t('data.answer'), open: true },
          { key: '2', title: t('data.question2'), content: t('data.answer2') },
        ]}
      />
      <FormGrid>
        <Card to="/test">
          <LazyPicture src="/no-such-picture.png" alt={t('data.picture')} ratio="2 / 1" />
        </Card>
        <Panel>
          <DefinitionList
            facts={[
              { key: 'school', term: t('data.school'), text: t('data.schoolName') },
              { key: 'region', term: t('data.region'), text: t('data.city') },
            ]}
          />
        </Panel>
        <Panel tone="paper">
          <DefinitionList
            ruled
            facts={[
              { key: 'school', term: t('data.school'), text: t('data.schoolName') },
              { key: 'region', term: t('data.region'), text: t('data.city') },
            ]}
          />
        </Panel>
      </FormGrid>
    </Stack>
  );
}
