import type { PastDetails } from '@chulbal/contract/past-companies/past-companies';
import { useTexts } from '../../lib/use-texts.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { DetailsProps } from '../posts/details-props.ts';
import { YearField } from '../posts/year-field.tsx';
import type { pastFields as texts } from './past-fields.ko.ts';
import { PastRows } from './past-rows.tsx';

const empty = { labelKo: '', labelEn: '', unitKo: '', unitEn: '', before: null, now: null, nowYear: null };

/** Up to three figures of a past company, then and now. */
export function PastFigures({ details, change, errors, language }: DetailsProps<PastDetails>) {
  const t = useTexts<typeof texts>('pastFields');
  const side = language === 'en' ? 'En' : 'Ko';
  return (
    <PastRows
      title={t('figures')}
      hint={t('figuresHint')}
      rows={details.figures}
      most={3}
      nameOf={(place) => t('figure', { place })}
      errorOf={(place) => errors[`details.figures.${place}`]}
      empty={empty}
      addText={t('addFigure')}
      onChange={(figures) => change({ figures })}
    >
      {(figure, changeFigure) => (
        <>
          {(['label', 'unit'] as const).map((name) => (
            <Field key={name + side} label={t(name)} optional={name === 'unit' || language === 'en'}>
              <TextInput
                lang={language}
                maxLength={name === 'label' ? 20 : 10}
                value={figure[`${name}${side}`]}
                onChange={(event) => changeFigure({ [`${name}${side}`]: event.currentTarget.value })}
              />
            </Field>
          ))}
          {(['before', 'now'] as const).map((name) => (
            <Field key={name} label={t(name)}>
              <TextInput
                numeric
                inputMode="decimal"
                maxLength={16}
                defaultValue={figure[name] ?? ''}
                onChange={(event) => changeFigure({ [name]: amountIn(event.currentTarget.value) })}
              />
            </Field>
          ))}
          <YearField
            label={t('nowYear')}
            hint=""
            min={2000}
            year={figure.nowYear}
            error={undefined}
            onChange={(nowYear) => changeFigure({ nowYear })}
          />
        </>
      )}
    </PastRows>
  );
}

/** What was typed as a number; null while it is none. */
function amountIn(text: string): number | null {
  const plain = text.replaceAll(',', '').trim();
  const amount = Number(plain);
  return plain !== '' && Number.isFinite(amount) && amount >= 0 ? amount : null;
}
