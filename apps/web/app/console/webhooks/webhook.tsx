import { getWebhook, listWebhookDeliveries, type WebhookView } from '@chulbal/contract/webhooks';
import { deliveryStates } from '@chulbal/contract/webhooks.values';
import { numberOf, pageIn } from '../../lib/address-numbers.ts';
import { useCommand } from '../../lib/command/use-command.ts';
import { longMomentText, momentText } from '../../lib/korean-time.ts';
import { orLastPage } from '../../lib/last-page.ts';
import { toast } from '../../lib/toast.ts';
import { useFreshPage } from '../../lib/use-fresh-page.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { TabLinks } from '../../ui/data/tab-links.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Refusal } from '../../ui/feedback/refusal.tsx';
import { webhookCommand } from '../shell/commands.ts';
import { PageBody, PageTop } from '../shell/page-body.tsx';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/webhook';
import { DeliveryTable } from './delivery-table.tsx';
import { WebhookActs } from './webhook-acts.tsx';
import { WebhookState } from './webhook-state.tsx';
import type { webhooks as texts } from './webhooks.ko.ts';
import styles from './webhooks.module.css';

const SIZE = 20;

/** What waits is looked at again while somebody is there. */
const pace = { every: 3_000, restAfter: 5 * 60_000 };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = visitOf(context);
  const webhookNo = numberOf(params.webhookNo);
  const page = pageIn(url.searchParams);
  const state = deliveryStates.find((one) => one === url.searchParams.get('state'));
  const asked = { webhookNo, page, size: SIZE, ...(state ? { state } : {}) };
  const webhook = await api(getWebhook, { webhookNo });
  const list = orLastPage(url, await api(listWebhookDeliveries, asked));
  return { webhook, list, state: state ?? null };
}

/** `/console/webhooks/:webhookNo`: one webhook, what was sent to it, and what can be sent again. */
export default function WebhookPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('webhooks');
  const { webhook, list, state } = loaderData;
  const waits = webhook.pending > 0 && webhook.state === 'active';
  const tabs = [null, ...deliveryStates].map((one) => ({
    key: one ?? 'all',
    text: one ? `${t(`deliveries.state.${one}`)}${countOf(webhook, one)}` : t('deliveries.all'),
    to: one ? `?state=${one}` : '?',
    current: one === state,
  }));
  return (
    <>
      <PageHead title={webhook.name} windowTitle={`${webhook.name} · ${t('title')}`} />
      {waits && <Fresh />}
      <PageBody className={styles.page}>
        <p className={styles.back}>
          <TextLink to="/console/webhooks">{t('back')}</TextLink>
        </p>
        {webhook.state !== 'active' && (
          <p className={styles.halted} data-state={webhook.state}>
            <b>{t(`${webhook.state}.title`)}</b> {t(`${webhook.state}.text`)}
          </p>
        )}
        <div className={styles.one}>
          <Facts webhook={webhook} />
          <WebhookActs webhook={webhook} />
        </div>
        <section aria-labelledby="deliveries">
          <h2 id="deliveries">{t('deliveries.title')}</h2>
          <PageTop
            action={webhook.failed > 0 && webhook.state === 'active' && <SendFailed webhook={webhook} />}
          >
            {t('deliveries.lede')}
          </PageTop>
          <TabLinks tabs={tabs} label={t('deliveries.filter')} />
          {list.content.length > 0 && <DeliveryTable deliveries={list.content} state={webhook.state} />}
          {list.content.length === 0 && state && <p className={styles.nothing}>{t('deliveries.noneOf')}</p>}
          {list.content.length === 0 && !state && (
            <EmptyState plain level={3} title={t('deliveries.none')} text={t('deliveries.noneText')} />
          )}
          <Pagination page={list.page} totalPages={list.totalPages} />
        </section>
      </PageBody>
    </>
  );
}

function Fresh() {
  useFreshPage(pace);
  return null;
}

/** Sends everything again that was given up. */
function SendFailed({ webhook: { webhookNo, failed } }: { webhook: WebhookView }) {
  const t = useTexts<typeof texts>('webhooks');
  const { run, busy, problem } = useCommand();
  async function send() {
    const done = await run(() => webhookCommand('sendFailed', { webhookNo }));
    if (done) toast.success(t('deliveries.allSent', { count: done.data.sent }));
  }
  return (
    <div>
      <Button icon="retry" busy={busy} onClick={() => void send()}>
        {t('deliveries.allAgain', { count: failed })}
      </Button>
      <Refusal problem={problem} />
    </div>
  );
}

function countOf({ pending, failed }: WebhookView, state: (typeof deliveryStates)[number]): string {
  const count = { pending, failed, delivered: 0 }[state];
  return count > 0 ? ` ${count}` : '';
}

function Facts({ webhook }: { webhook: WebhookView }) {
  const t = useTexts<typeof texts>('webhooks');
  const language = useLanguage();
  const { url, events, pausedAt, createdAt, oldSecretUntil } = webhook;
  return (
    <DefinitionList
      ruled
      facts={[
        { key: 'url', term: t('facts.url'), text: <code className={styles.url}>{url}</code> },
        {
          key: 'events',
          term: t('facts.events'),
          text: events.map((event) => t(`event.${event}`)).join(', '),
        },
        {
          key: 'state',
          term: t('facts.state'),
          text: (
            <span className={styles.state}>
              <WebhookState {...webhook} />
              {pausedAt && <small>{t('pausedSince', { at: momentText(pausedAt, language) })}</small>}
            </span>
          ),
        },
        {
          key: 'secret',
          term: t('facts.secret'),
          text: oldSecretUntil
            ? t('twoSecrets', { at: momentText(oldSecretUntil, language) })
            : t('oneSecret'),
        },
        { key: 'created', term: t('facts.created'), text: longMomentText(createdAt, language) },
      ]}
    />
  );
}
