import type { MarketOverview } from '@chulbal/contract/investment/operators';
import { useCommand } from '../../lib/command/use-command.ts';
import { confirm } from '../../lib/dialogs.ts';
import { momentText } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Refusal } from '../../ui/feedback/refusal.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { marketCommand } from '../shell/commands.ts';
import { useOperator } from '../shell/use-operator.ts';
import type { marketAdmin as texts } from './market-admin.ko.ts';
import styles from './market-admin.module.css';

/** Closing is the clock; revealing is one operator who asks and another who confirms within ten minutes. */
export function RevealBox({ overview }: { overview: MarketOverview }) {
  const t = useTexts<typeof texts>('marketAdmin');
  const language = useLanguage();
  const { operator, can } = useOperator();
  const { run, busy, problem } = useCommand();
  const { market, reveal, revealedAt, now } = overview;
  const { igNo } = market;
  const isTime = market.state === 'closed' && now >= market.revealsAt;
  const isMine = reveal?.requestedBy.operatorId === operator.userId;
  async function request() {
    if (await run(() => marketCommand('requestReveal', { igNo }))) toast.success(t('reveal.asked'));
  }
  async function confirmIt() {
    const sure = { title: t('reveal.sureTitle'), body: t('reveal.sureBody'), ok: t('reveal.confirm') };
    if (!(await confirm(sure))) return;
    if (await run(() => marketCommand('confirmReveal', { igNo }))) toast.success(t('reveal.revealed'));
  }
  return (
    <section aria-labelledby="reveal" className={styles.reveal}>
      <Heading level={2} size="lg" id="reveal">
        {t('reveal.title')}
      </Heading>
      {revealedAt ? (
        <p>
          {t('reveal.done', { moment: momentText(revealedAt, language) })}{' '}
          <TextLink to={`/ipo/contents/exhibition/results/${igNo}`}>{t('reveal.see')}</TextLink>
        </p>
      ) : (
        <p className={styles.hint}>{t('reveal.note')}</p>
      )}
      <Refusal problem={problem} />
      {!revealedAt && !isTime && (
        <Button block icon="lock" aria-disabled>
          {t('reveal.locked', { moment: momentText(market.revealsAt, language) })}
        </Button>
      )}
      {reveal && (
        <p>
          {t('reveal.requested', {
            name: reveal.requestedBy.name,
            moment: momentText(reveal.until, language),
          })}
        </p>
      )}
      {isTime && can('revealMarket') && !reveal && (
        <Button block variant="primary" busy={busy} onClick={request}>
          {t('reveal.request')}
        </Button>
      )}
      {isTime && can('revealMarket') && reveal && !isMine && (
        <Button block variant="primary" busy={busy} onClick={confirmIt}>
          {t('reveal.confirm')}
        </Button>
      )}
    </section>
  );
}
