import { listWebhooks, type WebhookView } from '@chulbal/contract/webhooks';
import { useState } from 'react';
import { shortMomentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { type Column, Table } from '../../ui/data/table.tsx';
import { TwoLines } from '../../ui/data/two-lines.tsx';
import { ListPage } from '../shell/page-body.tsx';
import type { Route } from './+types/webhooks';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookSecret } from './webhook-secret.tsx';
import { WebhookState } from './webhook-state.tsx';
import type { webhooks as texts } from './webhooks.ko.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return visitOf(context).api(listWebhooks);
}

/** `/console/webhooks`: operators' own programs that are told of what happens. */
export default function Webhooks({ loaderData: { webhooks } }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('webhooks');
  const [creating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const create = (
    <Button variant="primary" icon="plus" onClick={() => setCreating(true)}>
      {t('create')}
    </Button>
  );
  return (
    <>
      <ListPage
        title={t('title')}
        lede={`${t('lede')} ${t('guide')}`}
        create={create}
        none={{ title: t('none'), text: t('noneText') }}
        list={webhooks.length > 0 ? <WebhookTable webhooks={webhooks} /> : null}
      />
      {creating && (
        <WebhookDialog
          onClose={() => setCreating(false)}
          onMade={(made) => {
            setCreating(false);
            setSecret(made);
          }}
        />
      )}
      {secret && <WebhookSecret secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}

function WebhookTable({ webhooks }: { webhooks: readonly WebhookView[] }) {
  const t = useTexts<typeof texts>('webhooks');
  const language = useLanguage();
  const columns: Column<WebhookView>[] = [
    {
      key: 'name',
      title: t('columns.name'),
      rowHeader: true,
      cell: ({ webhookNo, name, url }) => (
        <TwoLines note={url}>
          <TextLink to={`/console/webhooks/${webhookNo}`}>{name}</TextLink>
        </TwoLines>
      ),
    },
    {
      key: 'events',
      title: t('columns.events'),
      cell: ({ events }) => events.map((event) => t(`event.${event}`)).join(', '),
    },
    {
      key: 'state',
      title: t('columns.state'),
      nowrap: true,
      cell: (webhook) => <WebhookState {...webhook} />,
    },
    {
      key: 'failed',
      title: t('columns.failed'),
      nowrap: true,
      cell: ({ failed }) => (failed > 0 ? <b>{t('failedCount', { count: failed })}</b> : t('nothingFailed')),
    },
    {
      key: 'taken',
      title: t('columns.taken'),
      nowrap: true,
      cell: ({ deliveredAt }) =>
        deliveredAt ? (
          <time dateTime={deliveredAt}>{shortMomentText(deliveredAt, language)}</time>
        ) : (
          t('neverTaken')
        ),
    },
  ];
  return (
    <Table
      caption={t('title')}
      columns={columns}
      rows={webhooks}
      rowKey={({ webhookNo }) => webhookNo}
      dense
    />
  );
}
