import type { MarketCompany, MarketView } from '@chulbal/contract/investment/investment';
import { amountsOf } from '@chulbal/contract/investment/rules';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { shortMomentText } from '../../../lib/korean-time.ts';
import { moneyText, shortMoney } from '../../../lib/money.ts';
import { toast } from '../../../lib/toast.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { investment as texts } from '../investment.ko.ts';
import { useInvest } from '../use-invest.ts';
import styles from './amount.module.css';
import { ChangeNote } from './change-note.tsx';

type Props = {
  market: MarketView;
  company: Pick<MarketCompany, 'icNo' | 'lane' | 'teamName'>;
  held: number;
  left: number;
  changedAt: string | null;
  /** Nothing more can be put in: it is not shown any more. */
  onlyBack?: boolean;
  /** Beside a page, where amount and lane stand in lines of their own. */
  narrow?: boolean;
};

/** One company's amount: the lane to choose it on, what it is now, and under both what a change would do. */
export function AmountRow({ market, company, held, left, changedAt, onlyBack, narrow }: Props) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [picked, setPicked] = useState<number | null>(null);
  const { igNo, limits, state } = market;
  const { icNo, lane, teamName } = company;
  const { busy, outcome, send, forget } = useInvest({
    igNo,
    onDone({ left: rest, holdings }) {
      const now = holdings.find((one) => one.icNo === icNo)?.amount ?? 0;
      const said = {
        company: teamName,
        amount: moneyText(now, language),
        left: moneyText(rest, language),
      };
      toast.success(t('saved', said));
      void revalidate().finally(() => setPicked(null));
    },
    // Another tab, another device or the clock was first: what stands now is shown beside the refusal.
    onRefused({ name, message }) {
      if (name === 'marketClosed') toast.error(message);
      void revalidate();
    },
  });
  const chosen = picked ?? held;
  const isOpen = state === 'open';
  const choose = (amount: number) => {
    forget();
    setPicked(amount);
  };
  const keep = () => {
    forget();
    setPicked(null);
  };
  return (
    <>
      <div className={styles.row} data-narrow={narrow || undefined}>
        <AmountLane
          {...{ limits, lane, held, chosen }}
          refusedFrom={chosen > held + left ? held + left + 1 : null}
          label={t('amountOf', { company: teamName })}
          disabled={!isOpen || busy || (onlyBack ?? false)}
          onChoose={choose}
        />
        <p className={styles.amount}>
          {chosen !== held && held > 0 && <s>{shortMoney(held, language)}</s>}{' '}
          <b>{moneyText(chosen > held + left ? held : chosen, language)}</b>
          {changedAt && <small>{t('changedAt', { moment: shortMomentText(changedAt, language) })}</small>}
        </p>
        <span className={styles.back}>
          {isOpen && held > 0 && (
            <Button
              variant="ghost"
              size="sm"
              icon="undo"
              aria-label={t('takeBackOf', { company: teamName })}
              onClick={() => choose(0)}
            >
              {t('takeBack')}
            </Button>
          )}
        </span>
      </div>
      {isOpen && (
        <ChangeNote
          {...{ limits, held, left, chosen, outcome, busy }}
          company={teamName}
          onSend={(amount) => {
            setPicked(amount);
            void send(icNo, amount);
          }}
          onKeep={keep}
        />
      )}
    </>
  );
}

type AmountLaneProps = {
  limits: MarketView['limits'];
  lane: number;
  /** What is in the company now, and what is chosen in its place; in won. */
  held: number;
  chosen: number;
  /** Legs from here on were refused. */
  refusedFrom?: number | null;
  label: string;
  disabled?: boolean;
  onChoose: (amount: number) => void;
};

/**
 * What one may put into a company as legs of its lane, one of them chosen: radio buttons, so that arrows, touch and
 * assistive technology do what they do everywhere.
 */
function AmountLane({
  limits,
  lane,
  held,
  chosen,
  refusedFrom = null,
  label,
  disabled,
  onChoose,
}: AmountLaneProps) {
  const name = useId();
  const language = useLanguage();
  return (
    <fieldset className={styles.amounts} data-lane={laneColour(lane)} disabled={disabled}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {amountsOf(limits).map((amount) => (
        <label key={amount} data-leg={legOf(amount, { held, chosen, refusedFrom })}>
          <input
            type="radio"
            name={name}
            checked={amount === chosen}
            aria-label={moneyText(amount, language)}
            onChange={() => onChoose(amount)}
          />
          <span aria-hidden="true">{amount / 1_000_000}</span>
        </label>
      ))}
    </fieldset>
  );
}

function legOf(
  amount: number,
  { held, chosen, refusedFrom }: { held: number; chosen: number; refusedFrom: number | null },
): string {
  if (refusedFrom !== null && amount >= refusedFrom && amount <= chosen) return 'refused';
  if (amount <= Math.min(held, chosen)) return 'held';
  if (amount <= chosen) return 'more';
  return amount <= held ? 'less' : 'open';
}
