import { useTexts } from '../../lib/use-texts.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { EditedClause } from './edited-clauses.ts';
import type { pledgeText as texts } from './pledge-text.ko.ts';
import styles from './pledge-text.module.css';

type Props = {
  clause: EditedClause;
  place: number;
  /** By the path in the input: `clauses.0.title.ko`. */
  errors: Readonly<Record<string, string>>;
  onChange: (clause: EditedClause) => void;
  /** Not given for the only one. */
  onRemove: (() => void) | undefined;
};

/** One clause, Korean beside English. */
export function ClauseFields({ clause, place, errors, onChange, onRemove }: Props) {
  const t = useTexts<typeof texts>('pledgeText');
  const path = `clauses.${place}`;
  return (
    <fieldset className={styles.clause}>
      <legend>{t('clause', { place: place + 1 })}</legend>
      {onRemove && (
        <IconButton
          className={styles.remove}
          icon="trash"
          label={t('remove', { place: place + 1 })}
          onClick={onRemove}
        />
      )}
      <div className={styles.pair}>
        {(['ko', 'en'] as const).map((language) => (
          <div key={language} className={styles.column}>
            <Field
              required
              label={t(`clauseTitle.${language}`)}
              name={`${path}.title.${language}`}
              error={errors[`${path}.title.${language}`]}
            >
              <TextInput
                value={clause.title[language]}
                onChange={(event) =>
                  onChange({ ...clause, title: { ...clause.title, [language]: event.target.value } })
                }
              />
            </Field>
            <Field
              required
              label={t(`clauseBody.${language}`)}
              name={`${path}.body.${language}`}
              error={errors[`${path}.body.${language}`]}
            >
              <TextArea
                rows={4}
                value={clause.body[language]}
                onChange={(event) =>
                  onChange({ ...clause, body: { ...clause.body, [language]: event.target.value } })
                }
              />
            </Field>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
