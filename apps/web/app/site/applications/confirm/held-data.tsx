import type { SidoCode } from '@chulbal/contract/seasons/seasons';
import { sidos } from '@chulbal/contract/seasons/values';
import { dateWords } from '../../../lib/typed-date.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import type { applyFields } from '../form/apply-fields.ko.ts';
import type { applyConfirm as texts } from './apply-confirm.ko.ts';
import styles from './apply-confirm.module.css';

const order = [
  'tmName',
  'tmBirth',
  'tmSex',
  'tmCountry',
  'tmPhone',
  'tmEmail',
  'tmSchoolName',
  'tmSchoolType',
  'tmSchoolTypeDetail',
  'tmGrade',
  'tmStudyType',
  'tmMajor',
  'tmMajority',
  'tmRegion',
] as const;

/** All that is held about the invited person (P-03). */
export function HeldData({ held }: { held: Readonly<Record<string, string>> }) {
  const t = useTexts<typeof texts>('applyConfirm');
  const fields = useTexts<typeof applyFields>('applyFields');
  const language = useLanguage();
  const textOf = (name: string, text: string): string => {
    if (name === 'tmBirth') return dateWords(text, language);
    if (name === 'tmRegion') return sidos[text as SidoCode]?.[language] ?? text;
    return text;
  };
  const facts = order.flatMap((name) => {
    const text = held[name];
    return text ? [{ key: name, term: fields(`label.${name}`), text: textOf(name, text) }] : [];
  });
  return (
    <section className={styles.held} aria-labelledby="held">
      <Heading id="held">{t('held')}</Heading>
      <p className={styles.note}>{t('heldNote')}</p>
      <DefinitionList ruled facts={facts} />
    </section>
  );
}
