import type { EvaluatorView } from '@chulbal/contract/evaluators';
import { useState } from 'react';
import { dateText, timeText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Popover } from '../../../ui/action/popover.tsx';
import { type Column, Table } from '../../../ui/data/table.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useOperator } from '../../console/use-operator.ts';
import { Email } from '../../operators/email.tsx';
import { type Decision, DecisionDialog } from './decision-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import type { evaluators as texts } from './evaluators.ko.ts';
import styles from './evaluators.module.css';
import { type Expertise, expertiseNames } from './expertise.ts';
import { RevealDialog } from './reveal-dialog.tsx';

type Props = { evaluators: readonly EvaluatorView[]; expertise: readonly Expertise[] };

const marks = { invited: 'clock', active: 'check', disabled: 'minus' } as const;

/** Evaluators by name, with what an operator may do about each. */
export function EvaluatorTable({ evaluators, expertise }: Props) {
  const t = useTexts<typeof texts>('evaluators');
  const language = useLanguage();
  const [editing, setEditing] = useState<EvaluatorView | null>(null);
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const [revealing, setRevealing] = useState<EvaluatorView | null>(null);

  const columns: Column<EvaluatorView>[] = [
    {
      key: 'name',
      title: t('columns.name'),
      rowHeader: true,
      cell: ({ name, email, phone, state }) => (
        <span className={styles.person}>
          <b className={state === 'disabled' ? styles.off : undefined}>{name}</b>
          <span className={styles.contact}>
            <Email address={email} />
            <span className={styles.phone}>{phone}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'affiliation',
      title: t('columns.affiliation'),
      cell: ({ affiliation, employer, schoolName, department }) => (
        <span className={`${styles.two} ${styles.affiliation}`}>
          {affiliation}
          {[employer, [schoolName, department].filter(Boolean).join(' ')]
            .filter((more) => more && more !== affiliation)
            .map((more) => (
              <small key={more}>{more}</small>
            ))}
        </span>
      ),
    },
    {
      key: 'expertise',
      title: t('columns.expertise'),
      cell: (row) => (
        <span className={styles.fields}>
          {expertiseNames(row.expertise, expertise, language).map((name, place) => (
            <span key={name}>
              {name}
              {place < row.expertise.length - 1 && ','}
            </span>
          ))}
        </span>
      ),
    },
    {
      key: 'loadLimit',
      title: t('columns.loadLimit'),
      right: true,
      nowrap: true,
      cell: ({ loadLimit }) => <span className={styles.limit}>{t('teams', { count: loadLimit })}</span>,
    },
    {
      key: 'state',
      title: t('columns.state'),
      nowrap: true,
      cell: ({ state }) => (
        <span className={styles.state} data-state={state}>
          <Icon name={marks[state]} size="sm" />
          {t(`states.${state}`)}
        </span>
      ),
    },
    {
      key: 'login',
      title: t('columns.lastLogin'),
      nowrap: true,
      cell: ({ lastLoginAt }) =>
        lastLoginAt ? (
          <span className={styles.two}>
            {dateText(lastLoginAt)}
            <small>{timeText(lastLoginAt)}</small>
          </span>
        ) : (
          <span className={styles.off}>{t('never')}</span>
        ),
    },
    {
      key: 'acts',
      title: t('columns.acts'),
      right: true,
      cell: (evaluator) => (
        <Acts
          evaluator={evaluator}
          onEdit={() => setEditing(evaluator)}
          onReveal={() => setRevealing(evaluator)}
          onDecide={(what) => setDeciding({ what, evaluator })}
        />
      ),
    },
  ];
  return (
    <>
      <Table
        caption={t('title')}
        columns={columns}
        rows={evaluators}
        rowKey={({ evaluatorId }) => evaluatorId}
        dense
      />
      <EditDialog evaluator={editing} onClose={() => setEditing(null)} expertise={expertise} />
      {deciding && <DecisionDialog decision={deciding} onClose={() => setDeciding(null)} />}
      <RevealDialog evaluator={revealing} onClose={() => setRevealing(null)} />
    </>
  );
}

type ActsProps = {
  evaluator: EvaluatorView;
  onEdit: () => void;
  onReveal: () => void;
  onDecide: (what: Decision['what']) => void;
};

function Acts({ evaluator: { name, state }, onEdit, onReveal, onDecide }: ActsProps) {
  const t = useTexts<typeof texts>('evaluators');
  const { can } = useOperator();
  const acts: [string, () => void][] = [
    ...(can('revealPersonalData') ? ([[t('acts.reveal'), onReveal]] as [string, () => void][]) : []),
    ...(state === 'disabled'
      ? ([[t('acts.enable'), () => onDecide('enable')]] as [string, () => void][])
      : ([
          [t('acts.password'), () => onDecide('password')],
          [t('acts.disable'), () => onDecide('disable')],
        ] as [string, () => void][])),
  ];
  return (
    <div className={styles.acts}>
      <Button size="sm" onClick={onEdit} aria-label={`${t('acts.edit')}: ${name}`}>
        {t('acts.edit')}
      </Button>
      <Popover
        label={t('more', { name })}
        align="end"
        buttonClassName={styles.more}
        button={<DenseIcon name="more" />}
      >
        {(close) => (
          <ul className={styles.menu}>
            {acts.map(([text, act]) => (
              <li key={text}>
                <button
                  type="button"
                  onClick={() => {
                    close();
                    act();
                  }}
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Popover>
    </div>
  );
}
