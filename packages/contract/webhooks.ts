import { z } from 'zod';
import { endpoint, noData, nothing, pageOf, pageQuery } from './endpoint.ts';
import { instant, line, wholeNo } from './fields.ts';
import { deliveryStates, TEST_EVENT, webhookEvents } from './webhooks.values.ts';

export const webhookEvent = z.enum(webhookEvents);
export type WebhookEvent = (typeof webhookEvents)[number];

const deliveryState = z.enum(deliveryStates);
export type DeliveryState = (typeof deliveryStates)[number];

/** The column holds four bytes. */
const webhookNo = wholeNo.max(2_147_483_647);
const named = z.strictObject({ webhookNo });

const MOST_ADDRESS = 500;

/** Where events are sent; whether it may be reached is asked when it is saved, and at each delivery. */
const webhookAddress = z
  .string()
  .trim()
  .min(1, 'required')
  .max(MOST_ADDRESS, 'tooLong')
  .refine((text) => text === '' || isWebhookAddress(text), 'webhookAddress')
  .meta({ format: 'uri' });

/** An http or https address without user, password and fragment. */
function isWebhookAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password, hash, hostname } = new URL(text);
  return hostname !== '' && username === '' && password === '' && hash === '';
}

const given = {
  name: line(40),
  url: webhookAddress,
  events: z.array(webhookEvent).min(1, 'choose').max(webhookEvents.length),
};

export const webhookView = z.object({
  webhookNo: z.number().int(),
  name: z.string(),
  url: z.string(),
  events: z.array(webhookEvent),
  /** Paused by itself: `stopped` after a day in which nothing was taken, `gone` at an answer of 410. */
  state: z.enum(['active', 'paused', 'stopped', 'gone']),
  pausedAt: instant.nullable(),
  createdAt: instant,
  /** Until when the secret before this one signs too. */
  oldSecretUntil: instant.nullable(),
  /** When something was taken last. */
  deliveredAt: instant.nullable(),
  pending: z.number().int(),
  failed: z.number().int(),
});
export type WebhookView = z.output<typeof webhookView>;

/** All there are, oldest first. */
export const listWebhooks = endpoint({
  method: 'GET',
  path: '/admin/webhook/query/list',
  access: 'operator',
  may: 'manageWebhooks',
  summary: 'Webhooks of operators’ own programs',
  input: nothing,
  output: z.object({ webhooks: z.array(webhookView) }),
});

export const getWebhook = endpoint({
  method: 'GET',
  path: '/admin/webhook/query/one',
  access: 'operator',
  may: 'manageWebhooks',
  summary: 'One webhook',
  input: named,
  output: webhookView,
});

export const webhookDelivery = z.object({
  deliveryId: z.number().int(),
  /** The same each time it is sent: header `webhook-id`. */
  messageId: z.string(),
  type: z.union([webhookEvent, z.literal(TEST_EVENT)]),
  at: instant,
  state: deliveryState,
  /** How often it was tried, all in all. */
  attempts: z.number().int(),
  /** What the last try met with: a status of HTTP, else a short code such as ECONNREFUSED. */
  status: z.number().int().nullable(),
  error: z.string().nullable(),
  /** How long the last try took. */
  ms: z.number().int().nullable(),
  triedAt: instant.nullable(),
  /** When it is tried next; null where it is not. */
  nextAt: instant.nullable(),
  /** The body, as it is sent. */
  body: z.string(),
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;

/** What was, is and could not be sent to a webhook, newest first. */
export const listWebhookDeliveries = endpoint({
  method: 'GET',
  path: '/admin/webhook/query/deliveries',
  access: 'operator',
  may: 'manageWebhooks',
  summary: 'Deliveries of a webhook',
  input: z.strictObject({ webhookNo, state: deliveryState.optional(), ...pageQuery }),
  output: pageOf(webhookDelivery),
});

/** The secret is in this reply and nowhere else. */
export const createWebhook = endpoint({
  method: 'POST',
  path: '/admin/webhook/command/create',
  access: 'operator',
  may: 'manageWebhooks',
  fresh: true,
  summary: 'Register an address for events',
  input: z.strictObject(given),
  output: z.object({ webhookNo: z.number().int(), secret: z.string() }),
});

export const changeWebhook = endpoint({
  method: 'POST',
  path: '/admin/webhook/command/change',
  access: 'operator',
  may: 'manageWebhooks',
  fresh: true,
  summary: 'Change name, address and events of a webhook',
  input: z.strictObject({ webhookNo, ...given }),
  output: noData,
});

/** A new secret; the one before it signs beside it for a day. */
export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: '/admin/webhook/command/rotate-secret',
  access: 'operator',
  may: 'manageWebhooks',
  fresh: true,
  summary: 'Replace the secret of a webhook',
  input: named,
  output: z.object({ secret: z.string(), oldSecretUntil: instant }),
});

/** What happens meanwhile waits until it is resumed. Said again, it changes nothing. */
export const pauseWebhook = endpoint({
  method: 'POST',
  path: '/admin/webhook/command/pause',
  access: 'operator',
  may: 'manageWebhooks',
  summary: 'Pause a webhook',
  input: named,
  output: noData,
});

export const resumeWebhook = endpoint({
  method: 'POST',
  path: '/admin/webhook/command/resume',
  access: 'operator',
  may: 'manageWebhooks',
  summary: 'Resume a paused webhook',
  input: named,
  output: noData,
});

/** With everything that was sent to it, and what still waits. */
export const deleteWebhook = endpoint({
  method: 'POST',
  path: '/admin/webhook/command/delete',
  access: 'operator',
  may: 'manageWebhooks',
  summary: 'Delete a webhook',
  input: named,
  output: noData,
});

/** 4444 while it is paused. */
export const testWebhook = endpoint({
  method: 'POST',
  path: '/admin/webhook/command/test',
  access: 'operator',
  may: 'manageWebhooks',
  summary: 'Send a test event',
  input: named,
  output: noData,
});

/** Sends again what was taken or given up, with the same id. 4444 while the webhook is paused. */
export const sendDeliveryAgain = endpoint({
  method: 'POST',
  path: '/admin/webhook/command/send-again',
  access: 'operator',
  may: 'manageWebhooks',
  summary: 'Send a delivery again',
  input: z.strictObject({ deliveryId: wholeNo }),
  output: noData,
});

/** Sends again everything that was given up; said again, it finds nothing. */
export const sendFailedAgain = endpoint({
  method: 'POST',
  path: '/admin/webhook/command/send-failed-again',
  access: 'operator',
  may: 'manageWebhooks',
  summary: 'Send all failed deliveries of a webhook again',
  input: named,
  output: z.object({ sent: z.number().int() }),
});
