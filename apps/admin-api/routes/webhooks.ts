import {
  changeWebhook as changeEndpoint,
  createWebhook as createEndpoint,
  deleteWebhook as deleteEndpoint,
  getWebhook as getEndpoint,
  listWebhooks as listEndpoint,
  listWebhookDeliveries,
  pauseWebhook as pauseEndpoint,
  resumeWebhook as resumeEndpoint,
  rotateWebhookSecret,
  sendDeliveryAgain as sendAgainEndpoint,
  sendFailedAgain as sendFailedEndpoint,
  testWebhook as testEndpoint,
} from '@chulbal/contract/webhooks';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  pauseWebhook,
  resumeWebhook,
  rotateSecret,
} from '@chulbal/domain/webhooks/commands';
import { getWebhook, listDeliveries, listWebhooks } from '@chulbal/domain/webhooks/queries';
import { sendDeliveryAgain, sendFailedAgain, testWebhook } from '@chulbal/domain/webhooks/sending.commands';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Webhooks of operators' own programs. */
export function webhooksRoutes(api: AdminApi, services: AdminApiServices): void {
  const { db, publicUrl, webhooks: reach = { inside: false } } = services;
  api.mount(listEndpoint, ({ now }) => listWebhooks(db, { now }));
  api.mount(getEndpoint, ({ input, now }) => getWebhook(db, { ...input, now }));
  api.mount(listWebhookDeliveries, ({ input }) => listDeliveries(db, { ...input, publicUrl }));
  api.mount(createEndpoint, ({ actor, input, now }) => createWebhook(db, actor, { ...input, reach, now }));
  api.mount(changeEndpoint, async ({ actor, input, now }) => {
    await changeWebhook(db, actor, { ...input, reach, now });
    return null;
  });
  api.mount(rotateWebhookSecret, async ({ actor, input, now }) => {
    const { secret, oldSecretUntil } = await rotateSecret(db, actor, { ...input, now });
    return { secret, oldSecretUntil: oldSecretUntil.toISOString() };
  });
  api.mount(pauseEndpoint, async ({ actor, input, now }) => {
    await pauseWebhook(db, actor, { ...input, now });
    return null;
  });
  api.mount(resumeEndpoint, async ({ actor, input, now }) => {
    await resumeWebhook(db, actor, { ...input, now });
    return null;
  });
  api.mount(deleteEndpoint, async ({ actor, input, now }) => {
    await deleteWebhook(db, actor, { ...input, now });
    return null;
  });
  api.mount(testEndpoint, async ({ actor, input, now }) => {
    await testWebhook(db, actor, { ...input, now });
    return null;
  });
  api.mount(sendAgainEndpoint, async ({ actor, input, now }) => {
    await sendDeliveryAgain(db, actor, { ...input, now });
    return null;
  });
  api.mount(sendFailedEndpoint, async ({ actor, input, now }) => ({
    sent: await sendFailedAgain(db, actor, { ...input, now }),
  }));
}
