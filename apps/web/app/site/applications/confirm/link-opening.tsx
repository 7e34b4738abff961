import { PageMeta } from '../../../lib/page-meta.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import styles from './apply-confirm.module.css';

type Props = {
  title: string;
  heading: string;
  /** The page, which takes the link that was pasted. */
  action: string;
  words: { label: string; hint: string; go: string };
  /** Said of what was pasted and is no link of ours. */
  refused: string | undefined;
};

/**
 * While the script of a page hands the token of a personal link over. A browser without scripts cannot: there the link is
 * pasted.
 */
export function LinkOpening({ title, heading, action, words, refused }: Props) {
  return (
    <Wrap narrow className={styles.page}>
      <PageMeta title={title} noIndex />
      <PageHead title={heading} />
      <noscript>
        <form method="post" action={action} className={styles.paste}>
          <Field label={words.label} name="link" hint={words.hint} error={refused} required>
            <TextInput inputMode="url" autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </Field>
          <Button type="submit" variant="primary">
            {words.go}
          </Button>
        </form>
      </noscript>
    </Wrap>
  );
}
