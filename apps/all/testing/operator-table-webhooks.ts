import { errors } from '@chulbal/contract/errors';
import type { Objects } from './operator-objects.ts';
import type { OperatorRow } from './operator-row.ts';

const nothing = errors.notFound.code;

/** What a webhook is given when it is made or changed. */
export const webhookGiven = {
  name: '신청 현황표',
  url: 'https://hooks.example.kr/chulbal',
  events: ['application.submitted'],
};

const named = async ({ webhook }: Objects) => ({ webhookNo: (await webhook()).webhookNo });
const aboutOne: OperatorRow = { input: named, own: 200, missing: nothing };

/** The rows of endpoints about webhooks: they belong to the installation, not to an operator. */
export const webhooksTable: Record<string, OperatorRow> = {
  getWebhook: aboutOne,
  listWebhookDeliveries: aboutOne,
  changeWebhook: {
    input: async (objects) => ({ ...(await named(objects)), ...webhookGiven }),
    own: 200,
    missing: nothing,
  },
  rotateWebhookSecret: aboutOne,
  pauseWebhook: aboutOne,
  resumeWebhook: aboutOne,
  deleteWebhook: aboutOne,
  testWebhook: aboutOne,
  sendDeliveryAgain: {
    input: async ({ webhook }) => ({ deliveryId: (await webhook()).deliveryId }),
    own: 200,
    missing: nothing,
  },
  sendFailedAgain: aboutOne,
};
