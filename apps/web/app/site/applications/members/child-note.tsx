import { shareAddress } from '../../../lib/share-address.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import type { apply } from '../apply.ko.ts';
import { useApply } from '../form/apply-context.ts';
import styles from './members.module.css';

/**
 * Of a member under 14 without a guardian's consent: that nothing written about them is kept (P-02), and the way to hand
 * them the page where they ask.
 */
export function ChildNote({ memberKey }: { memberKey: string }) {
  const t = useTexts<typeof apply>('apply');
  const { content } = useApply().view;
  if (!content.withheld.includes(memberKey)) return null;
  const share = () =>
    shareAddress(
      { title: t('child.title'), text: t('child.invite'), url: `${location.origin}/auth/guardian` },
      { copied: t('child.copied'), notCopied: t('child.notCopied') },
    );
  return (
    <div className={styles.child} role="status">
      <b>{t('child.title')}</b>
      <p>{t('child.text')}</p>
      <Button size="sm" onClick={share}>
        {t('child.share')}
      </Button>
    </div>
  );
}
