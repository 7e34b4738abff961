import { hasBusiness } from '@chulbal/contract/applications/rules';
import type { ReactNode } from 'react';
import { dateWords } from '../../../lib/typed-date.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { useApply } from '../form/apply-context.ts';
import type { applyFields } from '../form/apply-fields.ko.ts';
import styles from './review.module.css';

/** Team, item, story and business as they were written. */
export function ReviewTeam() {
  const t = useTexts<typeof applyFields>('applyFields');
  const language = useLanguage();
  const { data, form } = useApply();
  const labelOf = (field: string, code: string) =>
    data.choices[field]?.find((choice) => choice.code === code)?.label ?? '';
  const kinds = [labelOf('teamItemPart', form.teamItemPart), labelOf('team4dTech', form.team4dTech)];
  const company = [labelOf('teamCom', form.teamCom), labelOf('teamComKind', form.teamComKind)];
  const long = (text: string): ReactNode => (text ? <p className={styles.long}>{text}</p> : null);
  const facts: { key: string; term: string; text: ReactNode; small?: string }[] = [
    { key: 'teamName', term: t('label.teamName'), text: form.teamName },
    {
      key: 'item',
      term: t('review.item'),
      text: form.teamItemName,
      small: kinds.filter(Boolean).join(' / '),
    },
    { key: 'teamItemExp', term: t('label.teamItemExp'), text: long(form.teamItemExp) },
    { key: 'teamEmotion', term: t('label.teamEmotion'), text: long(form.teamEmotion) },
    { key: 'teamChar', term: t('label.teamChar'), text: long(form.teamChar) },
    {
      key: 'teamCom',
      term: t('review.business'),
      text: hasBusiness(form) ? company.filter(Boolean).join(' · ') : company[0],
      small: hasBusiness(form)
        ? [
            form.teamComNo,
            form.teamComDate && t('review.openedOn', { date: dateWords(form.teamComDate, language) }),
          ]
            .filter(Boolean)
            .join(' / ')
        : '',
    },
  ];
  return (
    <DefinitionList
      ruled
      facts={facts.map(({ key, term, text, small }) => ({
        key,
        term,
        text: (
          <>
            {text || <span className={styles.empty}>{t('review.empty')}</span>}
            {small && <small className={styles.small}>{small}</small>}
          </>
        ),
      }))}
    />
  );
}
