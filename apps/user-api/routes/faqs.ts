import { getFaqList } from '@chulbal/contract/faqs';
import { listFaqs } from '@chulbal/domain/faqs/queries';
import type { UserApi, UserApiServices } from '../services.ts';

export function faqsRoutes(api: UserApi, { db }: UserApiServices): void {
  api.mount(getFaqList, ({ input, language }) => listFaqs(db, { ...input, language }));
}
