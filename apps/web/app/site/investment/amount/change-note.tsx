import type { MarketView } from '@chulbal/contract/investment/investment';
import { refusalOfAmount } from '@chulbal/contract/investment/rules';
import { moneyText, shortMoney } from '../../../lib/money.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { investment as texts } from '../investment.ko.ts';
import type { Outcome } from '../use-invest.ts';
import styles from './amount.module.css';

type Props = {
  limits: MarketView['limits'];
  company: string;
  held: number;
  left: number;
  chosen: number;
  outcome: Outcome | null;
  busy: boolean;
  onSend: (amount: number) => void;
  onKeep: () => void;
};

/** Under its amount: what a change would do, or why it cannot be with the nearest amount that works. */
export function ChangeNote(props: Props) {
  const { limits, held, left, chosen, outcome } = props;
  if (outcome?.kind === 'unreached' || outcome?.kind === 'signedOut') return <Lost {...props} />;
  const said = outcome?.kind === 'refused' ? outcome.refused : null;
  const expected = refusalOfAmount(limits, { held, left }, chosen);
  if (said || expected) {
    const nearest = said ? said.nearest : (expected?.nearest ?? null);
    const short = !said || said.name === 'amountBeyondBalance';
    return <Refusal {...props} nearest={nearest} message={short ? null : said.message} />;
  }
  return chosen === held ? null : <Sure {...props} />;
}

function Sure({ company, held, left, chosen, busy, onSend, onKeep }: Props) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const to = moneyText(chosen, language);
  const from = chosen === 0 ? moneyText(held, language) : shortMoney(held, language);
  const what = chosen === 0 ? 'takeBack' : held === 0 ? 'invest' : chosen > held ? 'raise' : 'lower';
  const act = chosen === 0 ? 'doTakeBack' : held === 0 ? 'doInvest' : 'doChange';
  return (
    <div className={styles.note} role="status">
      <p>
        <b>{t(`sure.${what}`, { company, from, to })}</b>{' '}
        {t('sure.left', { left: moneyText(left + held - chosen, language) })}
      </p>
      <div className={styles.actions}>
        <Button onClick={onKeep}>{t('sure.keep')}</Button>
        <Button variant="primary" busy={busy} onClick={() => onSend(chosen)}>
          {t(`sure.${act}`, { to })}
        </Button>
      </div>
    </div>
  );
}

type RefusalProps = Props & { nearest: number | null; message: string | null };

function Refusal({ held, left, chosen, nearest, message, busy, onSend, onKeep }: RefusalProps) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const money = (won: number) => moneyText(won, language);
  return (
    <div className={styles.refusal} role="alert">
      <Icon name="warning" />
      <div>
        <p>
          <b>
            {message ?? t('refused.short', { want: money(chosen), missing: money(chosen - held - left) })}
          </b>{' '}
          {message === null &&
            (nearest === null
              ? t('refused.none')
              : t('refused.upTo', { left: money(left), nearest: money(nearest) }))}
        </p>
        <small>{t('refused.nothingChanged')}</small>
      </div>
      <div className={styles.actions}>
        <Button onClick={onKeep}>{t('refused.close')}</Button>
        {nearest !== null && (
          <Button variant="ink" busy={busy} onClick={() => onSend(nearest)}>
            {t('refused.take', { nearest: money(nearest) })}
          </Button>
        )}
      </div>
    </div>
  );
}

function Lost({ outcome, chosen, busy, onSend, onKeep }: Props) {
  const t = useTexts<typeof texts>('investment');
  const isOut = outcome?.kind === 'signedOut';
  return (
    <div className={styles.refusal} role="alert">
      <Icon name="warning" />
      <p>
        <b>{t(isOut ? 'refused.signedOut' : 'refused.unreached')}</b>
      </p>
      <div className={styles.actions}>
        <Button onClick={onKeep}>{t('refused.close')}</Button>
        {isOut ? (
          <ButtonLink variant="ink" to="/auth/login?next=/ipo/contents/exhibition/mine">
            {t('wallet.login')}
          </ButtonLink>
        ) : (
          <Button variant="ink" busy={busy} onClick={() => onSend(chosen)}>
            {t('refused.again')}
          </Button>
        )}
      </div>
    </div>
  );
}
