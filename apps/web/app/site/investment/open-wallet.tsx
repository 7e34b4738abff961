import type { MarketView } from '@chulbal/contract/investment/investment';
import type { WalletRefusal } from '@chulbal/contract/investment/rules';
import { MARKET_TERMS_VERSION } from '@chulbal/contract/investment/values';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { momentText } from '../../lib/korean-time.ts';
import { moneyText, wonText } from '../../lib/money.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { identityPath } from '../identity-checks/trouble.ts';
import { marketCommand } from './commands.ts';
import type { investment as texts } from './investment.ko.ts';
import styles from './investment.module.css';
import { useRevealText } from './use-reveal-text.ts';

type Props = {
  market: MarketView;
  refusal: WalletRefusal | null;
  loggedIn: boolean;
  /** Where the log-in comes back to. */
  here: string;
};

/** The way to a wallet: what it is, its terms with one tick, or why there is none. */
export function OpenWallet({ market, refusal, loggedIn, here }: Props) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const money = (won: number) => moneyText(won, language);
  const { igNo, limits, state, opensAt } = market;
  const revealText = useRevealText(market.revealsAt);
  if (state === 'closed' || state === 'revealed') {
    return (
      <div className={styles.opening}>
        <Heading level={2} size="xl">
          {t('wallet.over')}
        </Heading>
        <p className={styles.lede}>
          {state === 'revealed' ? t('revealed') : `${t('panel.hidden')} ${revealText}`}
        </p>
        {state === 'revealed' && (
          <ButtonLink variant="line" to={`/ipo/contents/exhibition/results/${igNo}`}>
            {t('toResults')}
          </ButtonLink>
        )}
      </div>
    );
  }
  return (
    <div className={styles.opening}>
      <Heading level={2} size="xl">
        {refusal === 'identityMissing' && t('wallet.proveFirst')}
        {refusal && refusal !== 'identityMissing' && t('wallet.refused')}
        {!refusal && t('wallet.title', { wallet: wonText(limits.wallet, language) })}
      </Heading>
      {refusal && <p className={styles.lede}>{t(`why.${refusal}`)}</p>}
      {!refusal && (
        <p className={styles.lede}>
          {t('wallet.text', {
            least: money(limits.least),
            most: money(limits.most),
            step: money(limits.step),
          })}
        </p>
      )}
      {!refusal && state === 'upcoming' && (
        <p>{t('upcomingNote', { moment: momentText(opensAt, language) })}</p>
      )}
      {refusal === 'phoneNotProven' && (
        <ButtonLink variant="line" to="/auth/user-edit">
          {t('wallet.prove')}
        </ButtonLink>
      )}
      {refusal === 'identityMissing' && (
        <ButtonLink variant="primary" to={identityPath(here)} reloadDocument prefetch="none">
          {t('wallet.proveIdentity')}
        </ButtonLink>
      )}
      {!refusal && state === 'open' && !loggedIn && (
        <p className={styles.actions}>
          <ButtonLink variant="primary" to={`/auth/login?next=${encodeURIComponent(here)}`}>
            {t('wallet.login')}
          </ButtonLink>
          <ButtonLink variant="line" to={`/auth/sign?next=${encodeURIComponent(here)}`}>
            {t('wallet.signUp')}
          </ButtonLink>
        </p>
      )}
      {!refusal && state === 'open' && loggedIn && <Agreement igNo={igNo} />}
    </div>
  );
}

function Agreement({ igNo }: { igNo: number }) {
  const t = useTexts<typeof texts>('investment');
  const { revalidate } = useRevalidator();
  const [agreed, setAgreed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function open() {
    if (!agreed) return setProblem(t('wallet.agreeFirst'));
    setBusy(true);
    const input = { igNo, termsVersion: MARKET_TERMS_VERSION, agreed: true } as const;
    const answer = await marketCommand('openWallet', input);
    if (answer.kind === 'done') await revalidate();
    else if (answer.kind === 'refused') setProblem(answer.problem.message);
    else setProblem(t(answer.kind === 'signedOut' ? 'refused.signedOut' : 'refused.unreached'));
    setBusy(false);
  }
  return (
    <>
      <div className={styles.terms}>
        <Heading level={3} size="lg">
          {t('wallet.terms')}
        </Heading>
        <ul>
          {(['person', 'ledger', 'fraud', 'void'] as const).map((point) => (
            <li key={point}>{t(`wallet.points.${point}`)}</li>
          ))}
        </ul>
      </div>
      {problem && <ErrorSummary errors={{}} message={problem} />}
      <Checkbox
        label={t('wallet.agree')}
        strong
        required
        checked={agreed}
        onChange={(event) => {
          setAgreed(event.currentTarget.checked);
          setProblem(null);
        }}
      />
      <Button variant="primary" size="lg" busy={busy} onClick={open}>
        {t('wallet.open')}
      </Button>
    </>
  );
}
