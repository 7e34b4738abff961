import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import linking from '../social-logins/social-logins.module.css';
import type { authenticators as texts } from './authenticators.ko.ts';
import styles from './authenticators.module.css';
import { groupsOfFour } from './secret-groups.ts';

/** Recovery codes, the one time that they are seen. */
export function RecoveryCodes({ codes, onEnd }: { codes: readonly string[]; onEnd: () => void }) {
  const t = useTexts<typeof texts>('authenticators');
  const [copied, setCopied] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const shown = codes.map((code) => groupsOfFour(code).join(' '));
  const copy = async () => {
    await navigator.clipboard.writeText(shown.join('\n'));
    setCopied(true);
  };
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
        <Button variant="line" icon="copy" onClick={() => void copy()}>
          {t(copied ? 'setup.copied' : 'setup.copy')}
        </Button>
        <Button variant="ink" onClick={onEnd}>
          {t('codes.done')}
        </Button>
      </div>
    </div>
  );
}
