import { MOST_COMMENT } from '@chulbal/contract/evaluation/values';
import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import type { judging as texts } from '../judging.ko.ts';
import { faultOf } from '../sheet/sheet-values.ts';
import styles from './criterion.module.css';
import { commentsPart, useRubric } from './rubric-context.ts';

const fields = [
  { path: 'commentTeam', label: 'team', hint: 'teamHint' },
  { path: 'commentOperators', label: 'operators', hint: 'operatorsHint' },
] as const;

/** The two comments: each says who reads it. */
export function Comments() {
  const t = useTexts<typeof texts>('judging');
  const { active, onActive, values, onChange, locked } = useRubric();
  const open = active === commentsPart;
  const count = commentLength(values);
  return (
    <section
      className={classNames(styles.criterion, open && styles.open)}
      aria-current={open ? 'step' : undefined}
      data-criterion={commentsPart}
    >
      {open ? (
        <h2 className={styles.name}>{t('comments')}</h2>
      ) : (
        <h2 className={styles.head}>
          <button
            type="button"
            className={styles.opener}
            aria-expanded="false"
            onClick={() => onActive(commentsPart, true)}
          >
            <span className={styles.name}>{t('comments')}</span>
            <small className={styles.length}>
              {count > 0 ? t('commentsLength', { count }) : t('commentsNone')}
            </small>
          </button>
        </h2>
      )}
      {!open && values.commentTeam && <p className={styles.noteLine}>{values.commentTeam}</p>}
      {open &&
        fields.map(({ path, label, hint }) => {
          const text = values[path] ?? '';
          const fault = faultOf(path, text);
          return (
            <div key={path} className={styles.commentField} data-for={label}>
              <Field
                label={t(label)}
                hint={t(hint)}
                error={fault ? t(fault, { max: MOST_COMMENT }) : undefined}
              >
                <TextArea
                  rows={3}
                  max={MOST_COMMENT}
                  value={text}
                  readOnly={locked !== null}
                  onChange={({ currentTarget }) => onChange({ [path]: currentTarget.value })}
                />
              </Field>
            </div>
          );
        })}
    </section>
  );
}

/** Characters of both comments. */
export function commentLength(values: Readonly<Record<string, string>>): number {
  return [...((values.commentTeam ?? '') + (values.commentOperators ?? ''))].length;
}
