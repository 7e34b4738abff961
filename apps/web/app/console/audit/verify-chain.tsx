import type { verifyAudit } from '@chulbal/contract/audit';
import type { OutputOf } from '@chulbal/contract/endpoint';
import { stampText } from '@chulbal/contract/time-texts';
import { useState } from 'react';
import { consoleCommands } from '../../lib/command/commands.ts';
import { useCommand } from '../../lib/command/use-command.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { audit as texts } from '../entry-words/audit.ko.ts';
import styles from './audit.module.css';

const auditCommand = consoleCommands('audit');

/** Has the server read the whole log and check every hash, and says what came of it. */
export function VerifyChain() {
  const t = useTexts<typeof texts>('audit');
  const [result, setResult] = useState<OutputOf<typeof verifyAudit> | null>(null);
  const { busy, problem, run } = useCommand();
  async function verify() {
    const done = await run(() => auditCommand('verify', {}));
    if (done) setResult(done.data);
  }
  return (
    <div className={styles.verify}>
      <p
        role="status"
        className={styles.verdict}
        data-broken={(result && result.brokenAt !== null) || undefined}
      >
        {problem?.message}
        {result && <Verdict result={result} />}
      </p>
      <Button size="sm" icon="lock" busy={busy} onClick={() => void verify()}>
        {t('verify.button')}
      </Button>
    </div>
  );
}

function Verdict({ result }: { result: OutputOf<typeof verifyAudit> }) {
  const t = useTexts<typeof texts>('audit');
  const language = useLanguage();
  const { entries, brokenAt, head, checkedAt } = result;
  const at = stampText(checkedAt, language);
  const whole = brokenAt === null;
  return (
    <>
      <Icon name={whole ? 'check' : 'warning'} size="sm" />
      <span title={head}>
        {whole
          ? t('verify.whole', { count: entries.toLocaleString('ko-KR'), at, head: head.slice(0, 12) })
          : t('verify.broken', { sequence: brokenAt, at })}
      </span>
    </>
  );
}
