import type { WebhookDelivery, WebhookView } from '@chulbal/contract/webhooks';
import { useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { momentText, shortMomentText } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { RowActs } from '../../ui/data/row-acts.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { type Column, Table } from '../../ui/data/table.tsx';
import { TwoLines } from '../../ui/data/two-lines.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { webhookCommand } from '../shell/commands.ts';
import type { webhooks as texts } from './webhooks.ko.ts';
import styles from './webhooks.module.css';

const kinds = { pending: 'wait', delivered: 'ok', failed: 'bad' } as const;

type Props = { deliveries: readonly WebhookDelivery[]; state: WebhookView['state'] };

/** What was sent, newest first: what came back, when it is tried next, and what can be done. */
export function DeliveryTable({ deliveries, state }: Props) {
  const t = useTexts<typeof texts>('webhooks');
  const language = useLanguage();
  const [shown, setShown] = useState<WebhookDelivery | null>(null);
  const columns: Column<WebhookDelivery>[] = [
    {
      key: 'what',
      title: t('deliveries.columns.what'),
      rowHeader: true,
      cell: ({ type, at }) => (
        <TwoLines note={<time dateTime={at}>{momentText(at, language)}</time>}>{t(`event.${type}`)}</TwoLines>
      ),
    },
    {
      key: 'state',
      title: t('deliveries.columns.state'),
      nowrap: true,
      cell: (one) => <StateMark kind={kinds[one.state]}>{t(`deliveries.state.${one.state}`)}</StateMark>,
    },
    {
      key: 'answer',
      title: t('deliveries.columns.answer'),
      cell: (delivery) => <Answer delivery={delivery} />,
    },
    {
      key: 'attempts',
      title: t('deliveries.columns.attempts'),
      nowrap: true,
      cell: ({ attempts }) => t('deliveries.attempts', { count: attempts }),
    },
    {
      key: 'next',
      title: t('deliveries.columns.next'),
      nowrap: true,
      cell: ({ nextAt, ...one }) =>
        nextAt ? (
          <time dateTime={nextAt}>{shortMomentText(nextAt, language)}</time>
        ) : (
          t(one.state === 'pending' ? 'deliveries.held' : 'deliveries.noNext')
        ),
    },
    {
      key: 'acts',
      title: t('deliveries.columns.acts'),
      right: true,
      cell: (delivery) => (
        <Acts delivery={delivery} active={state === 'active'} onShow={() => setShown(delivery)} />
      ),
    },
  ];
  return (
    <>
      <Table
        caption={t('deliveries.title')}
        columns={columns}
        rows={deliveries}
        rowKey={({ deliveryId }) => deliveryId}
        dense
      />
      {shown && <Body delivery={shown} onClose={() => setShown(null)} />}
    </>
  );
}

const known = ['TIMEOUT', 'INSIDE', 'NO_TLS', 'ENOTFOUND', 'ECONNREFUSED'] as const;

/** What the last try met with, and how long it took. */
function Answer({ delivery: { status, error, ms } }: { delivery: WebhookDelivery }) {
  const t = useTexts<typeof texts>('webhooks');
  if (status === null && error === null) return t('deliveries.notTried');
  const code = known.find((one) => one === error);
  return (
    <TwoLines note={ms !== null && t('deliveries.took', { ms: ms.toLocaleString('en') })}>
      {status !== null && t('deliveries.status', { status })}
      {status === null &&
        (code ? t(`deliveries.error.${code}`) : t('deliveries.error.other', { code: error ?? '' }))}
    </TwoLines>
  );
}

type ActsProps = { delivery: WebhookDelivery; active: boolean; onShow: () => void };

function Acts({ delivery, active, onShow }: ActsProps) {
  const t = useTexts<typeof texts>('webhooks');
  const language = useLanguage();
  const { busy, problem, run } = useCommand();
  const { deliveryId, state, type, at } = delivery;
  const what = `${t(`event.${type}`)} ${momentText(at, language)}`;
  const again = t(state === 'pending' ? 'deliveries.now' : 'deliveries.again');
  async function send() {
    const done = await run(() => webhookCommand('sendAgain', { deliveryId }));
    if (done) toast.success(t('deliveries.sent'));
  }
  return (
    <RowActs problem={problem}>
      <Button size="sm" variant="ghost" onClick={onShow} aria-label={`${t('deliveries.show')}: ${what}`}>
        {t('deliveries.show')}
      </Button>
      {active && (
        <Button size="sm" busy={busy} onClick={() => void send()} aria-label={`${again}: ${what}`}>
          {again}
        </Button>
      )}
    </RowActs>
  );
}

/** What is sent, letter by letter, but for its line breaks. */
function Body({
  delivery: { type, messageId, body },
  onClose,
}: {
  delivery: WebhookDelivery;
  onClose: () => void;
}) {
  const t = useTexts<typeof texts>('webhooks');
  return (
    <FormDialog
      wide
      title={t('body.title', { event: t(`event.${type}`) })}
      body={<code>{t('body.text', { id: messageId })}</code>}
      ok={undefined}
      cancel={t('body.close')}
      onClose={onClose}
      onSubmit={onClose}
    >
      <ScrollRegion label={t('body.label')} className={styles.body}>
        <pre>{JSON.stringify(JSON.parse(body), null, 2)}</pre>
      </ScrollRegion>
    </FormDialog>
  );
}
