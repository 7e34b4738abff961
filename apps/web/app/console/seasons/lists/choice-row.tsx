import type { SeasonPlan } from '@chulbal/contract/seasons/plan';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { MoveButtons } from '../../../ui/action/move-buttons.tsx';
import { useBuilder } from '../builder-context.ts';
import { ChoiceAt } from '../fields/choice-at.tsx';
import { TextAt } from '../fields/text-at.tsx';
import { TextPairAt } from '../fields/text-pair-at.tsx';
import { nameOf } from '../name-of.ts';
import { shifted } from '../plan/plan-edits.ts';
import type { seasonLists as texts } from '../season-lists.ko.ts';
import styles from './lists.module.css';

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
export function ChoiceRow({ list, at, path, parents, onPut }: Props) {
  const t = useTexts<typeof texts>('seasonLists');
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
