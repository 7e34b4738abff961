import { useEffect, useRef } from 'react';
import { copyText } from '../../lib/share-address.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import type { authenticators as texts } from '../../ui/authenticators/authenticators.ko.ts';
import styles from '../../ui/authenticators/authenticators.module.css';
import { groupsOfFour } from '../../ui/authenticators/secret-groups.ts';
import linking from '../../ui/sign-in/ways-in.module.css';

/** Recovery codes, the one time that they are seen. */
export function RecoveryCodes({ codes, onEnd }: { codes: readonly string[]; onEnd: () => void }) {
  const t = useTexts<typeof texts>('authenticators');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const shown = codes.map((code) => groupsOfFour(code).join(' '));
  const words = { copied: t('setup.copied'), notCopied: t('setup.notCopied') };
  return (
    <div className={linking.linking}>
      <h3 ref={title} tabIndex={-1}>
        {t('codes.title')}
      </h3>
      <p className={linking.small}>{t('codes.text')}</p>
      <ol className={styles.codes}>
        {shown.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={linking.buttons}>
        <Button variant="line" icon="copy" onClick={() => void copyText(shown.join('\n'), words)}>
          {t('setup.copy')}
        </Button>
        <Button variant="ink" onClick={onEnd}>
          {t('codes.done')}
        </Button>
      </div>
    </div>
  );
}
