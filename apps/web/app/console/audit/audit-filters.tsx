import type { AuditEntry } from '@chulbal/contract/audit';
import { auditCategories } from '@chulbal/contract/audit.values';
import { Form } from 'react-router';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { formatDate } from '../../ui/form/typing.ts';
import type { audit as texts } from '../entry-words/audit.ko.ts';
import { objectKinds } from '../entry-words/object-kinds.ts';
import styles from './audit.module.css';
import { auditFilters } from './audit-address.ts';

type Props = {
  search: URLSearchParams;
  people: readonly { operatorId: number; name: string }[];
  entries: readonly AuditEntry[];
};

/** The filters of the log as a form of its address; works without script, and the address can be shared. */
export function AuditFilters({ search, people, entries }: Props) {
  const t = useTexts<typeof texts>('audit');
  const value = (name: string) => search.get(name) ?? '';
  const any = auditFilters.some((name) => value(name));
  return (
    <Form className={styles.filters} role="search" aria-label={t('filters.label')}>
      <Field label={t('filters.keyword')} name="keyword">
        <TextInput
          type="search"
          maxLength={50}
          placeholder={t('filters.keywordHint')}
          defaultValue={value('keyword')}
        />
      </Field>
      <Field label={t('filters.category')} name="category">
        <Select
          placeholder={t('all')}
          defaultValue={value('category')}
          options={auditCategories.map((one) => ({ value: one, text: t(`categories.${one}`) }))}
        />
      </Field>
      <Field label={t('filters.operator')} name="operatorId">
        <Select
          placeholder={t('all')}
          defaultValue={value('operatorId')}
          options={operatorsOf(people, entries, value('operatorId'))}
        />
      </Field>
      <Field label={t('filters.object')} name="objectKind">
        <Select
          placeholder={t('all')}
          defaultValue={value('objectKind')}
          options={objectKinds.map((one) => ({ value: one, text: t(`objects.${one}`) }))}
        />
      </Field>
      <Field label={t('filters.objectId')} name="objectId">
        <TextInput maxLength={40} defaultValue={value('objectId')} />
      </Field>
      <Field label={t('filters.from')} name="from">
        <DateField defaultValue={formatDate(value('from'))} placeholder="2026.05.07" />
      </Field>
      <Field label={t('filters.to')} name="to">
        <DateField defaultValue={formatDate(value('to'))} placeholder="2026.05.07" />
      </Field>
      <div className={styles.go}>
        <Button type="submit" variant="ink">
          {t('filters.submit')}
        </Button>
        {any && (
          <ButtonLink to="/console/audit" variant="ghost">
            {t('clear')}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}

/** Who can be asked for: those who work, and whoever stands in the log before us. */
function operatorsOf(people: Props['people'], entries: Props['entries'], chosen: string) {
  const names = new Map(people.map(({ operatorId, name }) => [String(operatorId), name]));
  for (const { actorKind, actorId, actorName } of entries) {
    if (actorKind === 'operator' && actorId !== null) names.set(String(actorId), actorName);
  }
  if (chosen && !names.has(chosen)) names.set(chosen, `#${chosen}`);
  return [...names]
    .map(([value, text]) => ({ value, text }))
    .sort((a, b) => a.text.localeCompare(b.text, 'ko'));
}
