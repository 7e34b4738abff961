import type { WrittenTypeTest } from '@chulbal/contract/type-test/operators';
import type { InvestorType } from '@chulbal/contract/type-test/type-test';
import { typeTestArts } from '@chulbal/contract/type-test/values';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { TypeArt } from '../../site/type-test/type-art.tsx';
import { Button } from '../../ui/action/button.tsx';
import { BothLanguages } from '../../ui/both-languages/both-languages.tsx';
import { CheckboxGroup } from '../../ui/form/checkbox-group.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { freshCode } from '../plan-editor/fresh.ts';
import styles from '../plan-editor/plan-editor.module.css';
import type { TypeTestEdit } from './question-fields.tsx';
import type { typeTestEditor as texts } from './type-test-editor.ko.ts';
import own from './type-test-editor.module.css';
import { WeightFields } from './weight-fields.tsx';

const newType: Omit<InvestorType, 'code'> = {
  ...{ ko: '', en: '', lineKo: '', lineEn: '', strengthKo: '', strengthEn: '', pitfallKo: '', pitfallEn: '' },
  ...{ partnerKo: '', partnerEn: '', art: 'pacer', weights: {}, suits: [] },
};

const sayings = [
  ['line', 120],
  ['strength', 200],
  ['pitfall', 200],
  ['partner', 200],
] as const;

type Props = TypeTestEdit & Pick<WrittenTypeTest, 'companyTypes'>;

/** The types, what makes somebody one, what they are told, and which companies suit them. */
export function TypeFields({ plan, change, readOnly, companyTypes }: Props) {
  const t = useTexts<typeof texts>('typeTestEditor');
  const language = useLanguage();
  const { types } = plan;
  const nameOf = (type: (typeof types)[number], index: number) =>
    type[language] || type.ko || t('what.type', { no: index + 1 });
  return (
    <section className={styles.part} aria-labelledby="at-types">
      <h2 id="at-types" tabIndex={-1}>
        {t('types', { count: types.length })}
      </h2>
      <p className={styles.hint}>{t('typesHint')}</p>
      <ol className={styles.folds}>
        {types.map((type, index) => (
          <li key={type.code}>
            <details id={`at-types.${index}`} tabIndex={-1}>
              <summary>
                <TypeArt art={type.art} className={styles.thumb} />
                <span>{nameOf(type, index)}</span>
                <small>{(language === 'en' && type.lineEn) || type.lineKo}</small>
              </summary>
              <TypeParts
                type={type}
                axes={plan.axes}
                name={nameOf(type, index)}
                readOnly={readOnly}
                companyTypes={companyTypes}
                onChange={(part) =>
                  change({ types: types.map((one) => (one === type ? { ...one, ...part } : one)) })
                }
                onRemove={() => change({ types: types.filter((one) => one !== type) })}
              />
            </details>
          </li>
        ))}
      </ol>
      {!readOnly && types.length < 16 && (
        <Button
          size="sm"
          icon="plus"
          onClick={() => change({ types: [...types, { ...newType, code: freshCode('type', types) }] })}
        >
          {t('addType')}
        </Button>
      )}
    </section>
  );
}

type PartsProps = Pick<Props, 'readOnly' | 'companyTypes'> & {
  type: InvestorType;
  axes: TypeTestEdit['plan']['axes'];
  name: string;
  onChange: (part: Partial<InvestorType>) => void;
  onRemove: () => void;
};

function TypeParts({ type, axes, name, readOnly, companyTypes, onChange, onRemove }: PartsProps) {
  const t = useTexts<typeof texts>('typeTestEditor');
  const language = useLanguage();
  return (
    <div className={styles.fields}>
      <fieldset className={styles.fields} disabled={readOnly}>
        <BothLanguages
          label={t('typeName')}
          value={type}
          maxLength={20}
          error={() => undefined}
          onChange={({ ko, en }) => onChange({ ko, en })}
        />
        {sayings.map(([part, maxLength]) => (
          <BothLanguages
            key={part}
            label={t(`says.${part}`)}
            value={{ ko: type[`${part}Ko`], en: type[`${part}En`] }}
            maxLength={maxLength}
            rows={2}
            error={() => undefined}
            onChange={({ ko, en }) => onChange({ [`${part}Ko`]: ko, [`${part}En`]: en })}
          />
        ))}
      </fieldset>
      <FieldGroup label={t('weighs')} hint={t('weighsHint')}>
        <WeightFields
          axes={axes}
          of={name}
          weights={type.weights}
          readOnly={readOnly}
          onChange={(weights) => onChange({ weights })}
        />
      </FieldGroup>
      <fieldset className={own.arts} disabled={readOnly}>
        <legend>{t('art')}</legend>
        {typeTestArts.map((art) => (
          <label key={art}>
            <input
              type="radio"
              name={`art-${type.code}`}
              checked={type.art === art}
              onChange={() => onChange({ art })}
            />
            <TypeArt art={art} className={own.artChoice} />
            <span>{t(`arts.${art}`)}</span>
          </label>
        ))}
      </fieldset>
      {companyTypes.length > 0 && (
        <FieldGroup label={t('suits')} hint={t('suitsHint')}>
          <CheckboxGroup
            name={`suits-${type.code}`}
            choices={companyTypes.map(({ code, ko, en }) => ({
              value: code,
              text: (language === 'en' && en) || ko,
              disabled: readOnly,
            }))}
            values={type.suits}
            onChange={({ currentTarget: { value, checked } }) =>
              onChange({
                suits: checked ? [...type.suits, value] : type.suits.filter((one) => one !== value),
              })
            }
          />
        </FieldGroup>
      )}
      {!readOnly && (
        <div className={styles.actions}>
          <Button size="sm" variant="danger" onClick={onRemove}>
            {t('remove', { what: name })}
          </Button>
        </div>
      )}
    </div>
  );
}
