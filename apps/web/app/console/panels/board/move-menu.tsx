import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Popover } from '../../../ui/action/popover.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import type { panels as texts } from '../panels.ko.ts';
import styles from './board.module.css';
import { useBoard } from './board-context.ts';
import { usePanelNames } from './panel-name.ts';

type Props = {
  /** What the button is called, and what it shows; the panel it is in where not given. */
  label: string;
  shown?: string;
  /** Key of the panel from which it moves; null where it is in none. */
  from: string | null;
  onMove: (to: string | null) => void;
};

/**
 * The panels to which something can be moved. Arrow keys only look: a select of the platform would move at every key.
 * The next line has the focus afterwards, so that a list is worked through without going back to its head.
 */
export function MoveMenu({ label, shown, from, onMove }: Props) {
  const { arrangement } = useBoard();
  const nameOf = usePanelNames(arrangement);
  return (
    <span data-move>
      <Popover
        label={label}
        align="end"
        buttonClassName={styles.button}
        panelClassName={styles.panel}
        button={
          <>
            <span>{shown ?? nameOf(from)}</span>
            <DenseIcon name="chevron-down" />
          </>
        }
      >
        {(close) => (
          <Places
            from={from}
            onChoose={(to, next) => {
              close();
              if (to === from) return;
              onMove(to);
              next?.focus();
            }}
          />
        )}
      </Popover>
    </span>
  );
}

type PlacesProps = Pick<Props, 'from'> & {
  onChoose: (to: string | null, next: HTMLElement | null) => void;
};

/** All panels and none; the one it is in has the focus first. */
function Places({ from, onChoose }: PlacesProps) {
  const t = useTexts<typeof texts>('panels');
  const { arrangement } = useBoard();
  const nameOf = usePanelNames(arrangement);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus(), []);
  return (
    <ul ref={list} className={styles.places} onKeyDown={walk}>
      {[...arrangement.map(({ key }) => key), null].map((key) => (
        <li key={key ?? ''}>
          <button
            type="button"
            data-place={key ?? 'none'}
            aria-current={key === from || undefined}
            onClick={(event) => onChoose(key, nextMove(event))}
          >
            {nameOf(key)}
            {key === from && <small>{t('act.here')}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The button of the line after the one that is about to leave the list, or of the one before. */
function nextMove(event: MouseEvent): HTMLElement | null {
  const line = event.currentTarget.closest('[data-line]');
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  return neighbour?.querySelector<HTMLElement>('[data-move] button') ?? null;
}

/** Arrows, Home and End go through the panels. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons.at(to % buttons.length)?.focus();
}
