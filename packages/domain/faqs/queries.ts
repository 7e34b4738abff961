import type { FaqFindType, FaqView, WrittenFaq } from '@chulbal/contract/faqs';
import type { Language } from '@chulbal/contract/language';
import type { Db } from '../db.ts';
import { displayRichText } from '../rich-text.ts';
import { hasKeyword } from './rules.ts';

/** Published questions in the operators' order, in one language; those without a text in it are left out. */
export async function listFaqs(
  db: Db,
  { findType, findStr, language }: { findType: FaqFindType; findStr?: string; language: Language },
): Promise<FaqView[]> {
  const rows = await db.sql
    .selectFrom('faqs')
    .selectAll()
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('faqNo')
    .execute();
  return rows
    .map(({ faqNo, category, titleKo, titleEn, contentKo, contentEn }) => {
      const title = language === 'en' ? titleEn : titleKo;
      return { faqNo, category, title, content: language === 'en' ? contentEn : contentKo };
    })
    .filter((faq) => faq.title !== '' && (!findStr || hasKeyword(faq, findType, findStr)))
    .map(({ faqNo, category, title, content }) => ({
      faqNo,
      category,
      faqTitle: title,
      faqContent: displayRichText(content),
    }));
}

/** All questions in their order, hidden ones too. */
export async function listWrittenFaqs(db: Db): Promise<WrittenFaq[]> {
  const rows = await db.sql.selectFrom('faqs').selectAll().orderBy('position').orderBy('faqNo').execute();
  return rows.map(({ position: _, updatedAt, ...faq }) => ({ ...faq, updatedAt: updatedAt.toISOString() }));
}
