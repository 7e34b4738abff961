import type { MarketView } from '@chulbal/contract/investment/investment';
import { amountsOf } from '@chulbal/contract/investment/rules';
import { useId } from 'react';
import { moneyText } from '../../../lib/money.ts';
import { useLanguage } from '../../../lib/use-texts.ts';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import styles from './amount.module.css';

type Props = {
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
export function AmountLane({
  limits,
  lane,
  held,
  chosen,
  refusedFrom = null,
  label,
  disabled,
  onChoose,
}: Props) {
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
