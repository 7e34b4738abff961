import { createFaq, orderFaqs, saveFaq, setFaqPublished } from '@chulbal/contract/faqs';
import { visitOf } from '../../../lib/visit.server.ts';
import { replyToCommand } from '../../console/command-reply.server.ts';
import type { Route } from './+types/command-route';
import type { FaqCommands } from './commands.ts';

const endpoints: { [K in keyof FaqCommands]: FaqCommands[K] } = {
  create: createFaq,
  save: saveFaq,
  publish: setFaqPublished,
  order: orderFaqs,
};

/** `POST /console/faqs/command` */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return replyToCommand(endpoints, request, visitOf(context));
}
