import type { MemberField } from '@chulbal/contract/members';
import { memberFields } from '@chulbal/contract/members.values';
import { reasonLengths } from '@chulbal/contract/reason-lengths.values';
import { useEffect, useState } from 'react';
import { timeText } from '../../lib/korean-time.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ReasonCommand } from '../../ui/form-dialog/reason-command.tsx';
import { memberCommand } from '../shell/commands.ts';
import { useOperator } from '../shell/use-operator.ts';
import type { members as texts } from './members.ko.ts';
import styles from './members.module.css';

const SHOWN_MS = 10 * 60_000;

type Member = { accountId: number; country: string } & Record<MemberField, string>;
type Shown = { value: string; until: number };

/** What is known of a person, masked; each is shown by itself for ten minutes. */
export function PersonalData({ member }: { member: Member }) {
  const t = useTexts<typeof texts>('members');
  const { can } = useOperator();
  const [shown, setShown] = useState<Partial<Record<MemberField, Shown>>>({});
  const [asked, setAsked] = useState<MemberField | null>(null);
  const hide = (field: MemberField) => setShown(({ [field]: _, ...rest }) => rest);
  return (
    <section aria-labelledby="data">
      <h3 id="data">
        {t('data')} <small>{t('masked')}</small>
      </h3>
      <dl className={styles.data}>
        {memberFields.map((field) => {
          const open = shown[field];
          return (
            <div key={field} data-open={open ? '' : undefined}>
              <dt>{t(`fields.${field}`)}</dt>
              <dd>
                {open ? <Open shown={open} onEnd={() => hide(field)} /> : member[field] || t('missing')}
              </dd>
              {!open && member[field] && can('revealPersonalData') && (
                <dd>
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`${t('show')}: ${t(`fields.${field}`)}`}
                    onClick={() => setAsked(field)}
                  >
                    {t('show')}
                  </Button>
                </dd>
              )}
            </div>
          );
        })}
        <div>
          <dt>{t('country')}</dt>
          <dd>{member.country || t('missing')}</dd>
        </div>
      </dl>
      {asked && (
        <RevealDialog
          key={asked}
          accountId={member.accountId}
          field={asked}
          onShown={(value) => {
            setShown((before) => ({ ...before, [asked]: { value, until: Date.now() + SHOWN_MS } }));
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

function Open({ shown: { value, until }, onEnd }: { shown: Shown; onEnd: () => void }) {
  const t = useTexts<typeof texts>('members');
  useEffect(() => {
    const timer = setTimeout(onEnd, until - Date.now());
    return () => clearTimeout(timer);
  });
  return (
    <span className={styles.open}>
      <b>{value}</b>
      <small>{t('hidesAt', { at: timeText(until) })}</small>
      <Button size="sm" variant="ghost" onClick={onEnd}>
        {t('hide')}
      </Button>
    </span>
  );
}

type DialogProps = {
  accountId: number;
  field: MemberField;
  onShown: (value: string) => void;
  onClose: () => void;
};

function RevealDialog({ accountId, field, onShown, onClose }: DialogProps) {
  const t = useTexts<typeof texts>('members');
  return (
    <ReasonCommand
      title={t('reveal.title', { field: t(`fields.${field}`) })}
      body={t('reveal.body')}
      submit={t('reveal.submit')}
      length={reasonLengths.member}
      send={(reason) => memberCommand('reveal', { accountId, field, reason })}
      onDone={({ value }) => onShown(value)}
      onClose={onClose}
    />
  );
}
