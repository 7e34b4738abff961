import type { EvaluatorView } from '@chulbal/contract/evaluators/evaluators';
import type { EvaluatorSort } from '@chulbal/contract/evaluators/list';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { shortMomentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { type MenuAct, MoreMenu } from '../../ui/action/more-menu.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { type Column, Table } from '../../ui/data/table.tsx';
import { TwoLines } from '../../ui/data/two-lines.tsx';
import { ReasonCommand } from '../../ui/form-dialog/reason-command.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Email } from '../operators/email.tsx';
import { evaluatorCommand } from '../shell/commands.ts';
import { useOperator } from '../shell/use-operator.ts';
import { EvaluatorDialog } from './evaluator-dialog.tsx';
import type { evaluators as texts } from './evaluators.ko.ts';
import styles from './evaluators.module.css';
import { addressSorted, readEvaluatorsQuery } from './evaluators-address.ts';
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
  const [search] = useSearchParams();
  const { sort } = readEvaluatorsQuery(search);
  const sortBy = (...orders: EvaluatorSort[]) => {
    const now = sort && orders.includes(sort) ? sort : undefined;
    const way = now?.startsWith('-') ? ('descending' as const) : ('ascending' as const);
    return { to: addressSorted(search, orders), now: now && way };
  };

  const columns: Column<EvaluatorView>[] = [
    {
      key: 'name',
      title: t('columns.name'),
      rowHeader: true,
      cell: ({ name, email, phone, state }) => (
        <TwoLines>
          <b className={state === 'disabled' ? styles.off : undefined}>{name}</b>
          <small className={styles.contact}>
            <Email address={email} />
            <span className={styles.phone}>{phone}</span>
          </small>
        </TwoLines>
      ),
    },
    {
      key: 'affiliation',
      title: t('columns.affiliation'),
      cell: ({ affiliation, employer, schoolName, department, expertise: fields }) => (
        <TwoLines>
          <span className={styles.affiliation}>{affiliation}</span>
          {[employer, [schoolName, department].filter(Boolean).join(' ')]
            .filter((more) => more && more !== affiliation)
            .map((more) => (
              <small key={more}>{more}</small>
            ))}
          <small className={styles.fields}>{expertiseNames(fields, expertise, language).join(', ')}</small>
        </TwoLines>
      ),
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
      key: 'assigned',
      title: t('columns.assigned'),
      right: true,
      nowrap: true,
      sort: sortBy('-assigned', 'assigned'),
      cell: ({ assigned, loadLimit }) => (
        <span className={styles.work}>
          <b>{assigned}</b>
          <small>{t('ofLimit', { count: loadLimit })}</small>
        </span>
      ),
    },
    {
      key: 'submitted',
      title: t('columns.submitted'),
      right: true,
      nowrap: true,
      sort: sortBy('submitted', '-submitted'),
      cell: ({ assigned, submitted }) =>
        assigned > 0 ? (
          <span className={styles.work}>
            <b>{submitted}</b>
            <small>/ {assigned}</small>
            <i style={{ '--filled': `${(submitted / assigned) * 100}%` }} />
          </span>
        ) : (
          <span className={styles.off}>–</span>
        ),
    },
    {
      key: 'signed',
      title: t('columns.signed'),
      cell: (row) => <Signed evaluator={row} />,
    },
    {
      key: 'login',
      rare: true,
      title: t('columns.lastLogin'),
      sort: sortBy('-lastLogin', 'lastLogin'),
      cell: ({ lastLoginAt }) =>
        lastLoginAt ? (
          shortMomentText(lastLoginAt, language)
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
      <EvaluatorDialog
        open={editing !== null}
        evaluator={editing}
        onClose={() => setEditing(null)}
        expertise={expertise}
      />
      {deciding && <DecisionDialog decision={deciding} onClose={() => setDeciding(null)} />}
      <RevealDialog evaluator={revealing} onClose={() => setRevealing(null)} />
    </>
  );
}

/** Whether somebody has signed what they submitted: a word for their stage, a count where they have several. */
function Signed({ evaluator: { assigned, submitted, stages, signed } }: { evaluator: EvaluatorView }) {
  const t = useTexts<typeof texts>('evaluators');
  if (stages === 0) return <span className={styles.off}>–</span>;
  if (signed >= stages) return <StateMark kind="ok">{t('signed.done')}</StateMark>;
  if (signed > 0) return t('signed.some', { signed, stages });
  if (submitted < assigned) return <span className={styles.off}>{t('signed.notYet')}</span>;
  return <StateMark kind="wait">{t('signed.waits')}</StateMark>;
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
  const acts: MenuAct[] = [
    ...(can('revealPersonalData') ? [{ text: t('acts.reveal'), run: onReveal }] : []),
    ...(state === 'disabled'
      ? [{ text: t('acts.enable'), run: () => onDecide('enable') }]
      : [
          { text: t('acts.password'), run: () => onDecide('password') },
          { text: t('acts.disable'), run: () => onDecide('disable') },
        ]),
  ];
  return (
    <div className={styles.acts}>
      <Button size="sm" onClick={onEdit} aria-label={`${t('acts.edit')}: ${name}`}>
        {t('acts.edit')}
      </Button>
      <MoreMenu label={t('more', { name })} acts={acts} />
    </div>
  );
}

/** What needs a reason: closing or opening somebody's log-in, or another first password. */
type Decision = { what: 'disable' | 'enable' | 'password'; evaluator: EvaluatorView };

type DecisionDialogProps = { decision: Decision; onClose: () => void };

/** Asks for the reason, which goes into the audit log, and does it. */
function DecisionDialog({ decision: { what, evaluator }, onClose }: DecisionDialogProps) {
  const t = useTexts<typeof texts>('evaluators');
  const { evaluatorId, name } = evaluator;
  const status = what === 'enable' ? 'active' : 'disabled';
  return (
    <ReasonCommand
      title={t(`decide.${what}.title`, { name })}
      body={t(`decide.${what}.body`)}
      submit={t(`decide.${what}.submit`)}
      danger={what === 'disable'}
      oneLine={200}
      send={(reason) =>
        what === 'password'
          ? evaluatorCommand('sendPassword', { evaluatorId, reason })
          : evaluatorCommand('setStatus', { evaluatorId, status, reason })
      }
      done={t(`done.${what}`, { name })}
      onClose={onClose}
    />
  );
}
