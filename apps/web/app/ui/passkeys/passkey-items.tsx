import type { PasskeyView } from '@chulbal/contract/passkeys/passkeys';
import { fullDayText } from '@chulbal/contract/time-texts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { consoleCommands, pointerCommands, siteCommands } from '../../lib/command/commands.ts';
import { confirm } from '../../lib/dialogs.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../action/button.tsx';
import { Field } from '../form/field.tsx';
import { PasswordInput } from '../form/password-input.tsx';
import { TextInput } from '../form/text-input.tsx';
import { Icon } from '../icon/icon.tsx';
import { TotpField } from '../sign-in/totp-field.tsx';
import styles from '../sign-in/ways-in.module.css';
import type { PasskeyArea } from './authenticator.ts';
import type { passkeys as texts } from './passkeys.ko.ts';

const siteArea = siteCommands('passkey');
const pointerArea = pointerCommands('passkey');
const consoleArea = consoleCommands('passkey');

/** How each kind of account names and removes its own. */
const commands = {
  user: {
    rename: (input: Renamed) => siteArea('rename', input),
    remove: (input: Removed) => siteArea('remove', input),
  },
  evaluator: {
    rename: (input: Renamed) => pointerArea('rename', input),
    remove: (input: Removed) => pointerArea('remove', input),
  },
  operator: {
    rename: (input: Renamed) => consoleArea('rename', input),
    remove: (input: Removed) => consoleArea('remove', input),
  },
};

type Renamed = { passkeyNo: number; name: string };
type Removed = { passkeyNo: number };

/** What somebody is asked for before a passkey is added; `session` asks by itself, over the page. */
export type AddProof = 'password' | 'passwordAndCode' | 'freshLogIn' | 'session';

type Props = {
  area?: PasskeyArea;
  passkeys: readonly PasskeyView[];
  proof: AddProof;
  /** Whether nothing else lets its owner in. */
  isLast?: boolean;
};

/** One's passkeys among the ways to log in, and a further one. */
export function PasskeyItems({ area = 'user', passkeys, proof, isLast = false }: Props) {
  const t = useTexts<typeof texts>('passkeys');
  const [adding, setAdding] = useState(false);
  return (
    <>
      {passkeys.map((passkey) => (
        <PasskeyItem key={passkey.passkeyNo} area={area} passkey={passkey} isLast={isLast} />
      ))}
      <li className={styles.item}>
        <Icon name="key" />
        <p>
          <b>{t('mine.new')}</b>
          <small>{t('mine.none')}</small>
        </p>
        {adding ? (
          <AddForm area={area} proof={proof} onEnd={() => setAdding(false)} />
        ) : (
          <Button variant="line" size="sm" aria-label={t('mine.addNamed')} onClick={() => setAdding(true)}>
            {t('mine.add')}
          </Button>
        )}
      </li>
    </>
  );
}

type ItemProps = { area: PasskeyArea; passkey: PasskeyView };

function PasskeyItem({ area, passkey, isLast }: ItemProps & { isLast: boolean }) {
  const t = useTexts<typeof texts>('passkeys');
  const language = useLanguage();
  const { name, addedAt, usedAt, backedUp } = passkey;
  const [naming, setNaming] = useState(false);
  const day = (at: string) => fullDayText(at, language);
  const facts = [
    t('mine.added', { date: day(addedAt) }),
    usedAt && t('mine.used', { date: day(usedAt) }),
    backedUp && t('mine.backedUp'),
  ];
  return (
    <li className={styles.item}>
      <Icon name="key" />
      <p>
        <b>{name}</b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {isLast && <small>{t('mine.last')}</small>}
      </p>
      {!naming && (
        <Button
          variant="line"
          size="sm"
          aria-label={t('mine.renameNamed', { name })}
          onClick={() => setNaming(true)}
        >
          {t('mine.rename')}
        </Button>
      )}
      {!isLast && <RemoveButton area={area} passkey={passkey} />}
      {naming && <RenameForm area={area} passkey={passkey} onEnd={() => setNaming(false)} />}
    </li>
  );
}

function RemoveButton({ area, passkey: { passkeyNo, name } }: ItemProps) {
  const t = useTexts<typeof texts>('passkeys');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  async function remove() {
    const yes = await confirm({
      title: t('mine.ask', { name }),
      body: t('mine.askText'),
      ok: t('mine.remove'),
    });
    if (!yes) return;
    setBusy(true);
    const reply = await commands[area].remove({ passkeyNo });
    setBusy(false);
    if (reply.kind === 'done') {
      toast.success(t('mine.removed', { name }));
      await revalidate();
    } else if (reply.kind === 'refused') toast.error(reply.problem.message);
    else if (reply.kind === 'unreached') toast.error(t('trouble.unreached.title'));
  }
  return (
    <Button
      variant="line"
      size="sm"
      busy={busy}
      aria-label={t('mine.removeNamed', { name })}
      onClick={() => void remove()}
    >
      {t('mine.remove')}
    </Button>
  );
}

/** What went wrong, by the field that it belongs to; `form` of the whole. */
type Wrong = { form?: string; name?: string; currentPassword?: string; totp?: string };

type FrameProps = { busy: boolean; go: string; wrong: Wrong; onCancel: () => void; children: ReactNode };

/** A small form within the list. */
function ItemForm(props: FrameProps & { onSend: (form: FormData) => void }) {
  const t = useTexts<typeof texts>('passkeys');
  const { busy, go, wrong, onCancel, onSend, children } = props;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) onSend(new FormData(event.currentTarget));
  }
  return (
    <form noValidate className={styles.linking} onSubmit={submit}>
      {children}
      {wrong.form && (
        <p role="alert" className={styles.wrong}>
          {wrong.form}
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="line" onClick={onCancel}>
          {t('mine.cancel')}
        </Button>
        <Button type="submit" variant="ink" busy={busy}>
          {go}
        </Button>
      </div>
    </form>
  );
}

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '');

function RenameForm({ area, passkey, onEnd }: ItemProps & { onEnd: () => void }) {
  const t = useTexts<typeof texts>('passkeys');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});
  async function save(form: FormData) {
    setBusy(true);
    const { passkeyNo } = passkey;
    const reply = await commands[area].rename({ passkeyNo, name: textIn(form, 'name') });
    setBusy(false);
    if (reply.kind === 'done') {
      toast.success(t('mine.renamed'));
      onEnd();
      await revalidate();
    } else if (reply.kind === 'refused') setWrong(wrongOf(reply.problem));
    else setWrong({ form: t('trouble.unreached.title') });
  }
  return (
    <ItemForm
      busy={busy}
      go={t('mine.save')}
      wrong={wrong}
      onCancel={onEnd}
      onSend={(form) => void save(form)}
    >
      <Field required label={t('mine.label')} id={`name-${passkey.passkeyNo}`} name="name" error={wrong.name}>
        <TextInput maxLength={40} defaultValue={passkey.name} autoFocus />
      </Field>
    </ItemForm>
  );
}

/** Asks who it is before the account gets another way in; then the device is asked. */
function AddForm({ area, proof, onEnd }: { area: PasskeyArea; proof: AddProof; onEnd: () => void }) {
  const t = useTexts<typeof texts>('passkeys');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});
  async function add(form: FormData) {
    setBusy(true);
    setWrong({});
    const { createPasskey } = await import('./authenticator.ts');
    const who = { currentPassword: textIn(form, 'currentPassword'), totp: textIn(form, 'totp') };
    const done = await createPasskey(area, { name: textIn(form, 'name'), ...who });
    setBusy(false);
    if (done.kind === 'done') {
      toast.success(t('mine.done'));
      onEnd();
      await revalidate();
    } else if ('problem' in done && done.problem) setWrong(wrongOf(done.problem));
    else {
      const known = ['cancelled', 'already', 'unsupported'] as const;
      setWrong({ form: t(`mine.${known.find((kind) => kind === done.kind) ?? 'unreached'}`) });
    }
  }
  return (
    <ItemForm busy={busy} go={t('mine.go')} wrong={wrong} onCancel={onEnd} onSend={(form) => void add(form)}>
      <p className={styles.small}>{t(`mine.proof.${proof}`)}</p>
      {(proof === 'password' || proof === 'passwordAndCode') && (
        <Field
          required
          label={t('mine.current')}
          id="passkey-password"
          name="currentPassword"
          error={wrong.currentPassword}
        >
          <PasswordInput autoComplete="current-password" autoFocus />
        </Field>
      )}
      {proof === 'passwordAndCode' && <TotpField error={wrong.totp} />}
      <Field
        required
        label={t('mine.label')}
        id="passkey-name"
        name="name"
        hint={t('mine.hint')}
        error={wrong.name}
      >
        <TextInput maxLength={40} defaultValue={t(`device.${deviceKind(navigator.userAgent)}`)} />
      </Field>
    </ItemForm>
  );
}

function wrongOf({ fields, message }: { fields: Record<string, string>; message: string }): Wrong {
  const { name, currentPassword, totp } = fields;
  if (name) return { name };
  if (totp) return { totp };
  return currentPassword ? { currentPassword } : { form: message };
}

/** What kind of device this is, for a first name of its passkey. */
function deviceKind(agent: string) {
  const kinds = [
    ['iphone', /iPhone/],
    ['ipad', /iPad/],
    ['android', /Android/],
    ['mac', /Macintosh/],
    ['windows', /Windows/],
  ] as const;
  return kinds.find(([, mark]) => mark.test(agent))?.[0] ?? 'other';
}
