import type { MyDataRequest } from '@chulbal/contract/data-requests';
import { requestKinds } from '@chulbal/contract/data-requests.values';
import { fullDayText } from '@chulbal/contract/time-texts';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { FormMessage } from '../../ui/sign-in/form-message.tsx';
import { type FormReply, useReply } from '../../ui/sign-in/form-reply.ts';
import { useFormErrors } from '../../ui/sign-in/use-form-errors.ts';
import type { myRequests as texts } from './my-requests.ko.ts';
import styles from './my-requests.module.css';

/** The answer to a sent request; `asked` once it has come. */
export type RequestReply = FormReply & { asked?: boolean };

const none: Pick<RequestReply, 'errors' | 'message' | 'wait' | 'asked'> = { errors: {} };

/** What I have asked about my data and how it stands, and asking in my own words. */
export function MyRequests({ requests }: { requests: readonly MyDataRequest[] }) {
  const t = useTexts<typeof texts>('myRequests');
  return (
    <>
      {requests.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <ol className={styles.list}>
          {requests.map((request) => (
            <Asked key={request.requestNo} request={request} />
          ))}
        </ol>
      )}
      <AskForm count={requests.length} />
    </>
  );
}

const marks = { open: 'wait', done: 'ok', refused: 'bad', ended: 'off' } as const;

function Asked({ request }: { request: MyDataRequest }) {
  const t = useTexts<typeof texts>('myRequests');
  const language = useLanguage();
  const { requestNo, kind, state, text, receivedAt, dueOn, left, extensionReason, answer, answeredAt } =
    request;
  const day = (at: string) => fullDayText(at, language);
  const term = left > 0 ? t('left', { count: left }) : left === 0 ? t('today') : t('over', { count: -left });
  return (
    <li>
      <p className={styles.head}>
        <b>
          {t(`kinds.${kind}`)} <small>{t('number', { number: requestNo })}</small>
        </b>
        <StateMark kind={marks[state]}>{t(`states.${state}`)}</StateMark>
      </p>
      <p className={styles.when}>
        {t('asked', { day: day(receivedAt) })}
        {state === 'open' && ` · ${t('due', { day: day(dueOn) })} · ${term}`}
      </p>
      <p className={styles.said}>{text}</p>
      {extensionReason && <p className={styles.when}>{t('extended', { reason: extensionReason })}</p>}
      {answer && answeredAt && (
        <div className={styles.answer}>
          <b>{t('answer', { day: day(answeredAt) })}</b>
          <p>{answer}</p>
        </div>
      )}
    </li>
  );
}

function AskForm({ count }: { count: number }) {
  const t = useTexts<typeof texts>('myRequests');
  const fetcher = useFetcher<RequestReply>();
  const form = useRef<HTMLFormElement>(null);
  const reply = useReply(none, fetcher.data);
  const { errors, onChange } = useFormErrors(reply);
  const asked = reply.asked === true && !reply.message;
  useEffect(() => {
    if (asked) form.current?.reset();
  }, [asked]);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/auth/my-data"
      noValidate
      onChange={onChange}
      className={styles.form}
    >
      <input type="hidden" name="intent" value="request" />
      <FormMessage message={reply.message} wait={reply.wait} />
      {asked && <p role="status">{t('sent')}</p>}
      <FieldGroup required label={t('kind')} name="kind" error={errors.kind}>
        <RadioGroup choices={requestKinds.map((value) => ({ value, text: t(`kinds.${value}`) }))} />
      </FieldGroup>
      <Field required label={t('text')} name="text" hint={t('hint')} error={errors.text}>
        <TextArea key={count} max={2000} rows={4} />
      </Field>
      <div>
        <Button type="submit" variant="ink" busy={fetcher.state !== 'idle'}>
          {t('submit')}
        </Button>
      </div>
    </fetcher.Form>
  );
}
