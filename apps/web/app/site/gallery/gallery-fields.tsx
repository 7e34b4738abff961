import { useState } from 'react';
import { useRootData } from '../../lib/root-data.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { CheckboxGroup } from '../../ui/form/checkbox-group.tsx';
import { CodeField } from '../../ui/form/code-field.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { PhoneField } from '../../ui/form/phone-field.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { SearchInput } from '../../ui/form/search-input.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { PasswordMeter } from '../../ui/lane/password-meter.tsx';
import { FormGrid } from '../../ui/layout/form-grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import type { gallery } from './gallery.ko.ts';

export function GalleryFields() {
  const t = useTexts<typeof gallery>('gallery');
  const { serverNow } = useRootData();
  const [on, setOn] = useState(true);
  const study = (['enrolled', 'leave', 'deferred', 'graduated'] as const).map((value) => ({
    value,
    text: t(`field.${value}`),
  }));
  return (
    <FormGrid>
      <Field name="name" label={t('field.name')} required>
        <TextInput defaultValue={t('field.nameValue')} autoComplete="name" />
      </Field>
      <Field name="birth" label={t('field.birth')} hint={t('field.birthHint')} required>
        <DateField defaultValue="2004.11.02" autoComplete="bday" />
      </Field>
      <Field name="country" label={t('field.country')} required>
        <Select
          placeholder={t('field.choose')}
          defaultValue="KR"
          options={[
            { value: 'KR', text: t('field.korea') },
            { value: 'JP', text: t('field.japan') },
          ]}
        />
      </Field>
      <Field name="email" label={t('field.email')} done={t('field.emailDone')}>
        <TextInput type="email" defaultValue="seojun@example.kr" readOnly />
      </Field>
      <Field name="phone" label={t('field.phone')} required>
        <PhoneField />
      </Field>
      <Field name="code" label={t('field.code')} error={t('field.codeError')} required>
        <CodeField
          defaultValue="48201"
          now={new Date(serverNow).toISOString()}
          until={new Date(serverNow + 134_000).toISOString()}
        />
      </Field>
      <Field name="password" label={t('field.password')} hint={t('field.passwordHint')}>
        <PasswordInput autoComplete="new-password" defaultValue="12345678" />
      </Field>
      <div>
        <PasswordMeter strength={3} hint={t('field.strength')} />
      </div>
      <Field name="school" label={t('field.school')} hint={t('field.schoolHint')} optional>
        <SearchInput />
      </Field>
      <Field name="locked" label={t('field.locked')}>
        <TextInput disabled defaultValue="3-0417" />
      </Field>
      <FieldGroup name="sex" label={t('field.sex')} required>
        <Segments
          defaultValue="female"
          choices={(['female', 'male', 'none'] as const).map((value) => ({
            value,
            text: t(`field.${value}`),
          }))}
        />
      </FieldGroup>
      <FieldGroup name="study" label={t('field.study')} error={t('field.choose')} required>
        <Segments choices={study} />
      </FieldGroup>
      <FieldGroup name="studyRadio" label={t('field.study')}>
        <RadioGroup defaultValue="leave" choices={study} />
      </FieldGroup>
      <FieldGroup name="tech" label={t('field.tech')} hint={t('field.techNote')}>
        <CheckboxGroup
          defaultValues={['ai']}
          choices={(['ai', 'bio', 'energy'] as const).map((value) => ({ value, text: t(`field.${value}`) }))}
        />
      </FieldGroup>
      <Field name="item" label={t('field.item')} full>
        <TextArea max={1000} defaultValue={t('field.itemValue').repeat(8)} />
      </Field>
      <div>
        <Checkbox label={t('field.terms')} strong required />
        <br />
        <Checkbox label={t('field.news')} note={t('field.newsNote')} strong optional defaultChecked />
      </div>
      <Row align="between">
        <span id="reminder">{t('field.reminder')}</span>
        <Switch aria-labelledby="reminder" checked={on} onChange={() => setOn(!on)} />
      </Row>
    </FormGrid>
  );
}
