import { PageMeta } from '../../../lib/page-meta.tsx';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import type { applyConfirm as texts } from './apply-confirm.ko.ts';
import styles from './apply-confirm.module.css';

/**
 * While the script of the page hands the link's token over. A browser without scripts cannot: there the link is pasted.
 * `refused`: what was pasted is no link of ours.
 */
export function ConfirmOpening({ refused }: { refused: boolean }) {
  const t = useTexts<typeof texts>('applyConfirm');
  return (
    <Wrap narrow className={styles.page}>
      <PageMeta title={t('title')} noIndex />
      <PageHead title={t('opening')} />
      <noscript>
        <form method="post" action="/apply/confirm" className={styles.paste}>
          <Field
            label={t('paste.label')}
            name="link"
            hint={t('paste.hint')}
            error={refused && t('paste.refused')}
            required
          >
            <TextInput inputMode="url" autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </Field>
          <Button type="submit" variant="primary">
            {t('paste.go')}
          </Button>
        </form>
      </noscript>
    </Wrap>
  );
}
