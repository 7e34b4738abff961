import type { TypeTestAxis } from '@chulbal/contract/type-test/type-test';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { freshCode } from '../plan-editor/fresh.ts';
import type { planEditor as editorTexts } from '../plan-editor/plan-editor.ko.ts';
import styles from '../plan-editor/plan-editor.module.css';
import type { TypeTestEdit } from './question-fields.tsx';
import type { typeTestEditor as texts } from './type-test-editor.ko.ts';

/** What the test measures. An axis keeps its code whatever it is called. */
export function AxisFields({ plan: { axes }, change, readOnly }: TypeTestEdit) {
  const t = useTexts<typeof texts>('typeTestEditor');
  const editor = useTexts<typeof editorTexts>('planEditor');
  const edit = (at: number, part: Partial<TypeTestAxis>) =>
    change({ axes: axes.map((axis, index) => (index === at ? { ...axis, ...part } : axis)) });
  return (
    <section className={styles.part} aria-labelledby="at-axes">
      <h2 id="at-axes" tabIndex={-1}>
        {t('axes')}
      </h2>
      <p className={styles.hint}>{t('axesHint')}</p>
      <ul className={styles.rows}>
        {axes.map((axis, index) => (
          <li key={axis.code}>
            {(['ko', 'en'] as const).map((language) => (
              <TextInput
                key={language}
                id={language === 'ko' ? `at-axes.${index}` : undefined}
                lang={language}
                maxLength={20}
                aria-label={`${t('what.axis', { no: index + 1 })} (${editor(language)})`}
                placeholder={editor(language)}
                value={axis[language]}
                readOnly={readOnly}
                onChange={(event) => edit(index, { [language]: event.currentTarget.value })}
              />
            ))}
            {!readOnly && (
              <IconButton
                icon="cross"
                label={t('remove', { what: axis.ko || t('what.axis', { no: index + 1 }) })}
                onClick={() => change({ axes: axes.filter((_, other) => other !== index) })}
              />
            )}
          </li>
        ))}
      </ul>
      {!readOnly && axes.length < 8 && (
        <Button
          size="sm"
          icon="plus"
          onClick={() => change({ axes: [...axes, { code: freshCode('axis', axes), ko: '', en: '' }] })}
        >
          {t('addAxis')}
        </Button>
      )}
    </section>
  );
}
