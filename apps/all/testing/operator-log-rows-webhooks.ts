import { inTable, type LogRow } from './operator-log-row.ts';
import { webhookGiven } from './operator-table-webhooks.ts';

/** What the log says of commands about webhooks. */
export const webhookLogRows: Record<string, LogRow> = {
  createWebhook: { input: () => webhookGiven, action: 'webhook.create' },
  changeWebhook: { input: inTable('changeWebhook'), action: 'webhook.change' },
  rotateWebhookSecret: { input: inTable('rotateWebhookSecret'), action: 'webhook.rotateSecret' },
  pauseWebhook: { input: inTable('pauseWebhook'), action: 'webhook.pause' },
  resumeWebhook: {
    async input({ command, objects }) {
      const { webhookNo } = await objects.webhook();
      await command('pauseWebhook', { webhookNo });
      return { webhookNo };
    },
    action: 'webhook.resume',
  },
  deleteWebhook: { input: inTable('deleteWebhook'), action: 'webhook.delete' },
  testWebhook: { input: inTable('testWebhook'), action: 'webhook.test' },
  sendDeliveryAgain: { input: inTable('sendDeliveryAgain'), action: 'webhook.sendAgain' },
  sendFailedAgain: { input: inTable('sendFailedAgain'), action: 'webhook.sendFailedAgain' },
};
