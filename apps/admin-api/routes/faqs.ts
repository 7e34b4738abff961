import * as faqs from '@chulbal/contract/faqs';
import { createFaq, orderFaqs, saveFaq, setFaqPublished } from '@chulbal/domain/faqs/commands';
import { listWrittenFaqs } from '@chulbal/domain/faqs/queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Questions with answers, as operators write them. */
export function faqsRoutes(api: AdminApi, { db }: AdminApiServices): void {
  api.mount(faqs.listWrittenFaqs, () => listWrittenFaqs(db));
  api.mount(faqs.createFaq, ({ actor, input, now }) => createFaq(db, actor, { ...input, now }));
  api.mount(faqs.saveFaq, ({ actor, input, now }) => saveFaq(db, actor, { ...input, now }));
  api.mount(faqs.setFaqPublished, async ({ actor, input, now }) => {
    await setFaqPublished(db, actor, { ...input, now });
    return null;
  });
  api.mount(faqs.orderFaqs, async ({ actor, input, now }) => {
    await orderFaqs(db, actor, { ...input, now });
    return null;
  });
}
