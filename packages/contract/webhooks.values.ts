/** What a webhook may be told of, in the order of a season. */
export const webhookEvents = [
  'application.submitted',
  'application.cancelled',
  'application.withdrawn',
  'application.restored',
  'result.finalised',
  'result.announced',
  'appeal.filed',
  'appeal.decided',
] as const;

/** Sent by a press alone, whatever the webhook has chosen. */
export const TEST_EVENT = 'webhook.test';

/** What became of a delivery: it is tried (again), it was taken, it was given up. */
export const deliveryStates = ['pending', 'delivered', 'failed'] as const;

/** How many an installation may have at a time. */
export const MOST_WEBHOOKS = 20;

/** Hours for which the secret before a new one still signs. */
export const OLD_SECRET_HOURS = 24;
