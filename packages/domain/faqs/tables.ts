import type { FaqCategory } from '@chulbal/contract/faqs.values';
import type { Generated } from 'kysely';

export type FaqsTable = {
  faqNo: Generated<number>;
  category: FaqCategory;
  published: boolean;
  /** Place in the operators' order, from 1. */
  position: number;
  titleKo: string;
  titleEn: string;
  /** Sanitised rich text. */
  contentKo: string;
  contentEn: string;
  editVersion: number;
  updatedAt: Date;
};

export type FaqsTables = { faqs: FaqsTable };
