import { z } from 'zod';
import { endpoint, noData, nothing } from './endpoint.ts';
import { faqCategories } from './faqs.values.ts';
import { instant, line, optionalLine, wholeNo } from './fields.ts';

export const faqCategory = z.enum(faqCategories);
export const faqFindType = z.enum(['all', 'title', 'content']);
export type FaqFindType = z.output<typeof faqFindType>;

export const faqView = z.object({
  faqNo: z.number().int(),
  category: faqCategory,
  faqTitle: z.string(),
  /** Rich text, sanitised. */
  faqContent: z.string(),
});
export type FaqView = z.output<typeof faqView>;

/** Published questions in the operators' order, by 초성 too; English readers get those that have an English text. */
export const getFaqList = endpoint({
  method: 'GET',
  path: '/api/board/query/get-faq-list',
  access: 'public',
  summary: 'Frequently asked questions',
  input: z.strictObject({
    findType: faqFindType.default('all'),
    findStr: z.string().trim().max(50, 'tooLong').optional(),
  }),
  output: z.array(faqView),
  cacheSeconds: 3,
});

/** A question as it is written: English may be missing, but not half. */
export const faqDraft = z.strictObject({
  category: faqCategory,
  titleKo: line(200),
  titleEn: optionalLine(200),
  contentKo: z.string().min(1, 'required').max(20_000, 'tooLong'),
  contentEn: z.string().max(20_000, 'tooLong'),
});
export type FaqDraft = z.output<typeof faqDraft>;

export const writtenFaq = z.object({
  ...faqDraft.shape,
  faqNo: z.number().int(),
  published: z.boolean(),
  editVersion: z.number().int(),
  updatedAt: instant,
});
export type WrittenFaq = z.output<typeof writtenFaq>;

export const listWrittenFaqs = endpoint({
  method: 'GET',
  path: '/admin/faq/query/list',
  access: 'operator',
  may: 'editContent',
  summary: 'All questions in their order',
  input: nothing,
  output: z.array(writtenFaq),
});

/** A new question comes last and is not shown yet. */
export const createFaq = endpoint({
  method: 'POST',
  path: '/admin/faq/command/create',
  access: 'operator',
  may: 'editContent',
  summary: 'Add a question',
  input: z.strictObject({ draft: faqDraft }),
  output: writtenFaq,
});

/** Changes a question, at once where it is shown. 4043 when somebody saved since `editVersion`. */
export const saveFaq = endpoint({
  method: 'POST',
  path: '/admin/faq/command/save',
  access: 'operator',
  may: 'editContent',
  summary: 'Change a question',
  input: z.strictObject({ faqNo: wholeNo, editVersion: z.number().int().min(0), draft: faqDraft }),
  output: writtenFaq,
});

export const setFaqPublished = endpoint({
  method: 'POST',
  path: '/admin/faq/command/publish',
  access: 'operator',
  may: 'editContent',
  summary: 'Show or hide a question',
  input: z.strictObject({ faqNo: wholeNo, published: z.boolean() }),
  output: noData,
});

/** All questions in their new order. 4043 when they are not those there are. */
export const orderFaqs = endpoint({
  method: 'POST',
  path: '/admin/faq/command/order',
  access: 'operator',
  may: 'editContent',
  summary: 'Put the questions in order',
  input: z.strictObject({ faqNos: z.array(wholeNo).max(500) }),
  output: noData,
});
