import { listMyExclusions, requestExclusion } from '@chulbal/contract/panels/conflicts';
import { fullDayText } from '@chulbal/contract/time-texts';
import { data, Form, redirect, useNavigation } from 'react-router';
import { numberOf } from '../../../lib/address-numbers.ts';
import { problemOf } from '../../../lib/api-error.ts';
import { flash } from '../../../lib/flash.server.ts';
import { PageMeta } from '../../../lib/page-meta.tsx';
import { requireUser } from '../../../lib/require-user.server.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Status } from '../../../ui/lane/status.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import { holdsAnswers, useReply } from '../../../ui/sign-in/form-reply.ts';
import { useFormErrors } from '../../../ui/sign-in/use-form-errors.ts';
import type { Route } from './+types/exclusion';
import type { exclusion as texts } from './exclusion.ko.ts';
import styles from './exclusion.module.css';

export const middleware: Route.MiddlewareFunction[] = [requireUser];

/** `refused`: why this person cannot ask, such as being a member and not the leader. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const teamNo = numberOf(params.teamNo);
  const result = await visitOf(context).attempt(listMyExclusions, { teamNo });
  if (result.ok) return { ...result.data, teamNo, refused: null };
  const { status } = result.error;
  if (status !== 422) throw data(null, { status: status === 404 ? 404 : 500 });
  return { open: [], requests: [], teamNo, refused: problemOf(result.error).message };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const values = { stageNo: text('stageNo'), evaluator: text('evaluator'), reason: text('reason') };
  const teamNo = numberOf(params.teamNo);
  const input = { ...values, teamNo, stageNo: Number(values.stageNo) };
  const result = await visitOf(context).attempt(requestExclusion, input);
  if (result.ok) return redirect(`/apply/exclusion/${teamNo}`, flash('exclusionAsked'));
  const problem = problemOf(result.error);
  const beside = Object.keys(problem.fields).length > 0;
  const reply = { values, errors: problem.fields, message: beside ? undefined : problem.message };
  return data(reply, { status: 422 });
}

const kinds = { open: 'open', accepted: 'ok', refused: 'closed', takenBack: 'closed' } as const;

/** `/apply/exclusion/{teamNo}`: a team's leader asks that somebody does not judge them, until panels are published. */
export default function Exclusion({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('exclusion');
  const language = useLanguage();
  const { open, requests, refused } = loaderData;
  return (
    <>
      <PageMeta title={t('title')} noIndex />
      <Wrap narrow>
        <PageHead
          title={t('title')}
          lede={t('lede')}
          crumbs={[{ text: t('myPage'), to: '/auth/mypage' }, { text: t('title') }]}
        />
        {refused ? (
          <EmptyState title={refused} action={<ButtonLink to="/auth/mypage">{t('back')}</ButtonLink>} />
        ) : (
          <div className={styles.page}>
            {open.length > 0 ? (
              <RequestForm key={requests.length} open={open} answer={actionData} />
            ) : (
              <p className={styles.closed}>{t('closed')}</p>
            )}
            <section aria-labelledby="requests">
              <Heading size="xl" id="requests">
                {t('requests')}
              </Heading>
              {requests.length === 0 && <p className={styles.quiet}>{t('none')}</p>}
              <ul className={styles.list}>
                {requests.map((one) => (
                  <li key={one.exclusionId}>
                    <div className={styles.line}>
                      <b>{one.evaluator}</b>
                      <Status kind={kinds[one.state]}>{t(`state.${one.state}`)}</Status>
                    </div>
                    <p className={styles.quiet}>
                      {t('asked', { stage: one.stageName, day: fullDayText(one.askedAt, language) })}
                    </p>
                    <p>{one.reason}</p>
                    {one.answer && (
                      <p className={styles.answer}>
                        <b>{t('answer')}</b> {one.answer}
                      </p>
                    )}
                    {one.takenBackReason && (
                      <p className={styles.answer}>
                        <b>{t('takenBack')}</b> {one.takenBackReason}
                      </p>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          </div>
        )}
      </Wrap>
    </>
  );
}

type FormProps = {
  open: Route.ComponentProps['loaderData']['open'];
  answer: Route.ComponentProps['actionData'];
};

type Answer = NonNullable<Route.ComponentProps['actionData']>;

const unanswered: Pick<Answer, 'errors' | 'message'> & Partial<Answer> = { errors: {}, message: undefined };

function RequestForm({ open, answer }: FormProps) {
  const t = useTexts<typeof texts>('exclusion');
  const busy = useNavigation().state === 'submitting';
  const reply = useReply(unanswered, answer);
  const { errors, onChange } = useFormErrors(reply);
  const only = open.length === 1 ? open[0] : null;
  return (
    <Form method="post" noValidate data-unsent={holdsAnswers(reply) || undefined} onChange={onChange}>
      <Stack gap={5}>
        {reply.message && <ErrorSummary errors={{}} message={reply.message} />}
        {only ? (
          <>
            <input type="hidden" name="stageNo" value={only.stageNo} />
            <p className={styles.stage}>{t('only', { stage: only.stageName })}</p>
          </>
        ) : (
          <Field required label={t('stage')} name="stageNo" error={errors.stageNo}>
            <Select
              defaultValue={reply.values?.stageNo}
              options={open.map(({ stageNo, stageName }) => ({ value: String(stageNo), text: stageName }))}
            />
          </Field>
        )}
        <Field
          required
          label={t('evaluator')}
          name="evaluator"
          hint={t('evaluatorHint')}
          error={errors.evaluator}
        >
          <TextInput maxLength={100} autoComplete="off" defaultValue={reply.values?.evaluator} />
        </Field>
        <Field required label={t('reason')} name="reason" hint={t('reasonHint')} error={errors.reason}>
          <TextArea rows={5} max={500} defaultValue={reply.values?.reason} />
        </Field>
        <p className={styles.quiet}>{t('note')}</p>
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {t('send')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
