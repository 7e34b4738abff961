import { Form, useNavigation } from 'react-router';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../action/button.tsx';
import { Field } from '../form/field.tsx';
import { TextInput } from '../form/text-input.tsx';
import { LinkPage } from '../layout/link-page.tsx';
import type { personalLink as texts } from './personal-link.ko.ts';
import styles from './personal-link.module.css';

type Props = {
  title: string;
  /** The page, which takes the link that was pasted. */
  action: string;
  /** What was pasted is no link of this page. */
  refused: boolean;
};

/** Who came without a link: where it is found, and a field for the one that a browser did not open by itself. */
export function LinkAsked({ title, action, refused }: Props) {
  const t = useTexts<typeof texts>('personalLink');
  const busy = useNavigation().state !== 'idle';
  return (
    <LinkPage title={title} heading={t('heading')} id="link-asked" steps={[]}>
      <p>{t('text')}</p>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <Form method="post" action={action} className={styles.paste} noValidate>
        <Field
          label={t('paste.label')}
          name="link"
          hint={t('paste.hint')}
          error={refused ? t('paste.refused') : undefined}
        >
          <TextInput inputMode="url" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Button type="submit" busy={busy}>
          {t('paste.go')}
        </Button>
      </Form>
    </LinkPage>
  );
}
