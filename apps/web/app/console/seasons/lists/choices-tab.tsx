import type { SeasonPlan } from '@chulbal/contract/seasons/plan';
import { useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { MoveButtons } from '../../../ui/action/move-buttons.tsx';
import { useBuilder } from '../builder-context.ts';
import { ChoiceAt, TextAt, TextPairAt } from '../fields/plan-fields.tsx';
import { nameOf } from '../name-of.ts';
import { newCode } from '../plan/new-code.ts';
import { shifted } from '../plan/plan-edits.ts';
import { withValueAt } from '../plan/plan-path.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { ListNotes } from './list-notes.tsx';
import styles from './lists.module.css';

/** The select fields of the application, in its order. */
const fields = [
  'teamItemPart',
  'team4dTech',
  'teamCom',
  'teamComKind',
  'tmSex',
  'tmCountry',
  'tmSchoolType',
  'tmSchoolTypeDetail',
  'tmGrade',
  'tmMajority',
  'tmStudyType',
] as const;
type Field = (typeof fields)[number];

/** Fields whose choices stand under a choice of another field. */
const parents: Partial<Record<Field, Field>> = { tmSchoolTypeDetail: 'tmSchoolType' };

/** What the select fields of the application offer. */
export function ChoicesTab() {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { plan, found } = useBuilder();
  const wrong = found
    .filter(({ lane, about }) => lane === null && about)
    .map(({ about }) => about?.replace(/^choices\./, '').split('.')[0]);
  const first = fields.find((field) => wrong.includes(field)) ?? fields[0];
  const [field, setField] = useState<Field>(first);
  return (
    <div className={styles.tab}>
      <p className={styles.lede}>{t('choices.lede')}</p>
      <ListNotes kinds={['unknownParentChoice', 'choicesMissing']} />
      <div className={styles.sides}>
        <nav aria-label={t('choices.fields')} className={styles.fields}>
          {fields.map((one) => (
            <button
              key={one}
              type="button"
              aria-current={one === field ? 'true' : undefined}
              className={classNames(one === field && styles.chosen)}
              onClick={() => setField(one)}
            >
              {t(`field.${one}`)}
              <small>{(plan.choices[one] ?? []).length}</small>
            </button>
          ))}
        </nav>
        <FieldChoices key={field} field={field} />
      </div>
    </div>
  );
}

function FieldChoices({ field }: { field: Field }) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { plan, editor, readOnly, focusAt } = useBuilder();
  const list = plan.choices[field] ?? [];
  const parent = parents[field];

  function put(next: SeasonPlan['choices'][string]) {
    editor.edit(null, (now) => withValueAt(now, `choices.${field}`, next));
  }
  function add() {
    const code = newCode(
      'choice',
      list.map((choice) => choice.code),
    );
    put([...list, { code, parentCode: null, label: { ko: '', en: '' } }]);
    focusAt(`[data-code="${code}"] input[name$=".ko"]`);
  }

  return (
    <section className={styles.list} aria-label={t(`field.${field}`)}>
      {list.length === 0 && <p className={styles.none}>{t('choices.none')}</p>}
      <ol>
        {list.map((_, at) => {
          const path = `choices.${field}.${at}`;
          return (
            <ChoiceRow
              key={path}
              list={list}
              at={at}
              path={path}
              parents={parent ? (plan.choices[parent] ?? []) : null}
              onPut={put}
            />
          );
        })}
      </ol>
      {!readOnly && list.length < 500 && (
        <Button icon="plus" onClick={add}>
          {t('choices.add')}
        </Button>
      )}
    </section>
  );
}

type Choices = SeasonPlan['choices'][string];
type Props = {
  list: Choices;
  at: number;
  path: string;
  /** Choices that this one may stand under; null for a field without parents. */
  parents: Choices | null;
  onPut: (list: Choices) => void;
};

/** One choice: its words, the code that applications keep, its parent and its place. */
function ChoiceRow({ list, at, path, parents, onPut }: Props) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const language = useLanguage();
  const { readOnly } = useBuilder();
  const choice = list[at];
  if (!choice) return null;
  const name = nameOf(choice.label, language) ?? choice.code;
  const options = (parents ?? []).map(({ code, label }) => ({
    value: code,
    text: nameOf(label, language) ?? code,
  }));
  const known = options.some(({ value }) => value === choice.parentCode) || choice.parentCode === null;
  return (
    <li className={styles.row} data-code={choice.code} data-parents={parents ? '' : undefined}>
      <TextPairAt bare path={`${path}.label`} label={t('choices.label', { number: at + 1 })} />
      <TextAt bare path={`${path}.code`} label={t('choices.code', { name })} />
      {parents && (
        <ChoiceAt
          bare
          path={`${path}.parentCode`}
          label={t('choices.parent', { name })}
          none={t('choices.noParent')}
          options={
            known ? options : [...options, { value: choice.parentCode ?? '', text: choice.parentCode ?? '' }]
          }
        />
      )}
      {!readOnly && (
        <span className={styles.order}>
          <MoveButtons
            at={at}
            count={list.length}
            up={t('up', { name })}
            down={t('down', { name })}
            onMove={(by) => onPut(shifted(list, at, by))}
          />
          <IconButton
            icon="trash"
            label={t('remove', { name })}
            onClick={() => onPut(list.filter((one) => one !== choice))}
          />
        </span>
      )}
    </li>
  );
}
