import type { CompanyType } from '@chulbal/contract/exhibition/exhibition';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import layout from '../plan-editor/plan-editor.module.css';
import type { Builder } from './builder.ts';
import type { exhibitionAdmin as texts } from './exhibition-admin.ko.ts';

/** What a company can be, in the order of the choices. A kind keeps its code whatever it is called. */
export function CompanyTypeFields({ plan: { companyTypes }, change, readOnly }: Builder) {
  const t = useTexts<typeof texts>('exhibitionAdmin');
  const edit = (index: number, part: Partial<CompanyType>) =>
    change({
      companyTypes: companyTypes.map((one, place) => (place === index ? { ...one, ...part } : one)),
    });
  return (
    <section className={layout.part} aria-labelledby="at-companyTypes">
      <h2 id="at-companyTypes" tabIndex={-1}>
        {t('parts.types')}
      </h2>
      <p className={layout.hint}>{t('parts.typesHint')}</p>
      <ul className={layout.rows}>
        {companyTypes.map((type, index) => (
          <li key={type.code}>
            {(['ko', 'en'] as const).map((language) => (
              <TextInput
                key={language}
                id={`at-companyTypes.${index}.${language}`}
                lang={language}
                maxLength={40}
                aria-label={`${t('what.type', { no: index + 1 })} (${t(`what.${language}`)})`}
                placeholder={t(`what.${language}`)}
                value={type[language]}
                readOnly={readOnly}
                onChange={(event) => edit(index, { [language]: event.currentTarget.value })}
              />
            ))}
            {!readOnly && (
              <IconButton
                icon="cross"
                label={t('parts.removeType', { name: type.ko || t('what.type', { no: index + 1 }) })}
                onClick={() => change({ companyTypes: companyTypes.filter((_, place) => place !== index) })}
              />
            )}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <Button
          size="sm"
          icon="plus"
          onClick={() => change({ companyTypes: [...companyTypes, freshType(companyTypes)] })}
        >
          {t('parts.addType')}
        </Button>
      )}
    </section>
  );
}

function freshType(known: readonly CompanyType[]): CompanyType {
  const codes = new Set(known.map(({ code }) => code));
  let no = known.length + 1;
  while (codes.has(`kind-${no}`)) no += 1;
  return { code: `kind-${no}`, ko: '', en: '' };
}
